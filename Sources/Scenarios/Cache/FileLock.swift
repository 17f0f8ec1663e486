import Foundation

/// Keeps a second process out of what it guards, until it is released or its process ends.
final class FileLock {
    private let descriptor: Int32

    /// Blocks while another holder has it. Nil when the file cannot be made; then nothing is guarded.
    init?(path: String) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor < 0 { return nil }
        while flock(descriptor, LOCK_EX) == -1 && errno == EINTR {}
    }

    deinit { close(descriptor) }
}
