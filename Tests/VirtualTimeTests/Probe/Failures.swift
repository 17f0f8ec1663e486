import Foundation

@MainActor func waitForever() {
    DispatchSemaphore(value: 0).wait()
}

@MainActor func serveMainQueue() {
    dispatchMain()
}

@MainActor func listenToSignals() {
    _ = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
}

@MainActor func setAlarm() {
    alarm(1)
}

@MainActor func waitForOwnQueue() {
    let queue = DispatchQueue(label: "own")
    queue.async { queue.sync {} }
}

@MainActor func waitForMainOnMain() {
    DispatchQueue.main.sync {}
}

@MainActor func assumeMainElsewhere() {
    DispatchQueue.global().async { MainActor.assumeIsolated {} }
}
