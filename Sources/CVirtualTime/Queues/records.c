#include "records.h"

#include <stdlib.h>

#include "../System/system.h"

#define LIST_COUNT 256

static QueueRecord *records[LIST_COUNT];

static QueueRecord **list_of(dispatch_object_t queue) { return &records[((uintptr_t)queue >> 6) % LIST_COUNT]; }

QueueRecord *queue_record_if_any(dispatch_object_t queue) {
    for (QueueRecord *record = *list_of(queue); record; record = record->next) {
        if (record->queue == queue) return record;
    }
    return NULL;
}

static void fill(QueueRecord *record, dispatch_queue_t queue) {
    *record = (QueueRecord){.next = record->next, .queue = queue, .is_serial = queue_width(queue) == 1};
}

QueueRecord *queue_record(dispatch_queue_t queue) {
    QueueRecord *record = queue_record_if_any(queue);
    if (record) return record;
    record = calloc(1, sizeof *record);
    if (!record) fail("out of memory");
    fill(record, queue);
    QueueRecord **list = list_of(queue);
    record->next = *list;
    *list = record;
    return record;
}

QueueRecord *queue_record_anew(dispatch_queue_t queue) {
    QueueRecord *record = queue_record(queue);
    fill(record, queue);
    return record;
}
