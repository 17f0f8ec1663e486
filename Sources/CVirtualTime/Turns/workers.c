#include "workers.h"

#include <pthread.h>
#include <stdlib.h>

#include "../Queues/queues.h"
#include "../System/system.h"

typedef struct Worker {
    struct Worker *next;
    Thread *thread;
    Job *job;
} Worker;

/// Those without a job, the last one used first.
static Worker *idle;

static void *work(void *context) {
    Worker *worker = context;
    turns_adopt(worker->thread);
    for (;;) {
        job_run(worker->job);
        worker->next = idle;
        idle = worker;
        turns_return(worker->thread);
    }
    return NULL;
}

static Worker *new_worker(void) {
    Worker *worker = calloc(1, sizeof *worker);
    if (!worker) fail("out of memory");
    worker->thread = turns_new_thread();
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t started;
    if (SYSTEM(pthread_create)(&started, &attributes, work, worker) != 0) fail("no thread for another job that waits");
    pthread_attr_destroy(&attributes);
    return worker;
}

void workers_run(Job *job) {
    Worker *worker = idle;
    if (worker) {
        idle = worker->next;
    } else {
        worker = new_worker();
    }
    worker->job = job;
    turns_give(worker->thread);
}
