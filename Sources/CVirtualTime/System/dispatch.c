#include "dispatch.h"

#include "system.h"

dispatch_block_t block_retain(dispatch_block_t block) {
    static dispatch_block_t (*_Atomic copy)(dispatch_block_t);
    if (!copy) copy = (dispatch_block_t(*)(dispatch_block_t))system_symbol("_Block_copy");
    return copy(block);
}

void block_release(dispatch_block_t block) {
    static void (*_Atomic release)(dispatch_block_t);
    if (!release) release = (void (*)(dispatch_block_t))system_symbol("_Block_release");
    release(block);
}

dispatch_queue_t main_queue(void) {
    static dispatch_queue_t _Atomic queue;
    if (!queue) queue = system_symbol("_dispatch_main_q");
    return queue;
}

dispatch_queue_t global_queue(void) {
    static dispatch_queue_t _Atomic queue;
    if (!queue) queue = ((dispatch_queue_t(*)(intptr_t, uintptr_t))system_symbol("dispatch_get_global_queue"))(0, 0);
    return queue;
}

/// The layout that libdispatch publishes for debuggers.
struct QueueOffsets {
    uint16_t version, label, label_size, flags, flags_size, serial_number, serial_number_size, width, width_size;
};

int queue_width(dispatch_queue_t queue) {
    static const struct QueueOffsets *_Atomic offsets;
    if (!offsets) offsets = system_symbol("dispatch_queue_offsets");
    return *(const uint16_t *)((const char *)queue + offsets->width);
}
