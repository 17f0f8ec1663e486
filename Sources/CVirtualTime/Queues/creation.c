// What a queue is made with: its target, and whether it starts out inactive.

#include <string.h>

#include "../Clock/clock.h"
#include "../System/system.h"
#include "../Timers/sources.h"
#include "records.h"

dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attributes);
dispatch_queue_t dispatch_queue_create_with_target(
    const char *label, dispatch_queue_attr_t attributes, dispatch_queue_t target);
void dispatch_set_target_queue(dispatch_object_t object, dispatch_queue_t target);
void dispatch_queue_set_width(dispatch_queue_t queue, long width);
void dispatch_queue_set_specific(dispatch_queue_t queue, const void *key, void *value, dispatch_function_t destructor);
void dispatch_suspend(dispatch_object_t object);
void dispatch_resume(dispatch_object_t object);
void dispatch_activate(dispatch_object_t object);
dispatch_queue_attr_t dispatch_queue_attr_make_initially_inactive(dispatch_queue_attr_t attributes);
dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(dispatch_queue_attr_t attributes, unsigned qos, int priority);
dispatch_queue_attr_t dispatch_queue_attr_make_with_autorelease_frequency(dispatch_queue_attr_t attributes, long frequency);

/// Attributes that say "inactive". libdispatch has one object for each combination and keeps them all.
static dispatch_queue_attr_t inactive[64];
static size_t inactive_count;

static bool is_inactive(dispatch_queue_attr_t attributes) {
    for (size_t index = 0; index < inactive_count; index++) {
        if (inactive[index] == attributes) return true;
    }
    return false;
}

static dispatch_queue_attr_t inactive_if(bool condition, dispatch_queue_attr_t attributes) {
    if (!condition || is_inactive(attributes)) return attributes;
    if (inactive_count == sizeof inactive / sizeof *inactive) fail("too many kinds of inactive queues");
    inactive[inactive_count++] = attributes;
    return attributes;
}

dispatch_queue_attr_t dispatch_queue_attr_make_initially_inactive(dispatch_queue_attr_t attributes) {
    dispatch_queue_attr_t made = SYSTEM(dispatch_queue_attr_make_initially_inactive)(attributes);
    return clock_is_virtual() ? inactive_if(true, made) : made;
}

dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(dispatch_queue_attr_t attributes, unsigned qos, int priority) {
    dispatch_queue_attr_t made = SYSTEM(dispatch_queue_attr_make_with_qos_class)(attributes, qos, priority);
    return clock_is_virtual() ? inactive_if(is_inactive(attributes), made) : made;
}

dispatch_queue_attr_t dispatch_queue_attr_make_with_autorelease_frequency(dispatch_queue_attr_t attributes, long frequency) {
    dispatch_queue_attr_t made = SYSTEM(dispatch_queue_attr_make_with_autorelease_frequency)(attributes, frequency);
    return clock_is_virtual() ? inactive_if(is_inactive(attributes), made) : made;
}

static dispatch_queue_t note_creation(dispatch_queue_t queue, dispatch_queue_attr_t attributes, dispatch_queue_t target) {
    if (!clock_is_virtual()) return queue;
    QueueRecord *record = queue_record_anew(queue);
    record->target = target;
    record->suspensions = is_inactive(attributes) ? 1 : 0;
    return queue;
}

dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attributes) {
    return note_creation(SYSTEM(dispatch_queue_create)(label, attributes), attributes, NULL);
}

dispatch_queue_t dispatch_queue_create_with_target(
    const char *label, dispatch_queue_attr_t attributes, dispatch_queue_t target
) {
    return note_creation(SYSTEM(dispatch_queue_create_with_target)(label, attributes, target), attributes, target);
}

/// How many jobs of a concurrent queue run side by side makes no difference here, and libdispatch would change it on a
/// thread of its own.
void dispatch_queue_set_width(dispatch_queue_t queue, long width) {
    if (!clock_is_virtual()) SYSTEM(dispatch_queue_set_width)(queue, width);
}

/// A value that was set lives to the end of the process: libdispatch would destroy it on a thread of its own.
void dispatch_queue_set_specific(dispatch_queue_t queue, const void *key, void *value, dispatch_function_t destructor) {
    SYSTEM(dispatch_queue_set_specific)(queue, key, value, clock_is_virtual() ? NULL : destructor);
}

void dispatch_set_target_queue(dispatch_object_t object, dispatch_queue_t target) {
    if (timer_source_set_queue(object, target)) return;
    SYSTEM(dispatch_set_target_queue)(object, target);
    if (clock_is_virtual()) queue_record(object)->target = target;
}

void dispatch_suspend(dispatch_object_t object) {
    if (timer_source_suspend(object)) return;
    SYSTEM(dispatch_suspend)(object);
    if (clock_is_virtual()) queue_record(object)->suspensions++;
}

static void note_resumption(dispatch_object_t object) {
    if (!clock_is_virtual()) return;
    QueueRecord *record = queue_record_if_any(object);
    if (record && record->suspensions > 0) record->suspensions--;
    turns_note_change();
}

void dispatch_resume(dispatch_object_t object) {
    if (timer_source_resume(object)) return;
    SYSTEM(dispatch_resume)(object);
    note_resumption(object);
}

void dispatch_activate(dispatch_object_t object) {
    if (timer_source_activate(object)) return;
    SYSTEM(dispatch_activate)(object);
    note_resumption(object);
}
