import Foundation

/// The folder that a site is written to: always either the old site or the new one, never something between.
struct SiteFolder {
    let path: String

    /// Says that a folder was made by this tool, so that no other is ever replaced.
    private static let mark = ".selfsame-site"

    enum Outcome: Equatable {
        case unchanged
        case written(changed: Int)
    }

    enum Problem: Error, CustomStringConvertible {
        case isNotASite(String)
        case cannotReplace(String, reason: Int32)

        var description: String {
            switch self {
            case .isNotASite(let path):
                "\(path) holds other files than a site of selfsame; give --output another folder, or empty it"
            case .cannotReplace(let path, let reason): "\(path) cannot be replaced: \(String(cString: strerror(reason)))"
            }
        }
    }

    /// `files` by their path in the site.
    func write(_ files: [(path: String, contents: Data)]) throws -> Outcome {
        let manager = FileManager.default
        let all = files + [(Self.mark, Data("Written by selfsame build, which replaces this folder.\n".utf8))]
        let old = Set(existingFiles())
        if !old.isEmpty && !old.contains(Self.mark) { throw Problem.isNotASite(path) }
        let changed = all.filter { manager.contents(atPath: "\(path)/\($0.path)") != $0.contents }.map(\.path)
        if changed.isEmpty && old.isSubset(of: all.map(\.path)) { return .unchanged }

        let unfinished = "\(path).unfinished-\(ProcessInfo.processInfo.processIdentifier)"
        try? manager.removeItem(atPath: unfinished)
        defer { try? manager.removeItem(atPath: unfinished) }
        for file in all {
            let target = URL(fileURLWithPath: "\(unfinished)/\(file.path)")
            try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A file that did not change keeps its time, for servers and tools that look at it.
            if changed.contains(file.path) {
                try file.contents.write(to: target)
            } else {
                try manager.linkItem(atPath: "\(path)/\(file.path)", toPath: target.path)
            }
        }
        try exchange(unfinished)
        return .written(changed: changed.count)
    }

    private func existingFiles() -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
        return walk.compactMap { $0 as? String }.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// Puts the new folder in the old one's place in one step, where the system can; the old one is then under the new one's name.
    private func exchange(_ new: String) throws {
        if !FileManager.default.fileExists(atPath: path) {
            if rename(new, path) != 0 { throw Problem.cannotReplace(path, reason: errno) }
            return
        }
        if exchangeNames(new, path) { return }
        let aside = new + ".old"
        if rename(path, aside) != 0 { throw Problem.cannotReplace(path, reason: errno) }
        if rename(new, path) != 0 {
            let reason = errno
            rename(aside, path)
            throw Problem.cannotReplace(path, reason: reason)
        }
        try FileManager.default.removeItem(atPath: aside)
    }
}

/// Exchanges two files in one step. False where the system has no means for it.
///
/// Looked up by name, because the module of the C library leaves out what is not in the standard.
private func exchangeNames(_ first: String, _ second: String) -> Bool {
    typealias RenameAt2 = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "renameat2") else { return false }
    let exchange: UInt32 = 2
    return unsafeBitCast(symbol, to: RenameAt2.self)(AT_FDCWD, first, AT_FDCWD, second, exchange) == 0
}
