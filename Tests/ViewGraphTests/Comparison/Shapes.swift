@testable import ViewGraph

/// Types of every shape that a comparison meets, and values of them.
enum Shapes {
    final class Plain: ObjectShape, @unchecked Sendable { var number = 1 }
    final class Same: Equatable {
        let number: Int
        init(_ number: Int) { self.number = number }
        static func == (left: Same, right: Same) -> Bool { left.number == right.number }
    }
    struct Padded {
        var flag: Bool
        var number: Int
        var small: UInt8
    }
    struct Labels {
        var title: String
        var tags: [String]
        var sizes: [String: Int]
    }
    struct Nested<First, Second> {
        var first: First
        var inner: Inner
        struct Inner { var second: Second }
    }
    struct WeakHolder {
        weak var object: Plain?
        var number = 1
    }
    struct UnownedHolder {
        unowned var object: Plain
        unowned(unsafe) var other: Plain
    }
    struct Empty {}
    struct NoEquality: Shape { var number: Int }
    protocol Shape {}
    protocol ObjectShape: AnyObject {}
    struct Large: Shape {
        var text: String
        var numbers: (Int, Int, Int, Int)
    }
    struct Aligned: Shape {
        var vector: SIMD4<Double>
        var text: String
    }
    struct Failure: Error {
        var code: Int
        var text: String
    }

    enum Plainest { case one, two }
    enum Single { case only(String) }
    enum Mixed {
        case text(String)
        case number(Int)
        case both(Int, label: String)
        case object(AnyObject)
        case any(Any)
        case none, other
        case function(() -> Int)
        case nested(Plainest)
        case shape(any Shape)
        case void(Void)
        case optional(Int?)
        case weakly(WeakHolder)
        case never(Never)
    }
    enum Bits {
        case pair(UInt8, UInt16)
        case flag(Bool)
        case number(UInt32)
        case nothing
    }
    indirect enum Tree {
        case leaf(NoEquality)
        case node(Tree, Tree)
        case aligned(Aligned)
    }
    enum Generic<Content> {
        case content(Content)
        case many([Content])
        case none
    }
    enum PartlyIndirect {
        case direct(String)
        indirect case boxed(NoEquality, String)
    }

    static func plain() -> Plain { opaque(Plain()) }
    static let shared = Plain()
    static func tree(_ last: Int) -> Tree {
        .node(.node(.leaf(NoEquality(number: opaque(1))), .aligned(aligned(2))), .leaf(NoEquality(number: last)))
    }
    static func aligned(_ number: Double) -> Aligned { Aligned(vector: SIMD4(repeating: number), text: longText()) }
    static func large(_ last: Int = 4) -> Large { Large(text: longText(), numbers: (1, 2, 3, opaque(last))) }
}
