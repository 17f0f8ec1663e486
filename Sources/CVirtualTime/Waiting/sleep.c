// A blocking sleep lasts its time on virtual time: others go on meanwhile, and on the main thread time moves forward.

#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"

static void sleep_until(int64_t deadline) { turns_wait(NULL, NULL, deadline); }

static int64_t nanoseconds(const struct timespec *time) {
    int64_t result;
    if (__builtin_mul_overflow((int64_t)time->tv_sec, NANOSECONDS_PER_SECOND, &result)) return NEVER;
    return __builtin_add_overflow(result, time->tv_nsec, &result) ? NEVER : result;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
    if (!clock_is_virtual()) return SYSTEM(nanosleep)(duration, rest);
    // Foundation counts in floating-point seconds, and asks for the fraction of a nanosecond that it finds missing until
    // the clock says that it is over.
    if (nanoseconds(duration) == 0) clock_look_ahead(1);
    sleep_until(clock_after(nanoseconds(duration)));
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    if (!clock_is_virtual()) return SYSTEM(clock_nanosleep)(clock, flags, time, rest);
    if (!(flags & TIMER_ABSTIME)) {
        sleep_until(clock_after(nanoseconds(time)));
    } else {
        int64_t start = clock == CLOCK_REALTIME || clock == CLOCK_TAI ? CALENDAR_START : UPTIME_START;
        sleep_until(nanoseconds(time) - start);
    }
    return 0;
}

int usleep(useconds_t duration) {
    if (!clock_is_virtual()) return SYSTEM(usleep)(duration);
    sleep_until(clock_after(duration * 1000LL));
    return 0;
}

unsigned sleep(unsigned duration) {
    if (!clock_is_virtual()) return SYSTEM(sleep)(duration);
    sleep_until(clock_after(duration * NANOSECONDS_PER_SECOND));
    return 0;
}

/// Lets everything go first that is ready already.
int sched_yield(void) {
    if (!clock_is_virtual()) return SYSTEM(sched_yield)();
    turns_yield();
    return 0;
}
