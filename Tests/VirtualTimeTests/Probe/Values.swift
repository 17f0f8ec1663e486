import Foundation

@MainActor func values() {
    say("date \(Date().timeIntervalSince1970), \(Date())")
    say("uptime \(ProcessInfo.processInfo.systemUptime), \(DispatchTime.now().uptimeNanoseconds)")
    say("random \(Int.random(in: 0..<1000)) \(Double.random(in: 0..<1)) \(Bool.random()) \(UInt64.random(in: 0...(.max)))")
    say("shuffled \(Array(0..<8).shuffled()), any \(["a", "b", "c"].randomElement()!)")
    say("identifier \(UUID())")
    say("device \(Array(FileHandle(forReadingAtPath: "/dev/urandom")!.readData(ofLength: 4)))")
}

/// Waits as programs do that simulate work: nothing but looking at a clock moves time here.
@MainActor func busy() {
    let start = Date()
    while Date().timeIntervalSince(start) < 0.5 {}
    say("half a second is over: \(Date().timeIntervalSince(start) < 0.51)")
}
