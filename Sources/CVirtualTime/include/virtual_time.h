#ifndef SELFSAME_VIRTUAL_TIME_H
#define SELFSAME_VIRTUAL_TIME_H

#include <stdbool.h>
#include <stdint.h>

/// From here on, clocks and queues of this process live on virtual time. Until then every call goes to the system.
void selfsame_clock_start(void);

/// Runs the oldest job that is ready at the current virtual time. False when none is.
bool selfsame_clock_run_ready(void);

/// Nanoseconds of virtual time since the start.
int64_t selfsame_clock_now(void);

/// When the next job that is not yet ready becomes so, in nanoseconds since the start; -1 when there is none.
int64_t selfsame_clock_next_deadline(void);

/// Moves virtual time forward to this many nanoseconds since the start. Runs nothing.
void selfsame_clock_advance(int64_t nanoseconds);

#endif
