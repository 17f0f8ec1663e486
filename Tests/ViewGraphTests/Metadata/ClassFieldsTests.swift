import Foundation
import Testing

@testable import ViewGraph

private class First {
    var flag = true
    var text = "first"
    weak var other: AnyObject?
}

private class Second<Element>: First {
    var element: Element
    var elements: [Element] = []

    init(_ element: Element) { self.element = element }
}

private final class Third: Second<Int8> {
    let last = 7

    init() { super.init(3) }
}

private final class Foreign: NSObject {
    var own = 5
}

@Suite struct ClassFieldsTests {
    @Test func superclassesComeFirst() {
        #expect(storedFields(ofClass: Third.self).map(\.name) == ["flag", "text", "other", "element", "elements", "last"])
    }

    @Test func genericArgumentsAreThoseOfTheClassThatDeclares() {
        let types = Dictionary(uniqueKeysWithValues: storedFields(ofClass: Third.self).map { ($0.name, "\($0.type)") })
        #expect(types["element"] == "Int8")
        #expect(types["elements"] == "Array<Int8>")
    }

    @Test func offsetsLeadToTheValues() throws {
        let object = Third()
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        func read<Value>(_ name: String, as type: Value.Type) throws -> Value {
            let field = try #require(storedFields(ofClass: Third.self).first { $0.name == name })
            return (address + field.offset).load(as: type)
        }
        #expect(try read("flag", as: Bool.self))
        #expect(try read("text", as: String.self) == "first")
        #expect(try read("element", as: Int8.self) == 3)
        #expect(try read("last", as: Int.self) == 7)
        withExtendedLifetime(object) {}
    }

    @Test func weakReferencesSaySo() {
        #expect(storedFields(ofClass: First.self).filter(\.isWeak).map(\.name) == ["other"])
    }

    @Test func foreignSuperclassesAreNoObstacle() throws {
        let object = Foreign()
        let field = try #require(storedFields(ofClass: Foreign.self).first { $0.name == "own" })
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        #expect((address + field.offset).load(as: Int.self) == 5)
        withExtendedLifetime(object) {}
    }

    @Test func otherTypesHaveNone() {
        #expect(storedFields(ofClass: Int.self).isEmpty)
        #expect(storedFields(ofClass: String.self).isEmpty)
    }
}
