import Foundation

@MainActor private var ticks = 0

@MainActor func timers() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        say("tick, next \(String(format: "%.3f", timer.fireDate.timeIntervalSince1970 - 1_767_225_600))")
        let isLast = MainActor.assumeIsolated {
            ticks += 1
            return ticks == 4
        }
        if isLast { timer.invalidate() }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
        say("once")
        _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in say("once more") }
    }
    let third = Timer(fire: Date() + 0.5, interval: 1.0 / 3, repeats: true) { _ in say("third") }
    RunLoop.main.add(third, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { third.invalidate() }
    RunLoop.main.perform { say("performed") }
    sources()
}

@MainActor private func sources() {
    let repeating = DispatchSource.makeTimerSource(queue: .main)
    repeating.schedule(deadline: .now() + 0.2, repeating: 0.2)
    repeating.setEventHandler { say("source") }
    repeating.setCancelHandler { say("source is cancelled") }
    repeating.resume()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { repeating.suspend() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { repeating.resume() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { repeating.cancel() }
    let once = DispatchSource.makeTimerSource()
    once.schedule(wallDeadline: .now() + 0.05)
    once.setEventHandler {
        say("source beside the main queue")
        once.cancel()
    }
    once.activate()
}
