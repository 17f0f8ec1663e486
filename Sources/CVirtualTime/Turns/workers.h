#ifndef SELFSAME_WORKERS_H
#define SELFSAME_WORKERS_H

#include "../Jobs/jobs.h"
#include "turns.h"

/// Runs a job on a thread beside the main thread, until it is done or waits.
void workers_run(Job *job);

/// What workers need of the turns: a thread without a turn, …
Thread *turns_new_thread(void);
/// … to be that thread and sleep until its first turn, …
void turns_adopt(Thread *thread);
/// … a turn from the main thread, which goes on when it comes back, …
void turns_give(Thread *thread);
/// … and the way back, until the next.
void turns_return(Thread *thread);

#endif
