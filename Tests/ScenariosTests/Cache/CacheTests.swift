import Foundation
import Testing

@testable import Scenarios

@Suite struct CacheTests {
    /// SHA-256 of the parts, each with its length in front.
    @Test(
        arguments: [
            ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            (["abc"], "aab5f9ae99b2e38fb462025c8f72f570c9c811705d2a4277dc855d7fa293fe97"),
            ([String(repeating: "x", count: 1000), "日本"], "ac1444978464223d6614ef11df9f2ea039632548cc369080210bf0ca37091bf3"),
        ] as [([String], String)])
    func digest(parts: [String], expected: String) {
        var key = ContentKey()
        for part in parts { key.add(part) }
        #expect(key.digest == expected)
    }

    @Test func partsDoNotRunTogether() { #expect(ContentKey("ab", "c").digest != ContentKey("a", "bc").digest) }

    @Test func entries() throws {
        let work = try WorkFolder()
        let cache = CacheFolder(path: work.path + "/cache")
        #expect(cache.read([Int].self, "a") == nil)
        cache.write([1, 2], "a")
        #expect(cache.read([Int].self, "a") == [1, 2])
        try Data("[1,".utf8).write(to: URL(fileURLWithPath: work.path + "/cache/a.json"))
        #expect(cache.read([Int].self, "a") == nil)
    }

    @Test func pruning() throws {
        let work = try WorkFolder()
        let cache = CacheFolder(path: work.path)
        cache.write(1, "a")
        cache.prune(now: Date())
        #expect(cache.read(Int.self, "a") == 1)
        cache.prune(now: Date(timeIntervalSinceNow: CacheFolder.lifetime + 60))
        #expect(cache.read(Int.self, "a") == nil)
    }
}
