import CVirtualTime
import Foundation
import Testing

/// This test bundle links the library and never starts the clock.
struct DormantTests {
    @Test func clocksAreTheSystems() async throws {
        let start = Date()
        let duration = try await ContinuousClock().measure { try await Task.sleep(for: .milliseconds(20)) }
        #expect(duration >= .milliseconds(20))
        #expect(Date().timeIntervalSince(start) >= 0.02)
        #expect(selfsame_clock_now() == 0)
    }

    @Test func queuesAreTheSystems() async {
        let queue = DispatchQueue(label: "dormant", attributes: .concurrent)
        let numbers = await withTaskGroup(of: Int.self) { group in
            for number in 0..<100 {
                group.addTask {
                    await withCheckedContinuation { done in
                        queue.asyncAfter(deadline: .now() + .milliseconds(number % 3)) { done.resume(returning: number) }
                    }
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(numbers.count == 100)
    }

    @Test func timerSourcesAreTheSystems() async {
        let source = DispatchSource.makeTimerSource()
        await withCheckedContinuation { done in
            source.schedule(deadline: .now() + .milliseconds(5))
            source.setEventHandler { done.resume() }
            source.activate()
        }
        source.cancel()
        #expect(source.isCancelled)
    }
}
