// What would go on in the system's time, and so ends the process instead.

#define _GNU_SOURCE
#include <signal.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "../Clock/clock.h"
#include "../System/system.h"

_Noreturn void dispatch_main(void);

void dispatch_main(void) {
    if (clock_is_virtual()) not_on_virtual_time("dispatchMain()");
    SYSTEM(dispatch_main)();
    fail("dispatchMain() returned");
}

unsigned alarm(unsigned seconds) {
    if (clock_is_virtual()) not_on_virtual_time("alarm");
    return SYSTEM(alarm)(seconds);
}

int setitimer(__itimer_which_t which, const struct itimerval *restrict new, struct itimerval *restrict old) {
    if (clock_is_virtual()) not_on_virtual_time("setitimer");
    return SYSTEM(setitimer)(which, new, old);
}

int timer_create(clockid_t clock, struct sigevent *restrict event, timer_t *restrict timer) {
    if (clock_is_virtual()) not_on_virtual_time("timer_create");
    return SYSTEM(timer_create)(clock, event, timer);
}
