import Synchronization

/// Tells subscriptions and subscribers apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt

    private static let next = Atomic<UInt>(0)

    /// Different from all others made this way.
    public init() { value = Self.next.add(1, ordering: .relaxed).newValue }

    /// The same for the same object, as long as it lives.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    public var description: String { "0x" + String(value, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
