/// Gives an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value of its own.
///
/// The initial value is the default, made anew at each read that finds nothing written. A focused value is optional and
/// has no default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SelfsameMacros", type: "EntryMacro")

/// Makes the default of an `@Entry` that leaves its type to inference.
///
/// A function's result type cannot be inferred, but a constant's type can, and with it what the constant makes.
public struct _EntryDefault<Value>: @unchecked Sendable {
    // Unchecked: the initial value captures nothing but globals, which the compiler checks where they are named.
    fileprivate let make: () -> Value

    public init(_ make: @escaping @autoclosure () -> Value) { self.make = make }
}

/// A key that `@Entry` wrote for a value whose type is inferred.
public protocol _InferredEntryKey<Value> {
    associatedtype Value
    static var _makeDefault: _EntryDefault<Value> { get }
}

extension _InferredEntryKey {
    public static var defaultValue: Value { _makeDefault.make() }
}
