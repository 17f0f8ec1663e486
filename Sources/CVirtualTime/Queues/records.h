#ifndef SELFSAME_QUEUE_RECORDS_H
#define SELFSAME_QUEUE_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "../System/dispatch.h"
#include "../Turns/turns.h"

/// What is known of a queue that something was done with on virtual time.
typedef struct QueueRecord {
    struct QueueRecord *next;
    dispatch_queue_t queue;
    /// Null for one of the system's.
    dispatch_queue_t target;
    bool is_serial;
    int suspensions;
    /// How many jobs run on the queue, those that wait for something included.
    int running;
    /// The thread that runs on the queue alone.
    Thread *exclusive_thread;
    /// The last search for a job in which one of the queue could not start.
    uint64_t passed_over_in;
} QueueRecord;

QueueRecord *queue_record(dispatch_queue_t queue);

/// The same, or null when nothing was done with such a queue.
QueueRecord *queue_record_if_any(dispatch_object_t queue);

/// Forgets what was known of a queue that stood at the same address before.
QueueRecord *queue_record_anew(dispatch_queue_t queue);

#endif
