import Foundation
import Testing

@testable import ViewGraph

private protocol Shape {}
private final class Object {}
private struct Fields<Content> {
    var flag: Bool
    weak var weakly: Object?
    unowned var unownedly: Object
    var any: Any
    var shape: (any Shape)?
    var content: Content
    var _wrapped: [Content]
    var act: () -> Void
    lazy var later = 1
}
struct Outer {
    struct Inner {}
    fileprivate struct Hidden { struct Deeper {} }
    var inBody: Any.Type {
        struct Local { struct Deeper {} }
        return Local.Deeper.self
    }
    func inClosure() -> Any.Type {
        [1].map { _ -> Any.Type in
            enum Local { case one }
            return Local.self
        }[0]
    }
    struct Generic<Content> { struct Inner {} }
}
extension Outer {
    struct Extended {}
    func inExtension() -> Any.Type {
        final class Local {}
        return Local.self
    }
}
extension Int { struct Nested {} }
extension Array { struct Nested {} }
extension Array where Element == Int { enum Constrained { case one } }
extension Outer.Generic where Content == Int { struct Constrained {} }
private func inFunction() -> Any.Type {
    struct Local {}
    return Local.self
}

@Suite struct MetadataTests {
    @Test func storedFieldsOfAGenericStruct() {
        let fields = storedFields(of: Fields<String>.self)
        #expect(
            fields.map(\.name) == [
                "flag", "weakly", "unownedly", "any", "shape", "content", "_wrapped", "act", "$__lazy_storage_$_later",
            ])
        #expect(
            fields.map(\.displayName) == ["flag", "weakly", "unownedly", "any", "shape", "content", "wrapped", "act", "later"])
        #expect(fields.map(\.isWeak) == [false, true, false, false, false, false, false, false, false])
        #expect(fields[2].ownership == .unowned)
        let types: [Any.Type] = [
            Bool.self, Object?.self, Object.self, Any.self, (any Shape)?.self, String.self, [String].self, (() -> Void).self,
            Int?.self,
        ]
        #expect(fields.map { ObjectIdentifier($0.type) } == types.map { ObjectIdentifier($0) })
        let offsets: [Int?] = [
            \Fields<String>.flag, \.weakly, \.unownedly, \.any, \.shape, \.content, \._wrapped, \.act,
        ].map { (path: PartialKeyPath<Fields<String>>) in MemoryLayout<Fields<String>>.offset(of: path) }
        // References that are not strong, and functions, have no offset to ask for.
        for (index, offset) in offsets.enumerated() where offset != nil { #expect(fields[index].offset == offset) }
        #expect(offsets.compactMap { $0 }.count == 5)
    }

    @Test func othersHaveNoStoredFields() {
        let types: [Any.Type] = [
            Object.self, (Int, Int).self, (any Shape).self, Int?.self, (() -> Void).self, timespec.self, Outer.self,
        ]
        for type in types { #expect(storedFields(of: type).isEmpty, "\(type)") }
    }

    @Test func elementsOfTuples() {
        let elements = tupleElements(of: (Bool, number: Int, String, last: UInt8).self)
        #expect(elements.map(\.label) == [nil, "number", nil, "last"])
        #expect(elements.map(\.offset) == [0, 8, 16, 32])
        #expect(
            elements.map { ObjectIdentifier($0.type) }
                == [Bool.self, Int.self, String.self, UInt8.self].map { (type: Any.Type) in ObjectIdentifier(type) })
        #expect(tupleElements(of: Void.self).isEmpty)
        #expect(tupleElements(of: Int.self).isEmpty)
    }

    @Test func triviality() {
        let trivial: [Any.Type] = [Int.self, (Int, Bool).self, Int?.self, UUID.self, Outer.self, Int.Type.self]
        let others: [Any.Type] = [
            String.self, [Int].self, Object.self, Any.self, (() -> Void).self, Fields<Int>.self, (Int, String).self,
        ]
        for type in trivial { #expect(isPOD(type), "\(type)") }
        for type in others { #expect(!isPOD(type), "\(type)") }
    }

    static let names: [(String, Any.Type)] = [
        ("Outer", Outer.self), ("Outer.Inner", Outer.Inner.self), ("Outer.Hidden", Outer.Hidden.self),
        ("Outer.Hidden.Deeper", Outer.Hidden.Deeper.self), ("Outer.Local.Deeper", Outer().inBody),
        ("Outer.Local", Outer().inClosure()),
        ("Outer.Extended", Outer.Extended.self), ("Outer.Local", Outer().inExtension()),
        ("Outer.Generic", Outer.Generic<Int>.self),
        ("Outer.Generic.Inner", Outer.Generic<Int>.Inner.self),
        ("Outer.Generic.Constrained", Outer.Generic<Int>.Constrained.self),
        ("Int.Nested", Int.Nested.self), ("Array.Nested", [String].Nested.self), ("Array.Constrained", [Int].Constrained.self),
        ("Local", inFunction()), ("Object", Object.self), ("Int", Int.self), ("Optional", Int?.self),
        ("Dictionary", [Int: Object].self),
        ("URL", URL.self), ("timespec", timespec.self), ("Shape", (any Shape).self),
        ("(Int, a: Object)", (Int, a: Object).self),
        ("Any", Any.self), ("(Int) -> Object", ((Int) -> Object).self),
    ]

    @Test("Names without modules, functions and generic arguments", arguments: names.indices)
    func name(index: Int) {
        let (name, type) = Self.names[index]
        #expect(displayName(of: type) == name)
    }

    @Test func modules() {
        #expect(moduleName(of: Outer.Inner.self) == "ViewGraphTests")
        #expect(moduleName(of: Outer().inBody) == "ViewGraphTests")
        #expect(moduleName(of: Object.self) == "ViewGraphTests")
        #expect(moduleName(of: Int.Nested.self) == "ViewGraphTests")
        #expect(moduleName(of: [Outer].self) == "Swift")
        #expect(moduleName(of: (Int, Int).self) == nil)
        #expect(moduleName(of: (() -> Void).self) == nil)
    }
}
