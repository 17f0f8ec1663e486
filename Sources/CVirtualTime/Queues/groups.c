// Groups of work, and what is to happen when all of a group is done. The count is libdispatch's.

#include "../Clock/clock.h"
#include "../Jobs/jobs.h"
#include "../System/system.h"
#include "../Turns/turns.h"

void dispatch_group_enter(dispatch_group_t group);
void dispatch_group_leave(dispatch_group_t group);
intptr_t dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);

/// Jobs that wait for a group to be done; their `group` is the one waited for, retained.
static Job *notifications;

static bool is_done(void *group) { return SYSTEM(dispatch_group_wait)(group, DISPATCH_TIME_NOW) == 0; }

static void deliver_notifications(dispatch_group_t group) {
    for (Job **link = &notifications; *link;) {
        Job *job = *link;
        if (job->group != group) {
            link = &job->next;
            continue;
        }
        *link = job->next;
        job->group = NULL;
        jobs_add(job, clock_now());
        dispatch_release(group);
    }
}

static void notify(dispatch_group_t group, Job *job) {
    turns_current();
    dispatch_retain(group);
    job->group = group;
    job->next = NULL;
    Job **link = &notifications;
    while (*link) link = &(*link)->next;
    *link = job;
    if (is_done(group)) deliver_notifications(group);
}

void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_group_notify)(group, queue, block);
        return;
    }
    notify(group, job_of_block(queue, block));
}

void dispatch_group_notify_f(
    dispatch_group_t group, dispatch_queue_t queue, void *context, dispatch_function_t function
) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_group_notify_f)(group, queue, context, function);
        return;
    }
    notify(group, job_of_function(queue, context, function));
}

void dispatch_group_leave(dispatch_group_t group) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_group_leave)(group);
        return;
    }
    // Leaving may let go of the group's last owner.
    dispatch_retain(group);
    SYSTEM(dispatch_group_leave)(group);
    if (is_done(group)) {
        deliver_notifications(group);
        turns_note_change();
    }
    dispatch_release(group);
}

static void add(dispatch_group_t group, Job *job) {
    turns_current();
    SYSTEM(dispatch_group_enter)(group);
    job->group = group;
    jobs_add(job, clock_now());
}

void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_group_async)(group, queue, block);
        return;
    }
    add(group, job_of_block(queue, block));
}

void dispatch_group_async_f(
    dispatch_group_t group, dispatch_queue_t queue, void *context, dispatch_function_t function
) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_group_async_f)(group, queue, context, function);
        return;
    }
    add(group, job_of_function(queue, context, function));
}

intptr_t dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout) {
    if (!clock_is_virtual() || timeout == DISPATCH_TIME_NOW) return SYSTEM(dispatch_group_wait)(group, timeout);
    return turns_wait(is_done, group, clock_deadline(timeout)) ? 0 : 1;
}
