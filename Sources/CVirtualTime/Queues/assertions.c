// libdispatch stops a program that is on the wrong queue, but says why only to a debugger.

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"
#include "queues.h"

void dispatch_assert_queue(dispatch_queue_t queue);
void dispatch_assert_queue_not(dispatch_queue_t queue);
const char *dispatch_queue_get_label(dispatch_queue_t queue);

static _Noreturn void fail_expecting(const char *expectation, dispatch_queue_t queue) {
    fail("BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was %s queue [%s]", expectation,
        SYSTEM(dispatch_queue_get_label)(queue));
}

static bool caller_is_main(void) { return turns_current() == turns_main(); }

void dispatch_assert_queue(dispatch_queue_t queue) {
    if (clock_is_virtual() && queue == main_queue() && !caller_is_main()) fail_expecting("expected to execute on", queue);
    SYSTEM(dispatch_assert_queue)(queue);
}

void dispatch_assert_queue_not(dispatch_queue_t queue) {
    if (clock_is_virtual() && queue == main_queue() && caller_is_main()) fail_expecting("not expected to execute on", queue);
    SYSTEM(dispatch_assert_queue_not)(queue);
}
