/// The code of a function decides, then what it captured.
///
/// A closure that captures nothing is equal to every other value of the same literal. Contexts that the compiler made are
/// compared capture by capture; captures of generic types, and those of unknown layout, are different. A closure that
/// captures one object and nothing else has that object for its context: identity decides. Where a function was stored
/// through a generic type, its code is a thunk and its one capture is the function itself, so that the rule finds it.
///
/// A captured variable is a reference to a box, and identity decides. When it is the only capture, its box cannot be told
/// from the context of a closure that captured the value, so the contents decide.
func areFunctionsEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode, depth: Int) -> Bool {
    let code = old.load(as: UInt.self)
    guard code == new.load(as: UInt.self) else { return false }
    // An optional function that is nil has no code, and nothing is known of its second word.
    if code == 0 { return true }
    return areBytesEqual(old + 8, new + 8, count: 8) || areCapturesEqual(old + 8, new + 8, mode: mode, depth: depth)
}

/// A closure may reach itself through a variable that it captured; nobody nests this many by hand.
private let deepestClosure = 32

/// The pointers are to references to two contexts that are not the same.
private func areCapturesEqual(
    _ oldReference: UnsafeRawPointer, _ newReference: UnsafeRawPointer, mode: ComparisonMode, depth: Int
) -> Bool {
    guard mode > .bitwise, depth < deepestClosure,
        let old = oldReference.load(as: UnsafeRawPointer?.self), let new = newReference.load(as: UnsafeRawPointer?.self),
        case let metadata = old.load(as: UnsafeRawPointer.self), metadata == new.load(as: UnsafeRawPointer.self)
    else { return false }
    let context = TypeMetadata(pointer: metadata)
    switch context.kind {
    case .closureContext:
        return ComparisonPlan.ofContexts(context, mode: mode)?.areEqual(old, new, depth: depth + 1) ?? false
    case .errorBox:
        return areExistentialsEqual(oldReference, newReference, layout: .error, mode: mode, depth: depth + 1)
    case .class:
        return areArrayStoragesEqual(oldReference, newReference, mode: mode, depth: depth)
    default:
        return false
    }
}
