#ifndef SELFSAME_TIMER_SOURCE_H
#define SELFSAME_TIMER_SOURCE_H

#include "../Jobs/jobs.h"

/// Something that a timer source calls: a block, retained, or a function that gets the source's context.
typedef struct Handler {
    dispatch_block_t block;
    dispatch_function_t function;
} Handler;

/// A timer source on virtual time.
typedef struct TimerSource {
    struct TimerSource *next;
    int references;
    dispatch_queue_t queue;
    void *context;
    dispatch_function_t finalizer;
    Handler on_event;
    Handler on_cancel;
    Handler on_registration;
    /// When it fires next, and how long after that again; `NEVER` for not.
    int64_t deadline;
    int64_t interval;
    /// How often it is suspended; a new one is so once, until its activation.
    int suspensions;
    bool is_active;
    bool is_cancelled;
    /// How often it fired since its handler ran last.
    uintptr_t firings;
    /// What calls the handler at the deadline; null while there is nothing to wait for.
    Job *job;
} TimerSource;

/// The timer that this object is; null when it is something else.
TimerSource *timer_source(dispatch_object_t object);

TimerSource *timer_source_new(dispatch_queue_t queue);
void timer_source_retain(TimerSource *timer);
void timer_source_release(TimerSource *timer);

/// Starts to wait for the deadline, or stops, as the timer's state wants it.
void timer_source_schedule(TimerSource *timer);

/// Stops for good, and hands the cancellation handler in.
void timer_source_cancel(TimerSource *timer);

/// Replaces a handler; the block is retained.
void handler_set(Handler *handler, dispatch_block_t block, dispatch_function_t function);

#endif
