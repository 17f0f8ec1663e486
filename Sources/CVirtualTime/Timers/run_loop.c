// Run loops, which Foundation's Timer lives on. A run loop waits in epoll, and a timer descriptor says when its next timer
// is due. Both are the system's; here only the time is different, and the main thread's run loop turns when it has to.

#define _GNU_SOURCE
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "../Clock/clock.h"
#include "../Jobs/jobs.h"
#include "../System/system.h"
#include "../Turns/turns.h"

void CFRunLoopPerformBlock(void *run_loop, const void *mode, dispatch_block_t block);

#define DESCRIPTOR_COUNT 1024

/// Run loops count in floating-point seconds since 2001, whose last bit is worth 0.12 µs, and so ask for a moment beside
/// the one that was meant. Where it is before, the nearest multiple of this is meant.
#define GRAIN 1000

typedef struct Descriptor {
    bool is_timer;
    /// What makes it readable; null when it is not armed.
    Job *job;
} Descriptor;

static Descriptor descriptors[DESCRIPTOR_COUNT];

static bool is_timer(int descriptor) {
    return descriptor >= 0 && descriptor < DESCRIPTOR_COUNT && descriptors[descriptor].is_timer;
}

static bool a_turn_is_due;

static void turn_run_loop(void *context) {
    (void)context;
    a_turn_is_due = false;
    static int32_t (*_Atomic run)(const void *mode, double seconds, unsigned char only_one_source);
    static const void *const *_Atomic mode;
    if (!run) run = (int32_t(*)(const void *, double, unsigned char))system_symbol("CFRunLoopRunInMode");
    if (!mode) mode = system_symbol("kCFRunLoopDefaultMode");
    run(*mode, 0, false);
}

static void turn_run_loop_soon(void) {
    if (a_turn_is_due) return;
    a_turn_is_due = true;
    jobs_add(job_of_function(main_queue(), NULL, turn_run_loop), clock_now());
}

static void make_readable(int descriptor) {
    const struct itimerspec at_once = {.it_value = {.tv_nsec = 1}};
    SYSTEM(timerfd_settime)(descriptor, 0, &at_once, NULL);
    struct pollfd readable = {.fd = descriptor, .events = POLLIN};
    while (SYSTEM(poll)(&readable, 1, -1) != 1) continue;
}

static void fire(void *context) {
    Descriptor *descriptor = context;
    descriptor->job = NULL;
    make_readable((int)(descriptor - descriptors));
    turn_run_loop(NULL);
}

int timerfd_create(int clock, int flags) {
    int descriptor = SYSTEM(timerfd_create)(clock, flags);
    if (!clock_is_virtual() || descriptor < 0) return descriptor;
    if (descriptor >= DESCRIPTOR_COUNT) not_on_virtual_time("a timer descriptor beyond the first 1024 descriptors");
    descriptors[descriptor] = (Descriptor){.is_timer = true};
    return descriptor;
}

int timerfd_settime(int number, int flags, const struct itimerspec *new, struct itimerspec *old) {
    if (!is_timer(number)) {
        if (clock_is_virtual()) not_on_virtual_time("a timer descriptor that was made before the start");
        return SYSTEM(timerfd_settime)(number, flags, new, old);
    }
    if (old) not_on_virtual_time("the rest of a timer descriptor's time");
    Descriptor *descriptor = &descriptors[number];
    if (descriptor->job) jobs_remove(descriptor->job);
    descriptor->job = NULL;
    const struct itimerspec never = {0};
    SYSTEM(timerfd_settime)(number, 0, &never, NULL);

    int64_t time = new->it_value.tv_sec * NANOSECONDS_PER_SECOND + new->it_value.tv_nsec;
    if (time == 0) return 0;
    if (new->it_interval.tv_sec || new->it_interval.tv_nsec) not_on_virtual_time("a timer descriptor that repeats");
    time = flags & TFD_TIMER_ABSTIME ? time - UPTIME_START : clock_after(time);
    int64_t nearest = (time + GRAIN / 2) / GRAIN * GRAIN;
    descriptor->job = job_of_function(main_queue(), descriptor, fire);
    jobs_add(descriptor->job, nearest > time ? nearest : time);
    return 0;
}

/// Wakes a run loop.
int eventfd_write(int descriptor, eventfd_t value) {
    if (clock_is_virtual()) {
        turn_run_loop_soon();
        turns_note_change();
    }
    return SYSTEM(eventfd_write)(descriptor, value);
}

void CFRunLoopPerformBlock(void *run_loop, const void *mode, dispatch_block_t block) {
    if (clock_is_virtual()) turn_run_loop_soon();
    SYSTEM(CFRunLoopPerformBlock)(run_loop, mode, block);
}

typedef struct Wait {
    int descriptor;
    struct epoll_event *events;
    int capacity;
    int count;
} Wait;

static bool has_events(void *context) {
    Wait *wait = context;
    wait->count = SYSTEM(epoll_wait)(wait->descriptor, wait->events, wait->capacity, 0);
    return wait->count != 0;
}

int epoll_wait(int descriptor, struct epoll_event *events, int capacity, int timeout) {
    if (!clock_is_virtual()) return SYSTEM(epoll_wait)(descriptor, events, capacity, timeout);
    Wait wait = {.descriptor = descriptor, .events = events, .capacity = capacity};
    if (timeout == 0) {
        has_events(&wait);
    } else {
        turns_wait_serving_main_queue(has_events, &wait, timeout < 0 ? NEVER : clock_after(timeout * 1000000LL));
    }
    return wait.count;
}
