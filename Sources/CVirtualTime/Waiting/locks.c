// Locks and conditions. A thread may wait, and others take their turns, while it holds a lock.

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"

static bool take_turns(void) { return clock_is_virtual() && turns_include_caller(); }

/// A time on the calendar's clock or on an uptime clock; which one, its size tells: they are decades apart.
static int64_t deadline_of(const struct timespec *time) {
    int64_t nanoseconds = time->tv_sec * NANOSECONDS_PER_SECOND + time->tv_nsec;
    return nanoseconds - (nanoseconds >= CALENDAR_START / 2 ? CALENDAR_START : UPTIME_START);
}

typedef struct Lock {
    pthread_mutex_t *mutex;
    int result;
} Lock;

static bool take(void *context) {
    Lock *lock = context;
    lock->result = SYSTEM(pthread_mutex_trylock)(lock->mutex);
    return lock->result != EBUSY;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
    if (!take_turns()) return SYSTEM(pthread_mutex_lock)(mutex);
    Lock lock = {.mutex = mutex};
    turns_wait(take, &lock, NEVER);
    return lock.result;
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
    if (!take_turns()) return SYSTEM(pthread_mutex_timedlock)(mutex, limit);
    Lock lock = {.mutex = mutex};
    return turns_wait(take, &lock, deadline_of(limit)) ? lock.result : ETIMEDOUT;
}

/// A thread that waits for a condition to be signalled.
typedef struct Waiter {
    struct Waiter *next;
    pthread_cond_t *condition;
    bool is_signalled;
} Waiter;

static Waiter *waiters;

static bool is_signalled(void *waiter) { return ((Waiter *)waiter)->is_signalled; }

static bool wait_for_signal(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
    Waiter waiter = {.condition = condition};
    Waiter **link = &waiters;
    while (*link) link = &(*link)->next;
    *link = &waiter;
    pthread_mutex_unlock(mutex);
    turns_note_change();
    bool signalled = turns_wait(is_signalled, &waiter, deadline);
    for (link = &waiters; *link != &waiter;) link = &(*link)->next;
    *link = waiter.next;
    pthread_mutex_lock(mutex);
    return signalled;
}

static void signal_waiters(pthread_cond_t *condition, bool all) {
    for (Waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (waiter->condition != condition || waiter->is_signalled) continue;
        waiter->is_signalled = true;
        turns_note_change();
        if (!all) return;
    }
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
    if (!take_turns()) return SYSTEM(pthread_cond_wait)(condition, mutex);
    wait_for_signal(condition, mutex, NEVER);
    return 0;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit
) {
    if (!take_turns()) return SYSTEM(pthread_cond_timedwait)(condition, mutex, limit);
    return wait_for_signal(condition, mutex, deadline_of(limit)) ? 0 : ETIMEDOUT;
}

int pthread_cond_signal(pthread_cond_t *condition) {
    if (!take_turns()) return SYSTEM(pthread_cond_signal)(condition);
    signal_waiters(condition, false);
    return 0;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    if (!take_turns()) return SYSTEM(pthread_cond_broadcast)(condition);
    signal_waiters(condition, true);
    return 0;
}
