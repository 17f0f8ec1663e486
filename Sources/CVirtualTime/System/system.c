#define _GNU_SOURCE
#include "system.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// glibc keeps two layouts of condition variables under one name, and a lookup without a version may find the old one.
static void *symbol_of_current_layout(const char *name) {
    return strncmp(name, "pthread_cond_", 13) == 0 ? dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2") : NULL;
}

void *system_symbol_if_any(const char *name) {
    void *found = symbol_of_current_layout(name);
    return found ? found : dlsym(RTLD_NEXT, name);
}

void *system_symbol(const char *name) {
    void *found = system_symbol_if_any(name);
    if (!found) fail("no library of this process has '%s', which virtual time stands on", name);
    return found;
}

void not_on_virtual_time(const char *what) {
    fail("%s is not on virtual time", what);
}

void fail(const char *format, ...) {
    char message[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(message, sizeof message - 1, format, arguments);
    va_end(arguments);
    if (length < 0) length = 0;
    if (length > (int)sizeof message - 2) length = sizeof message - 2;
    message[length] = '\n';
    // Straight to the descriptor: the process ends here, whatever its streams still hold.
    ssize_t written = write(STDERR_FILENO, message, (size_t)length + 1);
    (void)written;
    abort();
}
