import Foundation
import Trace

/// Reads what a process left, without what is peculiar to this run on this machine.
struct RunLog {
    /// The folder in which the process ran; its name differs from run to run.
    let folder: String

    /// A line that is not whole, because the process ended while writing it, is left out. What was printed after the last record,
    /// before a run ended early, is added.
    func records(_ path: String, printed: String) -> [Record] {
        let decoder = JSONDecoder()
        var records = read(path).split(separator: "\n").compactMap { try? decoder.decode(Record.self, from: Data($0.utf8)) }
        guard records.last != .completed else { return records }
        let recorded = records.count { if case .event(.printed) = $0 { true } else { false } }
        var lines = read(printed).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        records += lines.dropFirst(recorded).map { .event(.printed(String($0))) }
        return records
    }

    /// What a program that stopped itself said last: the text after `Fatal error:`, or the last line.
    func lastMessage(_ path: String) -> String? {
        var text = read(path)
        if let trace = text.range(of: "\nCurrent stack trace:") { text = String(text[..<trace.lowerBound]) }
        let message: Substring
        if let mark = text.range(of: "Fatal error: ", options: .backwards) {
            message = text[mark.upperBound...]
        } else {
            message = text.split(separator: "\n").last ?? ""
        }
        let cleaned = String(message).trimmingCharacters(in: .whitespacesAndNewlines).replacing(/0x[0-9a-fA-F]+/, with: "0x…")
        return cleaned.isEmpty ? nil : cleaned
    }

    private func read(_ path: String) -> String {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: data, as: UTF8.self)
            .replacing(folder, with: "/scenario")
            .replacing(folder.replacing("/", with: "\\/"), with: "\\/scenario")
    }
}
