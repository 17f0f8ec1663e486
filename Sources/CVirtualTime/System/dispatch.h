#ifndef SELFSAME_DISPATCH_H
#define SELFSAME_DISPATCH_H

// What this library takes from libdispatch, declared here because the compiler that builds it may not know where the
// headers are. Objects stay opaque; only a block's invocation is looked into, whose layout is part of the blocks ABI.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct dispatch_object *dispatch_object_t;
typedef struct dispatch_object *dispatch_queue_t;
typedef struct dispatch_object *dispatch_group_t;
typedef struct dispatch_object *dispatch_semaphore_t;
typedef struct dispatch_object *dispatch_source_t;
typedef struct dispatch_object *dispatch_queue_attr_t;
typedef uint64_t dispatch_time_t;
typedef void (*dispatch_function_t)(void *context);

typedef struct Block {
    void *isa;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(struct Block *);
    struct BlockDescriptor *descriptor;
} *dispatch_block_t;

#define DISPATCH_TIME_NOW ((dispatch_time_t)0)
#define DISPATCH_TIME_FOREVER (~(dispatch_time_t)0)

void dispatch_retain(dispatch_object_t object);
void dispatch_release(dispatch_object_t object);
void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t function);
void dispatch_barrier_sync(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_barrier_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t function);

/// The block itself, or a copy of it that outlives the caller.
dispatch_block_t block_retain(dispatch_block_t block);
void block_release(dispatch_block_t block);

/// The queue of the main thread.
dispatch_queue_t main_queue(void);

/// The concurrent queue of default priority.
dispatch_queue_t global_queue(void);

/// How many jobs of this queue may run at the same time; 1 for a serial queue.
int queue_width(dispatch_queue_t queue);

#endif
