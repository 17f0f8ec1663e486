import CVirtualTime

/// Virtual time as steps see it: it stands still, until a step waits.
struct VirtualClock {
    init() { selfsame_clock_start() }

    /// Seconds since launch.
    var seconds: Double { Double(selfsame_clock_now()) / 1_000_000_000 }

    /// Runs one job that is ready now; false when none is.
    func runReady() -> Bool { selfsame_clock_run_ready() }

    /// Moves on to the next moment at which something is due, but not beyond the limit (nanoseconds since launch). False when
    /// nothing is due until then; time then stands at the limit.
    func advance(to limit: Int64) -> Bool {
        let next = selfsame_clock_next_deadline()
        guard next >= 0, next <= limit else {
            selfsame_clock_advance(limit)
            return false
        }
        selfsame_clock_advance(next)
        return true
    }

    /// The moment that lies this many seconds ahead, in nanoseconds since launch.
    func moment(after seconds: Double) -> Int64 { selfsame_clock_now() + Int64((seconds * 1_000_000_000).rounded()) }
}
