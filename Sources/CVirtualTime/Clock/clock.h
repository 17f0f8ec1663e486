#ifndef SELFSAME_CLOCK_H
#define SELFSAME_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#include "../System/dispatch.h"

#define NANOSECONDS_PER_SECOND 1000000000LL

/// 2026-01-01T00:00:00Z, when virtual time starts, in nanoseconds of the calendar's clock.
#define CALENDAR_START (1767225600LL * NANOSECONDS_PER_SECOND)

/// What clocks that count from the machine's start say when virtual time starts: an hour, so that looking back works.
#define UPTIME_START (3600LL * NANOSECONDS_PER_SECOND)

/// Later than anything that is due.
#define NEVER INT64_MAX

/// Whether virtual time has started.
bool clock_is_virtual(void);

/// Nanoseconds of virtual time since the start.
int64_t clock_now(void);

/// Moves virtual time forward. An earlier time changes nothing.
void clock_move(int64_t time);

/// Takes note that the program looks at a clock. Returns what the clock says: `clock_now`.
///
/// A loop that looks until time has passed would never end, since work takes no virtual time. So from the 100,000th look
/// within one job on, each takes a millisecond.
int64_t clock_look(void);

/// Says that another job or thread is at work now.
void clock_note_turn(void);

/// Nanoseconds since the start at which this much more time has passed; `NEVER` when that is out of range.
int64_t clock_after(int64_t nanoseconds);

/// Nanoseconds since the start for one of libdispatch's encoded times.
int64_t clock_deadline(dispatch_time_t time);

/// Makes this thread's next reading of an uptime clock say a later time.
void clock_look_ahead(int64_t nanoseconds);

#endif
