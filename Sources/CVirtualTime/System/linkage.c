// A linker leaves out of an archive what nothing asks for, and may keep a symbol from the libraries behind an executable.
// Either would put half a process on virtual time. So one function of each file that stands before the system's is named
// here.

#define _GNU_SOURCE
#include "linkage.h"

#include <dlfcn.h>
#include <stddef.h>

#include "system.h"

#define FUNCTIONS(each)                                                                                                \
    each(clock_gettime) each(nanosleep) each(poll) each(epoll_wait) each(sem_wait) each(pthread_mutex_lock)            \
        each(pthread_create) each(syscall) each(read) each(alarm) each(dispatch_async) each(dispatch_sync)             \
            each(dispatch_group_notify) each(dispatch_queue_create) each(dispatch_source_create)

#define DECLARE(name) extern char name[] __asm__(#name);
#define LIST(name) {#name, name},

FUNCTIONS(DECLARE)

static const struct {
    const char *name;
    const void *ours;
} functions[] = {FUNCTIONS(LIST)};

void linkage_check(void) {
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        const char *name = functions[index].name;
        if (dlsym(RTLD_DEFAULT, name) == functions[index].ours) continue;
        fail("'%s' is not on virtual time: it was linked so that libraries find the system's", name);
    }
}
