#include "queues.h"

#include <stdlib.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"
#include "records.h"

bool queue_is_on_main(dispatch_queue_t queue) {
    for (; queue; queue = queue_record(queue)->target) {
        if (queue == main_queue()) return true;
    }
    return false;
}

static uint64_t search;

void queues_begin_search(void) { search++; }

static bool lets_start(QueueRecord *record, bool is_barrier) {
    if (record->suspensions > 0 || record->exclusive_thread) return false;
    if (record->is_serial || is_barrier) return record->running == 0;
    return true;
}

bool queue_can_start(Job *job) {
    QueueRecord *own = queue_record(job->queue);
    bool starts = own->passed_over_in != search;
    bool is_barrier = job->is_barrier;
    for (QueueRecord *record = own; starts && record; record = record->target ? queue_record(record->target) : NULL) {
        starts = lets_start(record, is_barrier);
        is_barrier = false;
    }
    if (!starts) own->passed_over_in = search;
    return starts;
}

static void enter(dispatch_queue_t queue, bool is_barrier, Thread *thread) {
    for (; queue; queue = queue_record(queue)->target) {
        QueueRecord *record = queue_record(queue);
        record->running++;
        if (record->is_serial || is_barrier) record->exclusive_thread = thread;
        is_barrier = false;
    }
}

static void leave(dispatch_queue_t queue, bool is_barrier) {
    for (; queue; queue = queue_record(queue)->target) {
        QueueRecord *record = queue_record(queue);
        record->running--;
        if (record->is_serial || is_barrier) record->exclusive_thread = NULL;
        is_barrier = false;
    }
    turns_note_change();
}

bool queue_is_held_by_caller(dispatch_queue_t queue) {
    for (; queue; queue = queue_record(queue)->target) {
        if (queue_record(queue)->exclusive_thread == turns_current()) return true;
    }
    return false;
}

/// Runs the job on the calling thread through libdispatch, so that the job finds itself on its queue: the queue is free,
/// since everything that would hold it goes through here.
static void run_on_queue(Job *job) {
    if (job->block) {
        (job->is_barrier ? SYSTEM(dispatch_barrier_sync) : SYSTEM(dispatch_sync))(job->queue, job->block);
    } else {
        (job->is_barrier ? SYSTEM(dispatch_barrier_sync_f) : SYSTEM(dispatch_sync_f))(job->queue, job->context, job->function);
    }
}

static void run_on_main(Job *job) {
    if (job->block) {
        job->block->invoke(job->block);
    } else {
        job->function(job->context);
    }
}

/// A thread's place in the line for a queue.
typedef struct Ticket {
    Thread *thread;
    bool is_granted;
} Ticket;

void dispatch_group_leave(dispatch_group_t group);

void job_run(Job *job) {
    if (job->is_ticket) {
        Ticket *ticket = job->context;
        enter(job->queue, job->is_barrier, ticket->thread);
        ticket->is_granted = true;
    } else if (queue_is_on_main(job->queue)) {
        run_on_main(job);
    } else {
        enter(job->queue, job->is_barrier, turns_current());
        run_on_queue(job);
        leave(job->queue, job->is_barrier);
    }
    if (job->group) dispatch_group_leave(job->group);
    job_free(job);
}

static bool is_granted(void *ticket) { return ((Ticket *)ticket)->is_granted; }

void queue_take(dispatch_queue_t queue, bool is_barrier) {
    Ticket ticket = {.thread = turns_current()};
    Job *job = job_of_function(queue, &ticket, NULL);
    job->is_ticket = true;
    job->is_barrier = is_barrier;
    queues_begin_search();
    if (!jobs_are_waiting_for(queue) && queue_can_start(job)) {
        job_run(job);
        return;
    }
    jobs_add(job, clock_now());
    turns_wait(is_granted, &ticket, NEVER);
}

void queue_give_back(dispatch_queue_t queue, bool is_barrier) { leave(queue, is_barrier); }
