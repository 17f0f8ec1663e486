#ifndef SELFSAME_RANDOMNESS_H
#define SELFSAME_RANDOMNESS_H

#include <stddef.h>

/// Fills memory with random bytes that are the same in every run.
void random_fill(void *memory, size_t count);

#endif
