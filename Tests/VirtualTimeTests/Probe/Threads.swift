import Foundation
import Synchronization

private nonisolated final class Shared: @unchecked Sendable {
    var isSet = false
    let lock = NSLock()
    let condition = NSCondition()
    let mutex = Mutex(0)
}

@MainActor func threads() {
    let shared = Shared()
    lock(shared)
    signal(shared)
    hold(shared)
    RunLoop.main.run(until: Date() + 0.5)
    say("the run loop ran")
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    for number in 1...3 { operations.addOperation { say("operation \(number)") } }
    operations.waitUntilAllOperationsAreFinished()
    say("all operations are done")
    Thread {
        RunLoop.current.add(Timer(fire: Date() + 0.5, interval: 0, repeats: false) { _ in say("timer") }, forMode: .default)
        RunLoop.current.run(until: Date() + 1)
        say("the thread's run loop ran")
    }.start()
}

/// A thread sleeps while it holds a lock, and the main thread wants it.
@MainActor private func lock(_ shared: Shared) {
    Thread {
        say("thread")
        shared.lock.lock()
        Thread.sleep(forTimeInterval: 0.2)
        shared.isSet = true
        shared.lock.unlock()
        say("thread is done")
    }.start()
    Thread.sleep(forTimeInterval: 0.1)
    say("main slept")
    shared.lock.lock()
    say("locked: \(shared.isSet)")
    shared.lock.unlock()
}

@MainActor private func signal(_ shared: Shared) {
    Thread.detachNewThread {
        shared.condition.lock()
        shared.isSet = false
        say("signals the condition")
        shared.condition.signal()
        shared.condition.unlock()
    }
    shared.condition.lock()
    while shared.isSet { shared.condition.wait() }
    say("waits for another: \(shared.condition.wait(until: Date() + 0.01))")
    shared.condition.unlock()
}

@MainActor private func hold(_ shared: Shared) {
    DispatchQueue.global().async {
        shared.mutex.withLock {
            $0 += 1
            usleep(1000)
        }
        say("gave the mutex back")
    }
    usleep(500)
    let found = shared.mutex.withLock { $0 }
    say("has the mutex: \(found)")
}
