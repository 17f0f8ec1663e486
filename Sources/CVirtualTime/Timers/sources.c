// libdispatch's functions that may be given a source.

#include "sources.h"

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Turns/turns.h"
#include "source.h"

dispatch_source_t dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, dispatch_queue_t queue) {
    if (!clock_is_virtual()) return SYSTEM(dispatch_source_create)(type, handle, mask, queue);
    static const void *_Atomic timer_type;
    if (!timer_type) timer_type = system_symbol("_dispatch_source_type_timer");
    if (type != timer_type) not_on_virtual_time("a DispatchSource that is no timer");
    turns_current();
    return (dispatch_source_t)timer_source_new(queue);
}

void dispatch_source_set_timer(dispatch_source_t source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
    TimerSource *timer = timer_source(source);
    if (!timer) {
        SYSTEM(dispatch_source_set_timer)(source, start, interval, leeway);
        return;
    }
    timer->deadline = clock_deadline(start);
    // libdispatch knows no shorter interval than a nanosecond either.
    timer->interval = interval == DISPATCH_TIME_FOREVER || interval > INT64_MAX ? NEVER : interval ? (int64_t)interval : 1;
    timer_source_schedule(timer);
}

#define SET_HANDLER(name, handler)                                                                                     \
    void name(dispatch_source_t source, dispatch_block_t block) {                                                      \
        TimerSource *timer = timer_source(source);                                                                     \
        if (timer) {                                                                                                   \
            handler_set(&timer->handler, block, NULL);                                                                 \
        } else {                                                                                                       \
            SYSTEM(name)(source, block);                                                                               \
        }                                                                                                              \
    }                                                                                                                  \
                                                                                                                       \
    void name##_f(dispatch_source_t source, dispatch_function_t function) {                                            \
        TimerSource *timer = timer_source(source);                                                                     \
        if (timer) {                                                                                                   \
            handler_set(&timer->handler, NULL, function);                                                              \
        } else {                                                                                                       \
            SYSTEM(name##_f)(source, function);                                                                        \
        }                                                                                                              \
    }

SET_HANDLER(dispatch_source_set_event_handler, on_event)
SET_HANDLER(dispatch_source_set_cancel_handler, on_cancel)
SET_HANDLER(dispatch_source_set_registration_handler, on_registration)

void dispatch_source_cancel(dispatch_source_t source) {
    TimerSource *timer = timer_source(source);
    if (timer) {
        timer_source_cancel(timer);
    } else {
        SYSTEM(dispatch_source_cancel)(source);
    }
}

intptr_t dispatch_source_testcancel(dispatch_source_t source) {
    TimerSource *timer = timer_source(source);
    return timer ? timer->is_cancelled : SYSTEM(dispatch_source_testcancel)(source);
}

uintptr_t dispatch_source_get_data(dispatch_source_t source) {
    TimerSource *timer = timer_source(source);
    return timer ? timer->firings : SYSTEM(dispatch_source_get_data)(source);
}

uintptr_t dispatch_source_get_handle(dispatch_source_t source) {
    return timer_source(source) ? 0 : SYSTEM(dispatch_source_get_handle)(source);
}

uintptr_t dispatch_source_get_mask(dispatch_source_t source) {
    return timer_source(source) ? 0 : SYSTEM(dispatch_source_get_mask)(source);
}

void dispatch_retain(dispatch_object_t object) {
    TimerSource *timer = timer_source(object);
    if (timer) {
        timer_source_retain(timer);
    } else {
        SYSTEM(dispatch_retain)(object);
    }
}

void dispatch_release(dispatch_object_t object) {
    TimerSource *timer = timer_source(object);
    if (timer) {
        timer_source_release(timer);
    } else {
        SYSTEM(dispatch_release)(object);
    }
}

void dispatch_set_context(dispatch_object_t object, void *context) {
    TimerSource *timer = timer_source(object);
    if (timer) {
        timer->context = context;
    } else {
        SYSTEM(dispatch_set_context)(object, context);
    }
}

void *dispatch_get_context(dispatch_object_t object) {
    TimerSource *timer = timer_source(object);
    return timer ? timer->context : SYSTEM(dispatch_get_context)(object);
}

void dispatch_set_finalizer_f(dispatch_object_t object, dispatch_function_t finalizer) {
    TimerSource *timer = timer_source(object);
    if (timer) {
        timer->finalizer = finalizer;
    } else {
        SYSTEM(dispatch_set_finalizer_f)(object, finalizer);
    }
}
