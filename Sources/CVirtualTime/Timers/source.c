#include "source.h"

#include <stdlib.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "sources.h"

static TimerSource *sources;

TimerSource *timer_source(dispatch_object_t object) {
    for (TimerSource *timer = sources; timer; timer = timer->next) {
        if (timer == (TimerSource *)object) return timer;
    }
    return NULL;
}

TimerSource *timer_source_new(dispatch_queue_t queue) {
    TimerSource *timer = calloc(1, sizeof *timer);
    if (!timer) fail("out of memory");
    if (queue) dispatch_retain(queue);
    *timer = (TimerSource){
        .next = sources, .references = 1, .queue = queue, .deadline = NEVER, .interval = NEVER, .suspensions = 1};
    return sources = timer;
}

void timer_source_retain(TimerSource *timer) { timer->references++; }

void timer_source_release(TimerSource *timer) {
    if (--timer->references > 0) return;
    if (timer->suspensions > 0 && !timer->is_cancelled) {
        fail("BUG IN CLIENT OF LIBDISPATCH: Release of %s object", timer->is_active ? "a suspended" : "an inactive");
    }
    timer->is_cancelled = true;
    timer_source_schedule(timer);
    TimerSource **link = &sources;
    while (*link != timer) link = &(*link)->next;
    *link = timer->next;
    handler_set(&timer->on_event, NULL, NULL);
    handler_set(&timer->on_cancel, NULL, NULL);
    handler_set(&timer->on_registration, NULL, NULL);
    if (timer->finalizer) timer->finalizer(timer->context);
    if (timer->queue) dispatch_release(timer->queue);
    free(timer);
}

void handler_set(Handler *handler, dispatch_block_t block, dispatch_function_t function) {
    if (handler->block) block_release(handler->block);
    *handler = (Handler){.block = block ? block_retain(block) : NULL, .function = function};
}

static void call(const Handler *handler, void *context) {
    if (handler->block) {
        handler->block->invoke(handler->block);
    } else if (handler->function) {
        handler->function(context);
    }
}

static dispatch_queue_t queue_of(const TimerSource *timer) { return timer->queue ? timer->queue : global_queue(); }

static void fire(void *context) {
    TimerSource *timer = context;
    timer->job = NULL;
    // A timer that could not fire in time, because its queue was busy, fires once for all the times it missed.
    timer->firings = 1;
    if (timer->interval == NEVER) {
        timer->deadline = NEVER;
    } else {
        timer->firings += (uintptr_t)((clock_now() - timer->deadline) / timer->interval);
        timer->deadline += (int64_t)timer->firings * timer->interval;
    }
    timer_source_retain(timer);
    call(&timer->on_event, timer->context);
    timer_source_schedule(timer);
    timer_source_release(timer);
}

void timer_source_schedule(TimerSource *timer) {
    if (timer->job) jobs_remove(timer->job);
    timer->job = NULL;
    if (timer->suspensions > 0 || timer->is_cancelled || timer->deadline == NEVER) return;
    timer->job = job_of_function(queue_of(timer), timer, fire);
    jobs_add(timer->job, timer->deadline);
}

static void finish_cancelling(void *context) {
    TimerSource *timer = context;
    call(&timer->on_cancel, timer->context);
    timer_source_release(timer);
}

void timer_source_cancel(TimerSource *timer) {
    if (timer->is_cancelled) return;
    timer->is_cancelled = true;
    timer_source_schedule(timer);
    timer_source_retain(timer);
    jobs_add(job_of_function(queue_of(timer), timer, finish_cancelling), clock_now());
}

bool timer_source_set_queue(dispatch_object_t object, dispatch_queue_t queue) {
    TimerSource *timer = timer_source(object);
    if (!timer) return false;
    if (queue) dispatch_retain(queue);
    if (timer->queue) dispatch_release(timer->queue);
    timer->queue = queue;
    timer_source_schedule(timer);
    return true;
}

bool timer_source_suspend(dispatch_object_t object) {
    TimerSource *timer = timer_source(object);
    if (!timer) return false;
    timer->suspensions++;
    timer_source_schedule(timer);
    return true;
}

static void register_source(void *context) {
    TimerSource *timer = context;
    call(&timer->on_registration, timer->context);
    timer_source_release(timer);
}

bool timer_source_activate(dispatch_object_t object) {
    TimerSource *timer = timer_source(object);
    if (!timer) return false;
    if (timer->is_active) return true;
    timer->is_active = true;
    timer->suspensions--;
    if (timer->on_registration.block || timer->on_registration.function) {
        timer_source_retain(timer);
        jobs_add(job_of_function(queue_of(timer), timer, register_source), clock_now());
    }
    timer_source_schedule(timer);
    return true;
}

bool timer_source_resume(dispatch_object_t object) {
    TimerSource *timer = timer_source(object);
    if (!timer) return false;
    if (!timer->is_active) return timer_source_activate(object);
    if (timer->suspensions == 0) fail("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object");
    timer->suspensions--;
    timer_source_schedule(timer);
    return true;
}
