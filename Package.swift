// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Where the compiler in use keeps its own SwiftSyntax.
///
/// Asked of the compiler instead of derived from `PATH`, because version managers put shims there.
let host: String = {
    if let given = Context.environment["SELFSAME_SWIFT_HOST_LIBRARIES"] { return given }
    let compiler = Process()
    let answer = Pipe()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-print-target-info"]
    compiler.standardOutput = answer
    try? compiler.run()
    let data = answer.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    let info = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    let paths = info?["paths"] as? [String: Any]
    return (paths?["runtimeResourcePath"] as? String ?? "/usr/lib/swift") + "/host"
}()

/// Compiles against SwiftSyntax out of the toolchain.
let syntaxImports: [SwiftSetting] = [.unsafeFlags(["-I", host])]

/// Links the named SwiftSyntax libraries out of the toolchain.
func syntaxLibraries(_ names: String...) -> [LinkerSetting] {
    [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + names.map { "-l" + $0 })]
}

let package = Package(
    name: "Selfsame",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "selfsame", targets: ["selfsame"]),
        .library(name: "Trace", targets: ["Trace"]),
    ],
    targets: [
        .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CVirtualTime"),

        .target(name: "Findings"),
        .target(name: "Trace"),

        .target(name: "ViewGraph", dependencies: ["Trace"]),
        .macro(
            name: "SelfsameMacros",
            swiftSettings: syntaxImports,
            linkerSettings: syntaxLibraries(
                "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftSyntaxBuilder", "SwiftDiagnostics",
                "SwiftCompilerPluginMessageHandling", "SwiftParser", "SwiftBasicFormat", "SwiftOperators", "SwiftParserDiagnostics")),
        .target(name: "SelfsameCombine", dependencies: ["ViewGraph"]),
        .target(name: "SelfsameUI", dependencies: ["ViewGraph", "SelfsameCombine", "SelfsameMacros"]),
        .target(name: "ScenarioRuntime", dependencies: ["SelfsameUI", "ViewGraph", "Trace", "CVirtualTime"]),

        .target(name: "Articles", dependencies: ["CCmark", "CYAML", "Findings"]),
        .target(
            name: "Scenarios", dependencies: ["Articles", "Findings", "Trace"],
            swiftSettings: syntaxImports,
            linkerSettings: syntaxLibraries("SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig")),
        .target(name: "SiteRendering", dependencies: ["Articles", "Scenarios", "Findings", "Trace"], swiftSettings: syntaxImports),
        .target(
            name: "Command", dependencies: ["Articles", "Scenarios", "SiteRendering", "Findings", "Trace"],
            swiftSettings: syntaxImports),
        .executableTarget(name: "selfsame", dependencies: ["Command"], swiftSettings: syntaxImports),

        .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph", "Trace"]),
        .testTarget(name: "SelfsameCombineTests", dependencies: ["SelfsameCombine"]),
        .testTarget(name: "SelfsameUITests", dependencies: ["SelfsameUI", "ViewGraph", "Trace"]),
        .testTarget(name: "ArticlesTests", dependencies: ["Articles", "CCmark", "Findings"]),
        .testTarget(name: "ScenariosTests", dependencies: ["Scenarios", "Articles", "Findings", "Trace"], swiftSettings: syntaxImports),
        .testTarget(name: "CommandTests", dependencies: ["Command"], swiftSettings: syntaxImports),
        .testTarget(name: "SiteRenderingTests", dependencies: ["SiteRendering", "Scenarios", "Articles", "Findings", "Trace"], swiftSettings: syntaxImports),
        .testTarget(name: "VirtualTimeTests", dependencies: ["CVirtualTime"], exclude: ["Probe", "Expected"]),
        .testTarget(
            name: "MacrosTests", dependencies: ["SelfsameMacros"], swiftSettings: syntaxImports,
            linkerSettings: syntaxLibraries("SwiftSyntax", "SwiftSyntaxMacroExpansion", "SwiftParser", "SwiftDiagnostics")),
        .executableTarget(name: "Benchmarks", dependencies: ["SelfsameUI", "ViewGraph"], path: "Tests/Benchmarks"),
    ]
)
