import Foundation

/// A program that is started with exactly the surroundings named here, in a process group of its own.
struct ChildProcess {
    var executable: String
    var arguments: [String]
    /// Nothing else is inherited.
    var environment: [String: String]
    /// Files that receive what it writes; opened to append.
    var standardOutput: String
    var standardError: String
    /// Real seconds after which the whole process group is stopped.
    var timeLimit: Double?

    enum Ending: Equatable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
    }

    struct CannotStart: Error, CustomStringConvertible {
        let executable: String
        let reason: Int32
        var description: String { "cannot start \(executable): \(String(cString: strerror(reason)))" }
    }

    /// Blocks until it has ended.
    func run() throws -> Ending {
        let process = try spawn()
        let watch = Watch(process: process)
        if let timeLimit { watch.stop(after: timeLimit) }
        return watch.wait()
    }

    private func spawn() throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, standardOutput, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, standardError, O_WRONLY | O_CREAT | O_APPEND, 0o644)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        // A caller may ignore signals, as Python does with the one that limits files; its children would inherit that.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)

        let words = ([executable] + arguments).map { strdup($0) } + [nil]
        let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + settings { free(text) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, executable, &actions, &attributes, words, settings)
        if result != 0 { throw CannotStart(executable: executable, reason: result) }
        return process
    }
}

/// Waits for one process, and may stop its group as long as the process has not been waited for.
private final class Watch: @unchecked Sendable {
    private let process: pid_t
    /// Guards what follows.
    private let lock = NSLock()
    private var isOver = false
    private var wasStopped = false

    init(process: pid_t) { self.process = process }

    func stop(after seconds: Double) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            lock.withLock {
                guard !isOver else { return }
                wasStopped = true
                kill(-process, SIGKILL)
            }
        }
    }

    func wait() -> ChildProcess.Ending {
        // Leaves the process unreaped, so that its number cannot belong to another one while it may still be stopped.
        var information = siginfo_t()
        while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == -1 && errno == EINTR {}
        return lock.withLock {
            isOver = true
            // What it started and left behind goes with it.
            kill(-process, SIGKILL)
            var status: Int32 = 0
            while waitpid(process, &status, 0) == -1 && errno == EINTR {}
            if wasStopped { return .timedOut }
            let signal = status & 0x7F
            return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
        }
    }
}
