// Waiting for descriptors, as run loops do.

#define _GNU_SOURCE
#include <poll.h>
#include <sys/select.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"

typedef struct Wait {
    struct pollfd *descriptors;
    nfds_t descriptor_count;
    const sigset_t *signals;
    int result;
} Wait;

static const struct timespec at_once = {0};

static bool has_events(void *context) {
    Wait *wait = context;
    wait->result = SYSTEM(ppoll)(wait->descriptors, wait->descriptor_count, &at_once, wait->signals);
    return wait->result != 0;
}

static int wait_until(int64_t deadline, Wait wait) {
    turns_wait_serving_main_queue(has_events, &wait, deadline);
    return wait.result;
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
    if (!clock_is_virtual()) return SYSTEM(ppoll)(descriptors, count, timeout, signals);
    int64_t deadline = timeout ? clock_after(timeout->tv_sec * NANOSECONDS_PER_SECOND + timeout->tv_nsec) : NEVER;
    return wait_until(deadline, (Wait){.descriptors = descriptors, .descriptor_count = count, .signals = signals});
}

int poll(struct pollfd *descriptors, nfds_t count, int timeout) {
    if (!clock_is_virtual()) return SYSTEM(poll)(descriptors, count, timeout);
    int64_t deadline = timeout < 0 ? NEVER : clock_after(timeout * 1000000LL);
    return wait_until(deadline, (Wait){.descriptors = descriptors, .descriptor_count = count});
}

int select(int count, fd_set *reads, fd_set *writes, fd_set *exceptions, struct timeval *timeout) {
    if (clock_is_virtual() && !(timeout && timeout->tv_sec == 0 && timeout->tv_usec == 0)) {
        not_on_virtual_time("waiting for descriptors with select");
    }
    return SYSTEM(select)(count, reads, writes, exceptions, timeout);
}
