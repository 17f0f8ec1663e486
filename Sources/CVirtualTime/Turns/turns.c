#define _GNU_SOURCE
#include "turns.h"

#include <linux/futex.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../Clock/clock.h"
#include "../Jobs/jobs.h"
#include "../Queues/queues.h"
#include "../System/system.h"
#include "workers.h"

struct Thread {
    Thread *next;
    /// The word that the thread sleeps on while it has no turn.
    _Atomic uint32_t has_turn;
    /// When it goes on in any case.
    int64_t deadline;
    /// Whether it waits for nothing else.
    bool only_sleeps;
    /// The change after which its condition did not hold.
    uint64_t seen;
    /// Whether it used its last turn to go on, and not only to look at its condition.
    bool went_on;
};

static Thread main_thread = {.has_turn = 1};
static _Thread_local Thread *current;

static Thread *first_waiting;
static Thread **end_of_waiting = &first_waiting;
static uint64_t changes = 1;

void turns_start(void) { current = &main_thread; }

bool turns_include_caller(void) { return current != NULL; }

Thread *turns_current(void) {
    if (!current) fail("a thread that started before virtual time uses a queue or waits; it is not on virtual time");
    return current;
}

Thread *turns_main(void) { return &main_thread; }

void turns_note_change(void) { changes++; }

static void sleep_until_turn(Thread *thread) {
    while (!thread->has_turn) SYSTEM(syscall)(SYS_futex, &thread->has_turn, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
}

static void pass_turn(Thread *from, Thread *to) {
    from->has_turn = 0;
    to->has_turn = 1;
    SYSTEM(syscall)(SYS_futex, &to->has_turn, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void turns_give(Thread *thread) {
    pass_turn(&main_thread, thread);
    sleep_until_turn(&main_thread);
}

void turns_return(Thread *thread) {
    pass_turn(thread, &main_thread);
    sleep_until_turn(thread);
}

static void start_waiting(Thread *thread, int64_t deadline, uint64_t seen) {
    thread->deadline = deadline;
    thread->seen = seen;
    thread->next = NULL;
    *end_of_waiting = thread;
    end_of_waiting = &thread->next;
}

static void stop_waiting(Thread *thread) {
    Thread **link = &first_waiting;
    while (*link != thread) link = &(*link)->next;
    *link = thread->next;
    if (!thread->next) end_of_waiting = link;
    thread->went_on = true;
    turns_note_change();
}

static bool let_a_waiting_thread_go_on(void) {
    for (Thread *thread = first_waiting; thread; thread = thread->next) {
        if (thread->seen == changes || (thread->only_sleeps && clock_now() < thread->deadline)) continue;
        thread->seen = changes;
        thread->went_on = false;
        clock_note_turn();
        turns_give(thread);
        if (thread->went_on) return true;
    }
    return false;
}

static bool can_start(Job *job, void *main_is_free) {
    return queue_is_on_main(job->queue) ? *(bool *)main_is_free : queue_can_start(job);
}

bool turns_run_one(bool main_is_free) {
    if (let_a_waiting_thread_go_on()) return true;
    queues_begin_search();
    Job *job = jobs_take(can_start, &main_is_free);
    if (!job) return false;
    clock_note_turn();
    if (queue_is_on_main(job->queue)) {
        job_run(job);
    } else {
        workers_run(job);
    }
    turns_note_change();
    return true;
}

static bool runs_beside_main(Job *job, void *main_is_free) {
    return *(bool *)main_is_free || !queue_is_on_main(job->queue);
}

int64_t turns_next_deadline(bool main_is_free) {
    int64_t next = jobs_next_deadline(runs_beside_main, &main_is_free);
    for (Thread *thread = first_waiting; thread; thread = thread->next) {
        if (thread->deadline > clock_now() && thread->deadline < next) next = thread->deadline;
    }
    return next;
}

static bool holds(bool (*condition)(void *), void *context) { return condition && condition(context); }

static bool wait_on_main(bool (*condition)(void *), void *context, int64_t deadline, bool main_is_free) {
    for (;;) {
        if (holds(condition, context)) return true;
        if (clock_now() >= deadline) return false;
        if (turns_run_one(main_is_free)) continue;
        int64_t next = turns_next_deadline(main_is_free);
        if (deadline < next) next = deadline;
        if (next == NEVER) fail("the main thread waits for something that nothing in this program will do any more");
        clock_move(next);
    }
}

static bool wait_beside_main(Thread *thread, bool (*condition)(void *), void *context, int64_t deadline) {
    if (holds(condition, context)) return true;
    if (clock_now() >= deadline) return false;
    thread->only_sleeps = !condition;
    start_waiting(thread, deadline, changes);
    for (;;) {
        turns_return(thread);
        bool is_fulfilled = holds(condition, context);
        if (!is_fulfilled && clock_now() < deadline) continue;
        stop_waiting(thread);
        return is_fulfilled;
    }
}

bool turns_wait(bool (*condition)(void *), void *context, int64_t deadline) {
    Thread *thread = turns_current();
    if (thread == &main_thread) return wait_on_main(condition, context, deadline, false);
    return wait_beside_main(thread, condition, context, deadline);
}

bool turns_wait_serving_main_queue(bool (*condition)(void *), void *context, int64_t deadline) {
    Thread *thread = turns_current();
    if (thread == &main_thread) return wait_on_main(condition, context, deadline, true);
    return wait_beside_main(thread, condition, context, deadline);
}

static void set_flag(void *flag) { *(bool *)flag = true; }

static bool is_set(void *flag) { return *(bool *)flag; }

void turns_yield(void) {
    bool others_went = false;
    jobs_add(job_of_function(global_queue(), &others_went, set_flag), clock_now());
    turns_wait(is_set, &others_went, NEVER);
}

Thread *turns_new_thread(void) {
    Thread *thread = calloc(1, sizeof *thread);
    if (!thread) fail("out of memory");
    return thread;
}

Thread *turns_add_thread(void) {
    Thread *thread = turns_new_thread();
    start_waiting(thread, NEVER, changes - 1);
    return thread;
}

void turns_adopt(Thread *thread) {
    current = thread;
    sleep_until_turn(thread);
}

void turns_begin(Thread *thread) {
    turns_adopt(thread);
    stop_waiting(thread);
}

void turns_end(Thread *thread) {
    turns_note_change();
    pass_turn(thread, &main_thread);
}
