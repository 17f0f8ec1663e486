// Work that the caller waits for.

#include "../Clock/clock.h"
#include "../Jobs/jobs.h"
#include "../System/system.h"
#include "../Turns/turns.h"
#include "queues.h"

/// One of libdispatch's own ways to run something on a queue at once, and what to run.
typedef struct Call {
    void (*with_block)(dispatch_queue_t, dispatch_block_t);
    dispatch_block_t block;
    void (*with_function)(dispatch_queue_t, void *, dispatch_function_t);
    void *context;
    dispatch_function_t function;
    bool is_done;
} Call;

static void make(Call *call, dispatch_queue_t queue) {
    if (call->block) {
        call->with_block(queue, call->block);
    } else {
        call->with_function(queue, call->context, call->function);
    }
}

static bool is_done(void *call) { return ((Call *)call)->is_done; }

static void make_on_main(void *context) {
    Call *call = context;
    if (call->block) {
        call->block->invoke(call->block);
    } else {
        call->function(call->context);
    }
    call->is_done = true;
}

static _Noreturn void fail_waiting_for_itself(void) {
    fail("BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread");
}

static void run_and_wait(dispatch_queue_t queue, bool is_barrier, Call call) {
    if (!clock_is_virtual()) {
        make(&call, queue);
    } else if (queue_is_on_main(queue)) {
        if (turns_current() == turns_main()) fail_waiting_for_itself();
        jobs_add(job_of_function(queue, &call, make_on_main), clock_now());
        turns_wait(is_done, &call, NEVER);
    } else if (queue_is_held_by_caller(queue)) {
        fail_waiting_for_itself();
    } else {
        queue_take(queue, is_barrier);
        make(&call, queue);
        queue_give_back(queue, is_barrier);
    }
}

#define WITH_BLOCK(function) ((Call){.with_block = SYSTEM(function), .block = block})
#define WITH_FUNCTION(name) ((Call){.with_function = SYSTEM(name), .context = context, .function = function})

void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block) {
    run_and_wait(queue, false, WITH_BLOCK(dispatch_sync));
}

void dispatch_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    run_and_wait(queue, false, WITH_FUNCTION(dispatch_sync_f));
}

void dispatch_barrier_sync(dispatch_queue_t queue, dispatch_block_t block) {
    run_and_wait(queue, true, WITH_BLOCK(dispatch_barrier_sync));
}

void dispatch_barrier_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    run_and_wait(queue, true, WITH_FUNCTION(dispatch_barrier_sync_f));
}

void dispatch_async_and_wait(dispatch_queue_t queue, dispatch_block_t block) {
    run_and_wait(queue, false, WITH_BLOCK(dispatch_async_and_wait));
}

void dispatch_async_and_wait_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    run_and_wait(queue, false, WITH_FUNCTION(dispatch_async_and_wait_f));
}

void dispatch_barrier_async_and_wait(dispatch_queue_t queue, dispatch_block_t block) {
    run_and_wait(queue, true, WITH_BLOCK(dispatch_barrier_async_and_wait));
}

void dispatch_barrier_async_and_wait_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
    run_and_wait(queue, true, WITH_FUNCTION(dispatch_barrier_async_and_wait_f));
}

/// Runs all iterations one after the other on the calling thread, as on a machine with one core.
void dispatch_apply(size_t iterations, dispatch_queue_t queue, dispatch_block_t block) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_apply)(iterations, queue, block);
        return;
    }
    void (*invoke)(dispatch_block_t, size_t) = (void (*)(dispatch_block_t, size_t))(void *)block->invoke;
    for (size_t iteration = 0; iteration < iterations; iteration++) invoke(block, iteration);
}

void dispatch_apply_f(size_t iterations, dispatch_queue_t queue, void *context, void (*function)(void *, size_t)) {
    if (!clock_is_virtual()) {
        SYSTEM(dispatch_apply_f)(iterations, queue, context, function);
        return;
    }
    for (size_t iteration = 0; iteration < iterations; iteration++) function(context, iteration);
}
