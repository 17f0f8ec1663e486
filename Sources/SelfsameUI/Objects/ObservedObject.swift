import SelfsameCombine
import ViewGraph

/// An object that somebody else owns; the view's body runs whenever it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    var object: ObjectType
    /// How often the object changed under the view's eyes; zero outside of a hosted view.
    var seed = 0

    public init(wrappedValue: ObjectType) { object = wrappedValue }

    public init(initialValue: ObjectType) { object = initialValue }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(root: object) }

    public static var _wrapperName: String { "ObservedObject" }
    public static var _ownsState: Bool { false }
    public static func _makeBox(name: String) -> PropertyBox {
        ObservedObjectBox<ObjectType>(name: name, wrapper: _wrapperName)
    }

    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let location = ObservableObjectLocation(object: root, path: keyPath)
            return Binding(value: location.get(), location: location)
        }
    }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: Sendable where ObjectType: Sendable {}

private final class ObservedObjectBox<ObjectType: ObservableObject>: ObjectBox<ObjectType> {
    override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        let property = pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        follow(property.pointee.object)
        let isChanged = takeChange()
        property.pointee.seed = seed
        return isChanged
    }
}

/// A property of an observable object. The view that holds the object hears of its changes anyway; how a binding to it is
/// animated has no part in them.
private final class ObservableObjectLocation<Object: AnyObject, Value>: ObjectLocation<Object, Value>, @unchecked Sendable {
    override var carriesTransaction: Bool { false }
}
