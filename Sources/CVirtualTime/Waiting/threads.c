// Threads that the program starts itself take turns like all others.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"

typedef struct Started {
    struct Started *next;
    pthread_t id;
    Thread *thread;
    void *(*run)(void *);
    void *context;
    bool is_over;
    bool is_detached;
} Started;

static Started *started;
static pthread_key_t end_of_thread;

static Started **link_of(pthread_t id) {
    Started **link = &started;
    while (*link && !pthread_equal((*link)->id, id)) link = &(*link)->next;
    return link;
}

static void forget(Started *thread) {
    Started **link = &started;
    while (*link != thread) link = &(*link)->next;
    *link = thread->next;
    free(thread);
}

typedef struct Ending {
    Started *thread;
    int rounds;
} Ending;

/// Keeps the turn until the last round of destructors, so that what other keys' destructors do is within the turn.
static void end_later(void *context) {
    Ending *ending = context;
    if (++ending->rounds < PTHREAD_DESTRUCTOR_ITERATIONS) {
        pthread_setspecific(end_of_thread, ending);
        return;
    }
    Started *over = ending->thread;
    free(ending);
    Thread *thread = over->thread;
    over->is_over = true;
    if (over->is_detached) forget(over);
    turns_end(thread);
}

static void *run(void *context) {
    Started *self = context;
    turns_begin(self->thread);
    Ending *ending = calloc(1, sizeof *ending);
    if (!ending) fail("out of memory");
    ending->thread = self;
    pthread_setspecific(end_of_thread, ending);
    return self->run(self->context);
}

static void make_key(void) { pthread_key_create(&end_of_thread, end_later); }

/// libdispatch starts threads only for work that did not come through this library.
static bool is_in_libdispatch(void *address) {
    Dl_info where;
    return dladdr(address, &where) && where.dli_fname && strstr(where.dli_fname, "libdispatch");
}

int pthread_create(
    pthread_t *restrict id, const pthread_attr_t *restrict attributes, void *(*function)(void *), void *restrict context
) {
    if (!clock_is_virtual()) return SYSTEM(pthread_create)(id, attributes, function, context);
    if (is_in_libdispatch(__builtin_return_address(0))) not_on_virtual_time("something that libdispatch does by itself");
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_key);
    turns_current();
    Started *new = calloc(1, sizeof *new);
    if (!new) fail("out of memory");
    int state = PTHREAD_CREATE_JOINABLE;
    if (attributes) pthread_attr_getdetachstate(attributes, &state);
    *new = (Started){
        .next = started,
        .thread = turns_add_thread(),
        .run = function,
        .context = context,
        .is_detached = state == PTHREAD_CREATE_DETACHED};
    started = new;
    int result = SYSTEM(pthread_create)(&new->id, attributes, run, new);
    if (result != 0) fail("cannot start a thread: %s", strerror(result));
    *id = new->id;
    return 0;
}

static bool is_over(void *thread) { return ((Started *)thread)->is_over; }

int pthread_join(pthread_t id, void **result) {
    Started *joined = clock_is_virtual() ? *link_of(id) : NULL;
    if (joined) {
        turns_wait(is_over, joined, NEVER);
        forget(joined);
    }
    return SYSTEM(pthread_join)(id, result);
}

int pthread_detach(pthread_t id) {
    Started *detached = clock_is_virtual() ? *link_of(id) : NULL;
    if (detached && detached->is_over) {
        forget(detached);
    } else if (detached) {
        detached->is_detached = true;
    }
    return SYSTEM(pthread_detach)(id);
}
