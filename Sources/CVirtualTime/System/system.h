#ifndef SELFSAME_SYSTEM_H
#define SELFSAME_SYSTEM_H

#include <stdint.h>

/// The system's own definition of a function that this library defines as well.
#define SYSTEM(function)                                                                                               \
    ({                                                                                                                 \
        static void *_Atomic found;                                                                                    \
        if (!found) found = system_symbol(#function);                                                                  \
        (__typeof__(&function))found;                                                                                  \
    })

/// Looks a symbol up in the libraries behind this executable. Ends the process when there is none.
void *system_symbol(const char *name);

/// As `system_symbol`, but null when no library has it.
void *system_symbol_if_any(const char *name);

/// Ends the process, saying on standard error that this cannot be put on virtual time.
_Noreturn void not_on_virtual_time(const char *what);

/// Ends the process with this message on standard error.
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
