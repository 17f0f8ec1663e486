// What the system's clocks say.

#define _GNU_SOURCE
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

#include "../System/system.h"
#include "clock.h"

static _Thread_local int64_t ahead;

void clock_look_ahead(int64_t nanoseconds) { ahead = nanoseconds; }

static int64_t uptime(void) {
    int64_t time = UPTIME_START + clock_look() + ahead;
    ahead = 0;
    return time;
}

static struct timespec split(int64_t time) {
    return (struct timespec){.tv_sec = time / NANOSECONDS_PER_SECOND, .tv_nsec = time % NANOSECONDS_PER_SECOND};
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!clock_is_virtual()) return SYSTEM(clock_gettime)(clock, time);
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI:
        *time = split(CALENDAR_START + clock_look());
        return 0;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
        *time = split(uptime());
        return 0;
    default:
        // Work takes no virtual time, so the processor's clocks stand where the others do.
        *time = split(clock_look());
        return 0;
    }
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    if (!clock_is_virtual()) return SYSTEM(gettimeofday)(time, zone);
    struct timespec now = split(CALENDAR_START + clock_look());
    *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) {
    if (!clock_is_virtual()) return SYSTEM(time)(result);
    time_t seconds = (CALENDAR_START + clock_look()) / NANOSECONDS_PER_SECOND;
    if (result) *result = seconds;
    return seconds;
}

int timespec_get(struct timespec *time, int base) {
    if (!clock_is_virtual()) return SYSTEM(timespec_get)(time, base);
    if (base != TIME_UTC) return 0;
    *time = split(CALENDAR_START + clock_look());
    return base;
}

clock_t clock(void) {
    if (!clock_is_virtual()) return SYSTEM(clock)();
    return clock_look() / (NANOSECONDS_PER_SECOND / CLOCKS_PER_SEC);
}
