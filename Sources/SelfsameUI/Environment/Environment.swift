import Trace
import ViewGraph

/// A value from the environment, compared at exactly the key path that is named.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    enum Content {
        case path(KeyPath<EnvironmentValues, Value>)
        /// An object found by its type.
        case object(EnvironmentObjectLookup<Value>)
    }

    let content: Content
    /// What the body sees; nil outside of a hosted view.
    var installed: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .path(keyPath) }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        content = .object(EnvironmentObjectLookup(typeName: displayName(of: Value.self)) { store in
            store.value(for: ObjectIdentifier(Value.self)) as? Value
        })
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .object(EnvironmentObjectLookup(typeName: displayName(of: T.self)) { store in
            .some(store.value(for: ObjectIdentifier(T.self)) as? T)
        })
    }

    public var wrappedValue: Value {
        if let installed { return installed }
        Graph.current?.warn(
            "Accessing Environment<\(displayName(of: Value.self))>'s value outside of being installed on a View. "
                + "This will always read the default value and will not update.")
        return content.read(EnvironmentValues())
    }

    public static var _wrapperName: String { "Environment" }
    public static var _ownsState: Bool { false }
    public static func _makeBox(name: String) -> PropertyBox { EnvironmentBox<Value>(name: name) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Two wrappers that name the same path, or the same type of object, are the same (rule E5).
extension Environment: ComparesByParts {
    public static func _compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode) -> Bool {
        let old = old.assumingMemoryBound(to: Self.self).pointee
        let new = new.assumingMemoryBound(to: Self.self).pointee
        return old.content.path == new.content.path
    }
}

/// How an object is found in the environment.
struct EnvironmentObjectLookup<Value> {
    let typeName: String
    let find: (EnvironmentStore) -> Value?
}

extension Environment.Content {
    func read(_ values: EnvironmentValues) -> Value {
        switch self {
        case .path(let path): return values[keyPath: path]
        case .object(let lookup):
            guard let object = lookup.find(values.store) else {
                fatalError(
                    "No Observable object of type \(lookup.typeName) found. A View.environmentObject(_:) for "
                        + "\(lookup.typeName) may be missing as an ancestor of this view.")
            }
            return object
        }
    }

    var path: KeyPath<EnvironmentValues, Value>? {
        if case .path(let path) = self { path } else { nil }
    }
}

/// Reads the environment for one property and finds out whether what it reads differs (rules E3–E5).
private final class EnvironmentBox<Value>: PropertyBox, EnvironmentReader {
    private var value: Value?
    private var path: KeyPath<EnvironmentValues, Value>?
    private var pathText = ""
    private let tracker = EnvironmentTracker()
    private var mustRead = true

    override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        guard let host else { return false }
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        let content = property.pointee.content
        let isFirst = value == nil
        if isFirst { host.context.environment.add(self) }
        var isChanged = isFirst
        if mustRead || content.path != path {
            mustRead = false
            path = content.path
            pathText = text(of: content, host)
            isChanged = read(content, host) || isFirst
        }
        property.pointee.installed = value
        return isChanged
    }

    /// Reads at exactly the path, and says whether the result differs from the one before.
    private func read(_ content: Environment<Value>.Content, _ host: any PropertyHost) -> Bool {
        let store = host.context.environment.store
        if let whole = \EnvironmentValues.self as? KeyPath<EnvironmentValues, Value>, content.path == whole {
            let isSatisfied = value != nil && tracker.isSatisfied(by: store)
            if !isSatisfied { tracker.reset() }
            value = EnvironmentValues(store: store, tracker: tracker) as? Value
            return !isSatisfied
        }
        let new = content.read(EnvironmentValues(store: store))
        let isChanged = value.map { !compareValues($0, new, mode: .equatableAlways) } ?? true
        if isChanged { value = new }
        if let recorder = host.graph.recorder, let lifetime = host.lifetime {
            recorder.record(.readEnvironment(view: lifetime, path: pathText, value: renderValue(new), changed: isChanged))
        }
        return isChanged
    }

    private func text(of content: Environment<Value>.Content, _ host: any PropertyHost) -> String {
        switch content {
        case .path(let path): host.graph.names.environmentPath(path) ?? "\\.\(name)"
        case .object(let lookup): "\(lookup.typeName).self"
        }
    }

    func environmentChanged() {
        mustRead = true
        host?.setNeedsRefresh()
    }

    override func observedPropertyChanged() { mustRead = true }

    override var valueText: String { value.map { renderValue($0) } ?? "" }
    override var cause: Cause { .environment(path: pathText) }
    override func discard() { host?.context.environment.remove(self) }
}
