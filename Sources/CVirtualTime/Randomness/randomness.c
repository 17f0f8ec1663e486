// Random numbers that are the same in every run, however the program asks the system for them.

#define _GNU_SOURCE
#include "randomness.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"
#include "../Waiting/futex.h"

/// SplitMix64: its state only counts, and every bit of an output depends on every bit of the count.
static uint64_t next_number(void) {
    static uint64_t state = 0x5e1f5a3e5e1f5a3e;
    uint64_t number = state += 0x9e3779b97f4a7c15;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
}

void random_fill(void *memory, size_t count) {
    unsigned char *rest = memory;
    while (count > 0) {
        uint64_t number = next_number();
        size_t part = count < sizeof number ? count : sizeof number;
        memcpy(rest, &number, part);
        rest += part;
        count -= part;
    }
}

ssize_t getrandom(void *memory, size_t count, unsigned flags) {
    if (!clock_is_virtual()) return SYSTEM(getrandom)(memory, count, flags);
    random_fill(memory, count);
    return (ssize_t)count;
}

int getentropy(void *memory, size_t count) {
    if (!clock_is_virtual()) return SYSTEM(getentropy)(memory, count);
    random_fill(memory, count);
    return 0;
}

void arc4random_buf(void *memory, size_t count) {
    if (!clock_is_virtual()) {
        SYSTEM(arc4random_buf)(memory, count);
        return;
    }
    random_fill(memory, count);
}

uint32_t arc4random(void) {
    if (!clock_is_virtual()) return SYSTEM(arc4random)();
    return (uint32_t)next_number();
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (!clock_is_virtual()) return SYSTEM(arc4random_uniform)(bound);
    // The high half of the product is even enough: a bound of 32 bits against 64 random ones.
    return (uint32_t)(((unsigned __int128)next_number() * bound) >> 64);
}

/// Swift's random numbers, and its locks, come to the system by number.
long syscall(long number, ...) {
    va_list rest;
    va_start(rest, number);
    long arguments[6];
    for (int index = 0; index < 6; index++) arguments[index] = va_arg(rest, long);
    va_end(rest);
    if (clock_is_virtual() && number == SYS_getrandom) {
        random_fill((void *)arguments[0], (size_t)arguments[1]);
        return arguments[1];
    }
    if (clock_is_virtual() && number == SYS_futex && turns_include_caller()) {
        return futex_call(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
    }
    return SYSTEM(syscall)(
        number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}
