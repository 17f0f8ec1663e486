import Foundation

/// Keeps scenarios away from the network and from files, where the system offers the means.
struct Sandbox: Sendable {
    /// Nil where there is no `bwrap`, or where it may not make namespaces.
    private let bubblewrap: String?

    init() {
        bubblewrap = Toolchain.search("bwrap").flatMap { path in
            let probe = ChildProcess(
                executable: path, arguments: Sandbox.isolation + ["/bin/true"], environment: [:], standardOutput: "/dev/null",
                standardError: "/dev/null", timeLimit: 2)
            return (try? probe.run()) == .exited(0) ? path : nil
        }
    }

    func wrap(_ command: [String], writable folder: String) -> [String] {
        guard let bubblewrap else { return command }
        return [bubblewrap] + Sandbox.isolation + ["--bind", folder, folder, "--chdir", folder + "/folder"] + command
    }

    /// `bwrap` tells of a signal as shells do, with an exit status.
    func unwrap(_ ending: ChildProcess.Ending) -> ChildProcess.Ending {
        guard bubblewrap != nil, case .exited(let status) = ending, status > 128 else { return ending }
        return .signalled(status - 128)
    }

    private static let isolation = [
        "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-net", "--unshare-pid", "--unshare-ipc",
        "--die-with-parent",
    ]
}
