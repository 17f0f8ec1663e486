import ViewGraph

/// The `@Published` properties of objects, found in their memory.
enum PublishedFields {
    /// Those of the object's class and its superclasses, in order of declaration.
    static func of(_ object: AnyObject) -> [any PublishedStorage] {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return storedFields(ofClass: type(of: object)).compactMap { field in
            (field.type as? any PublishedField.Type)?.storage(at: address + field.offset)
        }
    }
}

/// A `@Published` property as it lies in an object.
protocol PublishedField {
    /// `pointer` is to an initialised value of `Self`.
    static func storage(at pointer: UnsafeRawPointer) -> any PublishedStorage
}

/// Where a `@Published` property keeps its value.
protocol PublishedStorage: AnyObject {
    /// The publisher of the object that the property belongs to; nil as long as nobody asked for it.
    var changes: ObservableObjectPublisher? { get set }
}
