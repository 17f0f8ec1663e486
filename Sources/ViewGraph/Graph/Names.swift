/// Names of key paths: Swift prints a computed one with its address, so whoever compiled the source hands the names in.
public struct Names {
    private var environmentPaths: [AnyKeyPath: String] = [:]
    private var properties: [AnyKeyPath: String] = [:]

    public init() {}

    /// Names a path into the environment as it is written: `\.settings.size`.
    public mutating func name(environmentPath path: AnyKeyPath, _ name: String) { environmentPaths[path] = name }

    /// Names a property of an observable type: `Model.count`.
    public mutating func name(property path: AnyKeyPath, _ name: String) { properties[path] = name }

    /// The path as it is written in the source, if it was named.
    public func environmentPath(_ path: AnyKeyPath) -> String? { environmentPaths[path] }

    /// `Model.count`, or the type's name alone for a property that cannot be named from outside.
    public func property(_ path: AnyKeyPath) -> String {
        properties[path] ?? displayName(of: type(of: path).rootType)
    }
}
