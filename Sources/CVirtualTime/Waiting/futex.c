#define _GNU_SOURCE
#include "futex.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"

typedef struct Word {
    _Atomic uint32_t *address;
    uint32_t value;
} Word;

static bool has_changed(void *context) {
    Word *word = context;
    return *word->address != word->value;
}

static bool take(void *word) {
    return SYSTEM(syscall)(SYS_futex, word, FUTEX_TRYLOCK_PI_PRIVATE, 0, NULL, NULL, 0) == 0;
}

long futex_call(long word, long operation, long value, long timeout, long word2, long value3) {
    const struct timespec *limit = (const struct timespec *)timeout;
    switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_WAIT: {
        Word waited = {.address = (_Atomic uint32_t *)word, .value = (uint32_t)value};
        if (has_changed(&waited)) {
            errno = EAGAIN;
            return -1;
        }
        int64_t deadline = limit ? clock_after(limit->tv_sec * NANOSECONDS_PER_SECOND + limit->tv_nsec) : NEVER;
        if (turns_wait(has_changed, &waited, deadline)) return 0;
        errno = ETIMEDOUT;
        return -1;
    }
    case FUTEX_LOCK_PI:
        if (limit) not_on_virtual_time("a lock that is waited for with a time limit in a futex call");
        turns_wait(take, (void *)word, NEVER);
        return 0;
    case FUTEX_WAKE:
    case FUTEX_UNLOCK_PI:
        turns_note_change();
        break;
    case FUTEX_WAIT_BITSET:
        not_on_virtual_time("a wait for bits in a futex call");
    default:
        break;
    }
    return SYSTEM(syscall)(SYS_futex, word, operation, value, timeout, word2, value3);
}
