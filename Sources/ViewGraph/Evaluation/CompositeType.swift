/// What the graph has to know of a type with a body, looked up once for each type.
public final class CompositeType {
    /// Without module and generic arguments, with enclosing types.
    public let name: String
    /// Whether it is the article's own; the framework's types are not spoken of.
    public let isUserDefined: Bool
    /// Whether a lifetime of it has storage of its own.
    public let ownsState: Bool
    /// Properties that the graph has to bring up to date before each body, in declaration order (rule B4).
    let properties: [PropertySlot]
    /// All stored properties, in declaration order.
    let fields: [Field]

    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
        /// Where its box is, for a property of the graph's.
        let propertyIndex: Int?
        let wrapper: String?
    }

    nonisolated(unsafe) private static var known: [ObjectIdentifier: CompositeType] = [:]
    /// Modules whose types are never spoken of.
    nonisolated(unsafe) public static var frameworkModules: Set<String> = ["ViewGraph"]

    static func of(_ type: Any.Type) -> CompositeType {
        if let made = known[ObjectIdentifier(type)] { return made }
        let made = CompositeType(type)
        known[ObjectIdentifier(type)] = made
        return made
    }

    private init(_ type: Any.Type) {
        name = displayName(of: type)
        isUserDefined = !Self.frameworkModules.contains(moduleName(of: type) ?? "")
        var slots: [PropertySlot] = []
        fields = storedFields(of: type).map { field in
            guard let property = field.type as? any GraphProperty.Type else {
                return Field(name: field.name, offset: field.offset, type: field.type, propertyIndex: nil, wrapper: nil)
            }
            let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            slots.append(PropertySlot(name: name, offset: field.offset, type: property))
            return Field(
                name: name, offset: field.offset, type: field.type, propertyIndex: slots.count - 1, wrapper: property._wrapperName)
        }
        properties = slots
        ownsState = slots.contains { $0.type._ownsState }
    }
}

/// A stored property that the graph has to bring up to date.
public struct PropertySlot {
    public let name: String
    public let offset: Int
    public let type: any GraphProperty.Type

    func makeBox() -> PropertyBox { type._makeBox(name: name) }

    /// The slots among the stored properties of a struct.
    public static func slots(of type: Any.Type) -> [PropertySlot] {
        storedFields(of: type).compactMap { field in
            guard let property = field.type as? any GraphProperty.Type else { return nil }
            let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            return PropertySlot(name: name, offset: field.offset, type: property)
        }
    }
}
