#ifndef SELFSAME_VIRTUAL_TIME_H
#define SELFSAME_VIRTUAL_TIME_H

#include <stdbool.h>
#include <stdint.h>

/// From here on, clocks, queues, threads and random numbers of this process live on virtual time.
///
/// Until then every call goes to the system. To be called once, on the main thread, before anything else has started a
/// thread or used a queue; what follows is called on the main thread too.
void selfsame_clock_start(void);

/// Runs the oldest job that is ready at the current virtual time. False when none is.
bool selfsame_clock_run_ready(void);

/// Nanoseconds of virtual time since the start.
int64_t selfsame_clock_now(void);

/// When the next job that is not yet ready becomes so, in nanoseconds since the start; -1 when there is none.
///
/// Rounded down to 10 µs, so that a timer counts as due at the moment that was meant for it, though Foundation's
/// floating-point seconds put it a fraction of a microsecond later. It may so lie before the current time.
int64_t selfsame_clock_next_deadline(void);

/// Moves virtual time forward to this many nanoseconds since the start, or to the first job that is due in the 10 µs after
/// it. Runs nothing; an earlier time changes nothing.
void selfsame_clock_advance(int64_t nanoseconds);

#endif
