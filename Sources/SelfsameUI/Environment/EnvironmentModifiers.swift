import ViewGraph

/// Writes a value into the environment of the content.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: PrimitiveViewModifier {
    public let keyPath: WritableKeyPath<EnvironmentValues, Value>
    public let value: Value

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        EnvironmentWriterNode(
            value, context, content: \.content,
            isEqual: { old, new in
                old.modifier.keyPath == new.modifier.keyPath
                    && compareValues(old.modifier.value, new.modifier.value, mode: .equatableUnlessPOD)
            },
            write: { value, store in
                var values = EnvironmentValues(store: store)
                values[keyPath: value.modifier.keyPath] = value.modifier.value
                store = values.store
            })
    }
}

/// Changes a value in the environment of the content.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: PrimitiveViewModifier {
    public let keyPath: WritableKeyPath<EnvironmentValues, Value>
    public let transform: (inout Value) -> Void

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        EnvironmentWriterNode(
            value, context, content: \.content, isEqual: { old, new in compareValues(old.modifier, new.modifier, mode: .equatableUnlessPOD) },
            write: { value, store in
                var values = EnvironmentValues(store: store)
                value.modifier.transform(&values[keyPath: value.modifier.keyPath])
                store = values.store
            })
    }
}

/// Puts an object into the environment of the content, to be found by its type (rule E8).
public nonisolated struct _EnvironmentObjectModifier<Object: AnyObject>: PrimitiveViewModifier {
    public let object: Object?

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        EnvironmentWriterNode(
            value, context, content: \.content, isEqual: { $0.modifier.object === $1.modifier.object },
            write: { value, store in store.set(value.modifier.object as Any, for: ObjectIdentifier(Object.self)) })
    }
}

extension View {
    /// Writes a value for the views inside.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object in reach of the views inside.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }

    /// Changes a value for the views inside.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
