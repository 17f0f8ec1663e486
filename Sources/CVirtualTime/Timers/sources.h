#ifndef SELFSAME_TIMER_SOURCES_H
#define SELFSAME_TIMER_SOURCES_H

// Timer sources on virtual time are objects of this library, which libdispatch never sees. Each function does what its
// name says when the object is such a timer, and otherwise says false and does nothing.

#include <stdbool.h>

#include "../System/dispatch.h"

bool timer_source_set_queue(dispatch_object_t object, dispatch_queue_t queue);
bool timer_source_suspend(dispatch_object_t object);
bool timer_source_resume(dispatch_object_t object);
bool timer_source_activate(dispatch_object_t object);

#endif
