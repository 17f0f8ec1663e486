#include "jobs.h"

#include <stdlib.h>

#include "../Clock/clock.h"
#include "../System/system.h"

// Ready jobs are a queue, the others a heap: almost every job is ready at once, and then costs no comparison.
static Job *first_ready;
static Job **end_of_ready = &first_ready;

static Job **later;
static size_t later_count;
static size_t later_capacity;

static uint64_t next_order;

static Job *new_job(dispatch_queue_t queue) {
    Job *job = calloc(1, sizeof *job);
    if (!job) fail("out of memory");
    dispatch_retain(queue);
    job->queue = queue;
    return job;
}

Job *job_of_block(dispatch_queue_t queue, dispatch_block_t block) {
    Job *job = new_job(queue);
    job->block = block_retain(block);
    return job;
}

Job *job_of_function(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    Job *job = new_job(queue);
    job->function = function;
    job->context = context;
    return job;
}

void job_free(Job *job) {
    if (job->block) block_release(job->block);
    dispatch_release(job->queue);
    free(job);
}

static bool is_before(const Job *one, const Job *other) {
    return one->deadline != other->deadline ? one->deadline < other->deadline : one->order < other->order;
}

static void sink(size_t index) {
    for (;;) {
        size_t least = index;
        for (size_t child = 2 * index + 1; child <= 2 * index + 2; child++) {
            if (child < later_count && is_before(later[child], later[least])) least = child;
        }
        if (least == index) return;
        Job *job = later[index];
        later[index] = later[least];
        later[least] = job;
        index = least;
    }
}

static void rise(size_t index) {
    while (index > 0) {
        size_t parent = (index - 1) / 2;
        if (!is_before(later[index], later[parent])) return;
        Job *job = later[index];
        later[index] = later[parent];
        later[parent] = job;
        index = parent;
    }
}

static Job *take_later(size_t index) {
    Job *job = later[index];
    later[index] = later[--later_count];
    if (index < later_count) {
        sink(index);
        rise(index);
    }
    return job;
}

static void append_ready(Job *job) {
    job->next = NULL;
    *end_of_ready = job;
    end_of_ready = &job->next;
}

static void unlink_ready(Job **link) {
    Job *job = *link;
    *link = job->next;
    if (!job->next) end_of_ready = link;
}

void jobs_add(Job *job, int64_t deadline) {
    job->order = next_order++;
    job->deadline = deadline;
    if (deadline <= clock_now()) {
        append_ready(job);
        return;
    }
    if (later_count == later_capacity) {
        later_capacity = later_capacity ? 2 * later_capacity : 64;
        later = realloc(later, later_capacity * sizeof *later);
        if (!later) fail("out of memory");
    }
    later[later_count] = job;
    rise(later_count++);
}

void jobs_remove(Job *job) {
    for (size_t index = 0; index < later_count; index++) {
        if (later[index] != job) continue;
        take_later(index);
        job_free(job);
        return;
    }
    for (Job **link = &first_ready; *link; link = &(*link)->next) {
        if (*link != job) continue;
        unlink_ready(link);
        job_free(job);
        return;
    }
}

void jobs_make_ready(int64_t time) {
    while (later_count > 0 && later[0]->deadline <= time) append_ready(take_later(0));
}

Job *jobs_take(bool (*can_start)(Job *, void *), void *context) {
    for (Job **link = &first_ready; *link; link = &(*link)->next) {
        Job *job = *link;
        if (!can_start(job, context)) continue;
        unlink_ready(link);
        return job;
    }
    return NULL;
}

bool jobs_are_waiting_for(dispatch_queue_t queue) {
    for (Job *job = first_ready; job; job = job->next) {
        if (job->queue == queue) return true;
    }
    return false;
}

int64_t jobs_next_deadline(bool (*counts)(Job *, void *), void *context) {
    int64_t next = NEVER;
    for (size_t index = 0; index < later_count; index++) {
        if (later[index]->deadline < next && counts(later[index], context)) next = later[index]->deadline;
    }
    return next;
}
