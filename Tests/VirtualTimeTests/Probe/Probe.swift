import CVirtualTime
import Foundation

/// Prints what happened, when on virtual time, and whether on the main thread.
nonisolated func say(_ what: String) {
    print("\(seconds(selfsame_clock_now())) \(Thread.isMainThread ? "main" : "side") \(what)")
}

/// `0.250` for 250 milliseconds, with as many digits as it takes from the third on.
nonisolated func seconds(_ nanoseconds: Int64) -> String {
    var digits = String(1_000_000_000 + nanoseconds % 1_000_000_000).dropFirst()
    while digits.count > 3, digits.last == "0" { digits.removeLast() }
    return "\(nanoseconds / 1_000_000_000).\(digits)"
}

/// Does everything that is due up to and including this time.
@MainActor func run(until end: Int64) {
    while true {
        while selfsame_clock_run_ready() {}
        let next = selfsame_clock_next_deadline()
        guard next >= 0, next <= end else { break }
        selfsame_clock_advance(next)
    }
    selfsame_clock_advance(end)
}

@main struct Probe {
    @MainActor static let parts: [String: @MainActor () -> Void] = [
        "values": values, "tasks": tasks, "queues": queues, "waiting": waiting, "timers": timers, "threads": threads,
        "busy": busy, "waits forever": waitForever, "dispatchMain": serveMainQueue, "signal source": listenToSignals,
        "alarm": setAlarm, "sync on own queue": waitForOwnQueue, "sync on main": waitForMainOnMain,
        "assume main": assumeMainElsewhere,
    ]

    @MainActor static func main() {
        selfsame_clock_start()
        for name in CommandLine.arguments.dropFirst() {
            guard let part = parts[name] else { fatalError("no part '\(name)'") }
            print("\(name):")
            part()
            run(until: selfsame_clock_now() + 2_000_000_000)
        }
    }
}
