#ifndef SELFSAME_TURNS_H
#define SELFSAME_TURNS_H

// Threads take turns: exactly one runs at any moment, and the main thread says which is next. So jobs really run on
// threads of their own and may block, and yet the process does the same in every run.

#include <stdbool.h>
#include <stdint.h>

typedef struct Thread Thread;

/// Makes the calling thread, which is to be the main thread, the one whose turn it is.
void turns_start(void);

/// The calling thread. Ends the process when it started before virtual time did and so takes no turns.
Thread *turns_current(void);

/// Whether the calling thread takes turns.
bool turns_include_caller(void);

/// The main thread.
Thread *turns_main(void);

/// Lets one waiting thread go on or one ready job run. False when there is none.
///
/// - main_is_free: whether jobs of the main queue may run.
bool turns_run_one(bool main_is_free);

/// When the next job or waiting thread becomes ready, in nanoseconds since the start; `NEVER` when none does.
int64_t turns_next_deadline(bool main_is_free);

/// Says that something happened for which a waiting thread may be waiting.
void turns_note_change(void);

/// Lets others run until the condition holds or the deadline has come. Whether the condition holds.
///
/// Without a condition it is a sleep. A condition may take what it waits for, as a semaphore's does. While the main thread
/// waits, virtual time moves as soon as nothing else is ready; a wait that nothing can end ends the process.
bool turns_wait(bool (*condition)(void *), void *context, int64_t deadline);

/// The same for a wait in which the main thread goes on doing what is on the main queue, as in a run loop.
bool turns_wait_serving_main_queue(bool (*condition)(void *), void *context, int64_t deadline);

/// Lets everything go first that is ready already.
void turns_yield(void);

/// A thread to be, which gets its first turn after everything that waits already.
Thread *turns_add_thread(void);

/// Called first on the new thread: returns when it is its turn.
void turns_begin(Thread *thread);

/// Called last on a thread: others go on, and this one never has a turn again.
void turns_end(Thread *thread);

#endif
