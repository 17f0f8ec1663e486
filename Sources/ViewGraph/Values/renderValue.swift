/// A value as claims write it: `3`, `"text"`, `.case(1)`, `[1, 2]`, `Type(field: value)`.
///
/// Made from the structure alone and never from a description that the type gives of itself, so that the text is the
/// same in every run: no addresses, no modules, no hashing order. Objects are named by their class, functions and key
/// paths stand for themselves, and what is nested too deep or too long ends in `…`. The pointer is to initialised memory
/// of `type`.
public func renderValue(_ pointer: UnsafeRawPointer, type: Any.Type) -> String {
    var renderer = ValueRenderer()
    return renderer.render(pointer, type: type)
}

/// A value as claims write it.
public func renderValue<Value>(_ value: Value) -> String {
    withUnsafePointer(to: value) { renderValue(UnsafeRawPointer($0), type: Value.self) }
}
