import Foundation

extension Kit {
    /// Raised when a change here makes kits that were built before useless.
    private static let layout = 1

    /// Takes the kit for these sources and this compiler from the folder of kits, or builds it there.
    ///
    /// `announce` is called before a build, which takes about half a minute.
    static func prepare(sources: KitSources, toolchain: Toolchain, kits: String, announce: () -> Void) throws -> Kit {
        var content = ContentKey(String(layout), toolchain.version, toolchain.triple, toolchain.resources)
        try sources.addContents(to: &content)
        let key = String(content.digest.prefix(32))
        let kit = Kit(folder: "\(kits)/\(key)", key: key, modules: sources.modules)
        if FileManager.default.fileExists(atPath: kit.autolinkFile) { return kit }

        try FileManager.default.createDirectory(atPath: kits, withIntermediateDirectories: true)
        let lock = FileLock(path: "\(kits)/lock")
        defer { withExtendedLifetime(lock) {} }
        if FileManager.default.fileExists(atPath: kit.autolinkFile) { return kit }
        announce()
        let unfinished = "\(kits)/\(key).unfinished"
        try? FileManager.default.removeItem(atPath: unfinished)
        try FileManager.default.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        try KitBuilder(kit: Kit(folder: unfinished, key: key, modules: kit.modules), sources: sources, toolchain: toolchain)
            .build()
        try FileManager.default.moveItem(atPath: unfinished, toPath: kit.folder)
        removeOthers(in: kits, keeping: key)
        return kit
    }

    /// A kit is some megabytes and is only good for one state of the sources.
    private static func removeOthers(in kits: String, keeping key: String) {
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: kits)) ?? [])
            .filter { $0 != key && $0 != "lock" }
            .map { "\(kits)/\($0)" }
        let month = Date(timeIntervalSinceNow: -CacheFolder.lifetime)
        for folder in folders {
            let made = try? FileManager.default.attributesOfItem(atPath: folder)[.modificationDate] as? Date
            if let made, made < month { try? FileManager.default.removeItem(atPath: folder) }
        }
    }
}
