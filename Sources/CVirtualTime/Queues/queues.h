#ifndef SELFSAME_QUEUES_H
#define SELFSAME_QUEUES_H

// Which jobs a queue lets run: one by one on a serial queue, side by side with the others on a concurrent one, and none
// while a queue is suspended. A job holds its queue and all that this queue targets.

#include <stdbool.h>

#include "../Jobs/jobs.h"

/// Whether the queue is the main queue or targets it.
bool queue_is_on_main(dispatch_queue_t queue);

/// Forgets which queues the last search for a job passed over.
void queues_begin_search(void);

/// Whether the job's queue lets it run now. When it does not, later jobs of the queue may not either until the next search.
bool queue_can_start(Job *job);

/// Runs a job where its queue says, and frees it.
void job_run(Job *job);

/// Waits until everything on this queue that is before the caller is done, and takes the queue.
void queue_take(dispatch_queue_t queue, bool is_barrier);

/// Gives back what `queue_take` took.
void queue_give_back(dispatch_queue_t queue, bool is_barrier);

/// Whether the calling thread runs on this queue alone, so that waiting for it would never end.
bool queue_is_held_by_caller(dispatch_queue_t queue);

#endif
