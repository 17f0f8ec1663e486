import SelfsameCombine
import ViewGraph

/// An object from the environment, found by its type; the view's body runs whenever it changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Nil outside of a hosted view, and when nobody put one into the environment.
    var object: ObjectType?
    /// How often the object changed under the view's eyes.
    var seed = 0

    public init() {}

    /// Stops the program when there is no such object: only a body that reads it needs it.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            let name = displayName(of: ObjectType.self)
            fatalError(
                "No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an "
                    + "ancestor of this view.")
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    public static var _wrapperName: String { "EnvironmentObject" }
    public static var _ownsState: Bool { false }
    public static func _makeBox(name: String) -> PropertyBox {
        EnvironmentObjectBox<ObjectType>(name: name, wrapper: _wrapperName)
    }
}

extension EnvironmentObject: Sendable where ObjectType: Sendable {}

/// Looks the object up again whenever the environment was replaced (rule E9).
private final class EnvironmentObjectBox<ObjectType: ObservableObject>: ObjectBox<ObjectType>, EnvironmentReader {
    private var isListening = false
    private var mustLookUp = true

    override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        guard let host else { return false }
        if !isListening {
            isListening = true
            host.context.environment.add(self)
        }
        if mustLookUp {
            mustLookUp = false
            lookUp(in: host.context.environment.store)
        }
        let isChanged = takeChange()
        let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        property.pointee.object = object
        property.pointee.seed = seed
        return isChanged
    }

    private func lookUp(in store: EnvironmentStore) {
        guard let found = store.value(for: ObjectIdentifier(ObjectType.self)) as? ObjectType else { return }
        follow(found, isNews: true)
    }

    func environmentChanged() {
        mustLookUp = true
        host?.setNeedsRefresh()
    }

    override func discard() {
        super.discard()
        host?.context.environment.remove(self)
    }
}

extension View {
    /// Puts an object in reach of the views inside, by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }
}
