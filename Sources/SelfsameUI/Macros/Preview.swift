/// Shows a view in Xcode's canvas; here the closure is compiled and never run.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SelfsameMacros", type: "PreviewMacro")

/// Lets a preview's closure declare `@State` and its kin.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SelfsameMacros", type: "PreviewableMacro")
