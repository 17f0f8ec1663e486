import Foundation
import SelfsameUI
import Trace
import ViewGraph

/// The scenarios of one program, as its generated driver tells them. Names begin with an underscore so that they cannot meet an
/// article's own.
public final class _ScenarioProgram {
    private var names = Names()
    private var scripts: [Int: @MainActor (_ScenarioSession) -> Void] = [:]

    /// Runs the scenario and variant that the arguments name, and gives the process's exit status.
    public static func main(_ declare: @MainActor (_ScenarioProgram) -> Void) -> Int32 {
        printLineByLine()
        let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard arguments.count == 2, let output = RecordStream.fromEnvironment() else {
            complain("This program is run by selfsame.")
            return 2
        }
        return onMainActor {
            let program = _ScenarioProgram()
            declare(program)
            guard let script = program.scripts[arguments[0]] else {
                complain("There is no scenario \(arguments[0]) in this program.")
                return 2
            }
            let session = _ScenarioSession(output: output, variant: arguments[1], names: program.names)
            script(session)
            session.finish()
            return 0
        }
    }

    /// Has every line written when it is whole, so that a program that stops itself leaves what it printed. The stream is looked up by
    /// name, because Swift 6 does not let its variable be read.
    private static func printLineByLine() {
        guard let symbol = dlsym(nil, "stdout") ?? dlsym(nil, "__stdoutp") else { return }
        setvbuf(symbol.assumingMemoryBound(to: UnsafeMutablePointer<FILE>.self).pointee, nil, _IOLBF, 0)
    }

    private static func complain(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

    /// Names a path into the environment as it is written in a listing.
    public func name(environmentPath path: PartialKeyPath<EnvironmentValues>, _ name: String) {
        names.name(environmentPath: path, name)
    }

    /// Names a property of an observable type.
    public func name(property path: AnyKeyPath, _ name: String) { names.name(property: path, name) }

    /// Declares what a scenario does; `index` counts within the program.
    public func scenario(_ index: Int, _ script: @escaping @MainActor (_ScenarioSession) -> Void) { scripts[index] = script }
}
