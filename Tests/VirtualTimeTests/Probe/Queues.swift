import Foundation

@MainActor func queues() {
    dispatchPrecondition(condition: .onQueue(.main))
    DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        say("main")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { say("main, after") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { say("main, after, on the wall") }
    DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        say("global")
        DispatchQueue.main.sync { say("main, waited for") }
        say("global again")
    }
    DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + .milliseconds(40)) { say("global, after") }
    serialQueues()
    concurrentQueue()
    stoppedQueues()
    workItems()
}

@MainActor private func serialQueues() {
    let key = DispatchSpecificKey<String>()
    let outer = DispatchQueue(label: "outer")
    outer.setSpecific(key: key, value: "outer")
    for number in 1...3 {
        outer.async {
            say("serial \(number)")
            Thread.sleep(forTimeInterval: 0.01)
        }
    }
    let found = outer.sync {
        dispatchPrecondition(condition: .onQueue(outer))
        return DispatchQueue.getSpecific(key: key)
    }
    say("serial, waited for: \(found ?? "nothing")")
    DispatchQueue(label: "inner", target: outer).async {
        dispatchPrecondition(condition: .onQueue(outer))
        say("serial, by its target: \(DispatchQueue.getSpecific(key: key) ?? "nothing")")
    }
    DispatchQueue(label: "on main", target: .main).async { say("targets main") }
}

@MainActor private func concurrentQueue() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    for number in 1...2 {
        queue.async {
            say("reader \(number)")
            usleep(3000 / UInt32(number))
            say("reader \(number) is done")
        }
    }
    queue.async(flags: .barrier) {
        say("barrier")
        usleep(1000)
        say("barrier is done")
    }
    queue.async { say("reader 3") }
}

@MainActor private func stoppedQueues() {
    let inactive = DispatchQueue(label: "inactive", attributes: [.concurrent, .initiallyInactive])
    inactive.async { say("activated") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) { inactive.activate() }
    let suspended = DispatchQueue(label: "suspended")
    suspended.suspend()
    suspended.async { say("resumed") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.07) { suspended.resume() }
}

@MainActor private func workItems() {
    let item = DispatchWorkItem { say("item") }
    item.notify(queue: .main) { say("item is done") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.015, execute: item)
    let cancelled = DispatchWorkItem { say("never") }
    DispatchQueue.main.async(execute: cancelled)
    cancelled.cancel()
    DispatchQueue.concurrentPerform(iterations: 3) { say("iteration \($0)") }
}

/// What blocks a thread until another has done something.
@MainActor func waiting() {
    let group = DispatchGroup()
    for number in 1...3 {
        DispatchQueue.global().async(group: group) {
            usleep(UInt32(1000 * (4 - number)))
            say("grouped \(number)")
        }
    }
    group.notify(queue: .main) { say("the group is done") }
    let item = DispatchWorkItem {
        usleep(500)
        say("item")
    }
    DispatchQueue.global().async(execute: item)
    item.wait()
    say("waited for the item")
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        usleep(500)
        say("signals")
        semaphore.signal()
    }
    semaphore.wait()
    say("signalled, then \(semaphore.wait(timeout: .now() + 0.001))")
    say("waited for the group: \(group.wait(timeout: .now() + 1))")
}
