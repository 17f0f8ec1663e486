/// Lines of figures in columns.
@MainActor
enum Table {
    static func header() { print(line("rows", "mounting", "a row", "one update")) }

    static func row(_ measurement: Measurement) {
        print(
            line(
                "\(measurement.count)", text(measurement.mounting), text(measurement.mounting / measurement.count),
                text(measurement.update)))
    }

    private static func line(_ columns: String...) -> String {
        columns.map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }.joined()
    }

    private static func text(_ duration: Duration) -> String {
        let nanoseconds = duration / .nanoseconds(1)
        return nanoseconds < 100_000 ? "\(Int(nanoseconds)) ns" : "\(Int(nanoseconds / 1_000)) µs"
    }
}
