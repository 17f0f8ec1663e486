import Foundation

private actor Counter {
    var count = 0

    func add() -> Int {
        count += 1
        return count
    }

    func addTwiceSlowly() async {
        count += 1
        try? await Task.sleep(for: .milliseconds(5))
        count += 1
    }
}

@MainActor func tasks() {
    sleeps()
    children()
    isolation()
    Task {
        let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
        Task {
            for number in 1...3 {
                try? await Task.sleep(for: .milliseconds(100))
                continuation.yield(number)
            }
            continuation.finish()
        }
        for await number in numbers { say("stream \(number)") }
    }
}

@MainActor private func sleeps() {
    Task {
        say("task")
        try await Task.sleep(for: .seconds(1))
        say("slept for a second")
    }
    Task {
        try await Task.sleep(nanoseconds: 500_000_000)
        say("slept for nanoseconds")
    }
    Task {
        try await Task.sleep(until: .now + .seconds(0.25), tolerance: .milliseconds(10))
        say("slept until a time, with tolerance")
    }
    Task {
        try await Task.sleep(for: .seconds(0.3), tolerance: .milliseconds(10), clock: .suspending)
        say("slept on the suspending clock, with tolerance")
    }
    Task {
        try await ContinuousClock().sleep(until: .now + .milliseconds(350))
        say("slept on the continuous clock")
    }
    Task {
        let duration = await ContinuousClock().measure { try? await Task.sleep(for: .milliseconds(123)) }
        say("measured \(duration)")
    }
    Task {
        let duration = await SuspendingClock().measure { try? await Task.sleep(for: .milliseconds(124)) }
        say("measured \(duration)")
    }
    let cancelled = Task {
        do { try await Task.sleep(for: .seconds(1.5)) } catch { say("cancelled: \(error)") }
    }
    Task {
        try await Task.sleep(for: .milliseconds(77))
        cancelled.cancel()
    }
}

@MainActor private func children() {
    Task {
        async let one: Int = {
            try? await Task.sleep(for: .milliseconds(20))
            say("one")
            return 1
        }()
        async let two: Int = {
            try? await Task.sleep(for: .milliseconds(10))
            say("two")
            return 2
        }()
        say("sum \(await one + two)")
    }
    Task {
        let order = await withTaskGroup(of: Int.self) { group in
            for number in 1...4 {
                group.addTask {
                    try? await Task.sleep(for: .milliseconds(50 - 10 * number))
                    return number
                }
            }
            var order: [Int] = []
            for await number in group { order.append(number) }
            return order
        }
        say("group \(order)")
    }
}

@MainActor private func isolation() {
    Task.detached {
        say("detached")
        await MainActor.run { say("on the main actor") }
        say("detached again")
    }
    let counter = Counter()
    for number in 1...3 { Task { say("actor \(number): \(await counter.add())") } }
    Task {
        await counter.addTwiceSlowly()
        say("actor: \(await counter.count)")
    }
    Task(priority: .background) { say("background") }
    Task(priority: .high) {
        say("high")
        await Task.yield()
        say("yielded")
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { say("isolated") } }
}
