// Semaphores count in libdispatch and glibc; here only the waiting is different.

#define _GNU_SOURCE
#include <errno.h>
#include <semaphore.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"

intptr_t dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout);
intptr_t dispatch_semaphore_signal(dispatch_semaphore_t semaphore);

static bool take(void *semaphore) { return SYSTEM(dispatch_semaphore_wait)(semaphore, DISPATCH_TIME_NOW) == 0; }

intptr_t dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout) {
    if (!clock_is_virtual() || timeout == DISPATCH_TIME_NOW) return SYSTEM(dispatch_semaphore_wait)(semaphore, timeout);
    return turns_wait(take, semaphore, clock_deadline(timeout)) ? 0 : -1;
}

intptr_t dispatch_semaphore_signal(dispatch_semaphore_t semaphore) {
    if (clock_is_virtual()) turns_note_change();
    return SYSTEM(dispatch_semaphore_signal)(semaphore);
}

static bool take_posix(void *semaphore) { return sem_trywait(semaphore) == 0; }

int sem_wait(sem_t *semaphore) {
    if (!clock_is_virtual()) return SYSTEM(sem_wait)(semaphore);
    turns_wait(take_posix, semaphore, NEVER);
    return 0;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
    if (!clock_is_virtual()) return SYSTEM(sem_timedwait)(semaphore, limit);
    int64_t deadline = limit->tv_sec * NANOSECONDS_PER_SECOND + limit->tv_nsec - CALENDAR_START;
    if (turns_wait(take_posix, semaphore, deadline)) return 0;
    errno = ETIMEDOUT;
    return -1;
}
