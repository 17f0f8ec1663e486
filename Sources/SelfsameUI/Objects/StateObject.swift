import SelfsameCombine
import ViewGraph

/// An object that the view owns: made at the first update of each lifetime, and kept as long as the lifetime.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    enum Storage {
        /// Not installed in a view yet.
        case initially(() -> ObjectType)
        case object(ObservedObject<ObjectType>)
    }

    var storage: Storage

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initially(thunk) }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        switch storage {
        case .object(let observed): return observed.object
        case .initially(let thunk):
            Graph.current?.warn(
                "Accessing StateObject<\(displayName(of: ObjectType.self))>'s object without being installed on a View. "
                    + "This will create a new instance each time.")
            return thunk()
        }
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    public static var _wrapperName: String { "StateObject" }
    public static var _ownsState: Bool { true }
    public static func _makeBox(name: String) -> PropertyBox { StateObjectBox<ObjectType>(name: name, wrapper: _wrapperName) }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// Calls the first value's closure once (rule O2); those of later values from the parent are never called.
private final class StateObjectBox<ObjectType: ObservableObject>: ObjectBox<ObjectType> {
    override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        let property = pointer.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let object = object ?? property.pointee.makeObject()
        follow(object)
        let isChanged = takeChange()
        var observed = ObservedObject(wrappedValue: object)
        observed.seed = seed
        property.pointee.storage = .object(observed)
        return isChanged
    }
}

extension StateObject {
    fileprivate func makeObject() -> ObjectType {
        switch storage {
        case .initially(let thunk): thunk()
        case .object(let observed): observed.object
        }
    }
}
