import Foundation

/// JSON files named after the content that they were made from.
///
/// Nothing in it is ever needed: an entry that is missing or cannot be read is made again.
struct CacheFolder: Sendable {
    let path: String
    /// Entries that were not used for this long are removed.
    static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    func read<Value: Decodable>(_: Value.Type, _ name: String) -> Value? {
        let file = "\(path)/\(name).json"
        guard let data = FileManager.default.contents(atPath: file),
            let value = try? JSONDecoder().decode(Value.self, from: data)
        else { return nil }
        utimes(file, nil)
        return value
    }

    /// Does nothing when the folder cannot be written.
    func write(_ value: some Encodable, _ name: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(value) else { return }
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: "\(path)/\(name).json"), options: .atomic)
    }

    func prune(now: Date = Date()) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            let file = "\(path)/\(name)"
            let used = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
            if let used, now.timeIntervalSince(used) > Self.lifetime { try? FileManager.default.removeItem(atPath: file) }
        }
    }
}
