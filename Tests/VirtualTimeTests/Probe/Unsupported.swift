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
