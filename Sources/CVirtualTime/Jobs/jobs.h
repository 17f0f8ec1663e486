#ifndef SELFSAME_JOBS_H
#define SELFSAME_JOBS_H

#include <stdbool.h>
#include <stdint.h>

#include "../System/dispatch.h"

/// Work that waits for its time and its queue.
typedef struct Job {
    struct Job *next;
    /// Nanoseconds of virtual time since the start.
    int64_t deadline;
    /// Orders jobs of one deadline as they were handed in.
    uint64_t order;
    /// Retained.
    dispatch_queue_t queue;
    /// Either a block, retained, …
    dispatch_block_t block;
    /// … or a function and what it is given.
    dispatch_function_t function;
    void *context;
    /// Left when the job is done; null for none.
    dispatch_group_t group;
    /// Whether nothing else of a concurrent queue may run beside it.
    bool is_barrier;
    /// Whether the job stands for a thread that waits to run something of its own on the queue. It takes the queue and
    /// runs nothing; `context` is that thread's ticket.
    bool is_ticket;
} Job;

/// A job without deadline and order, for `jobs_add`. Retains the queue and the block.
Job *job_of_block(dispatch_queue_t queue, dispatch_block_t block);
Job *job_of_function(dispatch_queue_t queue, void *context, dispatch_function_t function);

/// Lets go of what the job retained, and of the job.
void job_free(Job *job);

/// Hands a job in. A deadline in the past counts as now.
void jobs_add(Job *job, int64_t deadline);

/// Takes back a job that was handed in and has not started.
void jobs_remove(Job *job);

/// Moves the jobs that are due by this time among those that are ready, the earliest first.
void jobs_make_ready(int64_t time);

/// Takes the oldest ready job out that the condition lets start. Null when there is none.
Job *jobs_take(bool (*can_start)(Job *, void *), void *context);

/// Whether a ready job waits for this queue.
bool jobs_are_waiting_for(dispatch_queue_t queue);

/// The earliest deadline of a job that is not ready and fulfils the condition; `NEVER` when there is none.
int64_t jobs_next_deadline(bool (*counts)(Job *, void *), void *context);

#endif
