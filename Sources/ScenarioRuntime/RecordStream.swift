import Foundation
import Trace
import ViewGraph

/// Writes everything that happens to a file, one record a line and at once, so that a run that ends early leaves what it did.
final class RecordStream: Recorder {
    var lifetimes = LifetimeBook()
    private(set) var started: [Lifetime] = []
    private let records: Int32
    private var output: PrintedLines
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// The files that the environment names; nil when they are not named.
    static func fromEnvironment() -> RecordStream? {
        let environment = ProcessInfo.processInfo.environment
        guard let records = environment["SELFSAME_RECORDS"], let printed = environment["SELFSAME_STDOUT"] else { return nil }
        let file = open(records, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0, let lines = PrintedLines(path: printed) else { return nil }
        return RecordStream(records: file, output: lines)
    }

    private init(records: Int32, output: PrintedLines) {
        self.records = records
        self.output = output
    }

    func start(_ lifetime: Lifetime) {
        started.append(lifetime)
        write(.lifetime(lifetime))
    }

    func record(_ event: Event) { write(.event(event)) }

    /// Writes a record, after whatever was printed before it. The end of a step also ends an unfinished line.
    func write(_ record: Record) {
        var endsStep = false
        if case .stepEnded = record { endsStep = true }
        for line in output.take(unfinished: endsStep) { append(.event(.printed(line))) }
        append(record)
    }

    private func append(_ record: Record) {
        guard var line = try? encoder.encode(record) else { preconditionFailure("a record that cannot be written: \(record)") }
        line.append(0x0A)
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Foundation.write(records, rest.baseAddress, rest.count)
                guard written > 0 else { return }
                rest = rest.dropFirst(written)
            }
        }
    }
}

extension UnsafeRawBufferPointer.SubSequence {
    fileprivate var baseAddress: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}
