// The system's devices of random bytes, read as files.

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "randomness.h"

#define DESCRIPTOR_COUNT 1024

static bool is_device[DESCRIPTOR_COUNT];

static int note_opening(int descriptor, const char *path) {
    if (descriptor < 0 || descriptor >= DESCRIPTOR_COUNT) return descriptor;
    is_device[descriptor] =
        clock_is_virtual() && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0);
    return descriptor;
}

// The mode is passed on as it came, even where none was given: the system looks at it only when it makes a file.
#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode_t mode = va_arg(rest, mode_t);                                                                            \
        va_end(rest);                                                                                                  \
        return note_opening(SYSTEM(name)(path, flags, mode), path);                                                    \
    }

OPEN(open)
OPEN(open64)

ssize_t read(int descriptor, void *memory, size_t count) {
    if (descriptor < 0 || descriptor >= DESCRIPTOR_COUNT || !is_device[descriptor]) {
        return SYSTEM(read)(descriptor, memory, count);
    }
    random_fill(memory, count);
    return (ssize_t)count;
}

int close(int descriptor) {
    if (descriptor >= 0 && descriptor < DESCRIPTOR_COUNT) is_device[descriptor] = false;
    return SYSTEM(close)(descriptor);
}
