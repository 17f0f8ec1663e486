@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Answers the compiler's requests to expand a macro, over standard input and output.
@main
struct Plugin {
    static func main() throws {
        let connection = try StandardIOMessageConnection()
        let handler = PluginProviderMessageHandler(provider: ProvidedMacros())
        try CompilerPluginMessageListener(connection: connection, messageHandler: handler).main()
    }
}

/// Finds a macro's implementation by the name that its declaration gives in `#externalMacro`.
struct ProvidedMacros: PluginProvider {
    private let all: [String: any Macro.Type] = [
        "EntryMacro": EntryMacro.self,
        "PreviewMacro": PreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = all[typeName] else { throw UnknownMacro(moduleName: moduleName, typeName: typeName) }
        return macro
    }
}

/// A macro was declared that this plugin does not implement.
struct UnknownMacro: Error, CustomStringConvertible {
    let moduleName: String
    let typeName: String

    var description: String { "there is no macro '\(moduleName).\(typeName)' in this plugin" }
}
