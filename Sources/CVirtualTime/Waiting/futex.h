#ifndef SELFSAME_FUTEX_H
#define SELFSAME_FUTEX_H

/// Does a futex call on virtual time, where it is one that waits. The system call's result, with `errno` set.
///
/// Swift's `Mutex`, `swift_once` and libdispatch's own locks wait in such calls.
long futex_call(long word, long operation, long value, long timeout, long word2, long value3);

#endif
