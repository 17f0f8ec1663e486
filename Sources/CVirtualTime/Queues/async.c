// Work handed to a queue to be done later.

#include <stdlib.h>

#include "../Clock/clock.h"
#include "../Jobs/jobs.h"
#include "../System/system.h"
#include "../Turns/turns.h"

void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_async)(queue, block);
        return;
    }
    turns_current();
    jobs_add(job_of_block(queue, block), clock_now());
}

void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_async_f)(queue, context, function);
        return;
    }
    turns_current();
    jobs_add(job_of_function(queue, context, function), clock_now());
}

void dispatch_async_enforce_qos_class_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_async_enforce_qos_class_f)(queue, context, function);
        return;
    }
    dispatch_async_f(queue, context, function);
}

void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_after)(when, queue, block);
        return;
    }
    turns_current();
    jobs_add(job_of_block(queue, block), clock_deadline(when));
}

void dispatch_after_f(dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t function) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_after_f)(when, queue, context, function);
        return;
    }
    turns_current();
    jobs_add(job_of_function(queue, context, function), clock_deadline(when));
}

void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_barrier_async)(queue, block);
        return;
    }
    turns_current();
    Job *job = job_of_block(queue, block);
    job->is_barrier = true;
    jobs_add(job, clock_now());
}

void dispatch_barrier_async_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_barrier_async_f)(queue, context, function);
        return;
    }
    turns_current();
    Job *job = job_of_function(queue, context, function);
    job->is_barrier = true;
    jobs_add(job, clock_now());
}
