import Foundation

/// Reads what the process itself printed, from the file that its standard output goes to: whatever way it was printed.
struct PrintedLines {
    private let file: Int32
    private var position: off_t = 0
    private var unfinished: [UInt8] = []

    init?(path: String) {
        file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 { return nil }
    }

    /// The lines that are complete by now, without their breaks; with `unfinished` also a last one that is not.
    mutating func take(unfinished takeUnfinished: Bool) -> [String] {
        // Every stream, because the name of the one is not safe to say in Swift 6.
        fflush(nil)
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = pread(file, &buffer, buffer.count, position)
            guard count > 0 else { break }
            position += off_t(count)
            unfinished += buffer[..<count]
        }
        guard !unfinished.isEmpty else { return [] }
        var lines = unfinished.split(separator: 0x0A, omittingEmptySubsequences: false)
        let last = lines.removeLast()
        var complete = lines.map { String(decoding: $0, as: UTF8.self) }
        if takeUnfinished, !last.isEmpty {
            complete.append(String(decoding: last, as: UTF8.self))
            unfinished = []
        } else {
            unfinished = Array(last)
        }
        return complete
    }
}
