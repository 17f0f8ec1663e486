#include "clock.h"

#include "../Jobs/jobs.h"
#include "../System/linkage.h"
#include "../Turns/turns.h"
#include "../include/virtual_time.h"

static bool started;
static int64_t now;

bool clock_is_virtual(void) { return started; }

int64_t clock_now(void) { return now; }

void clock_move(int64_t time) {
    if (time <= now) return;
    now = time;
    jobs_make_ready(now);
    turns_note_change();
}

#define PATIENCE 100000
#define MILLISECOND (NANOSECONDS_PER_SECOND / 1000)

static int looks;

int64_t clock_look(void) {
    if (turns_include_caller() && ++looks >= PATIENCE) clock_move(now + MILLISECOND);
    return now;
}

void clock_note_turn(void) { looks = 0; }

int64_t clock_after(int64_t nanoseconds) {
    int64_t time;
    if (nanoseconds <= 0) return now;
    return __builtin_add_overflow(now, nanoseconds, &time) ? NEVER : time;
}

int64_t clock_deadline(dispatch_time_t time) {
    // Two bits say which clock is meant: 0- for uptime, 10 for uptime that goes on in sleep, 11 for the calendar, negated.
    const uint64_t high = 1ULL << 63, second = 1ULL << 62;
    if (time == DISPATCH_TIME_FOREVER) return NEVER;
    if (time == DISPATCH_TIME_NOW || time == ~1ULL) return now;
    if (!(time & high)) return (int64_t)time - UPTIME_START;
    if (!(time & second)) return (int64_t)(time & ~high) - UPTIME_START;
    return -(int64_t)time - CALENDAR_START;
}

void selfsame_clock_start(void) {
    linkage_check();
    turns_start();
    started = true;
}

int64_t selfsame_clock_now(void) { return now; }

/// What is due within one such span counts as due at its beginning.
///
/// Foundation's timers live in floating-point seconds since 2001, and come up to 0.12 µs after the moment that was meant.
#define SPAN 10000

static int64_t start_of_span(int64_t time) { return time / SPAN * SPAN; }

int64_t selfsame_clock_next_deadline(void) {
    int64_t next = turns_next_deadline(true);
    return next == NEVER ? -1 : start_of_span(next);
}

void selfsame_clock_advance(int64_t nanoseconds) {
    clock_move(nanoseconds);
    int64_t next = turns_next_deadline(true);
    if (next != NEVER && start_of_span(next) <= nanoseconds) clock_move(next);
}

bool selfsame_clock_run_ready(void) {
    // What the caller did since the last time may be what a thread waits for.
    turns_note_change();
    return turns_run_one(true);
}
