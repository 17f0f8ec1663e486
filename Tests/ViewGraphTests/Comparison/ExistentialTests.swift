import Testing

@testable import ViewGraph

extension Shapes {
    @Suite struct ExistentialTests {
        static let existentials: [ComparisonPair] = [
            .init("Any of equal numbers", { (1 as Any, 1 as Any) }, equalIn: .all),
            .init("Any of other types", { (1 as Any, UInt(1) as Any) }, equalIn: .none),
            .init("Any of other numbers", { (1 as Any, 2 as Any) }, equalIn: .none),
            .init("Any of rebuilt strings", { (longText() as Any, longText() as Any) }, equalIn: .withEquatable),
            .init("Any of Any", { ([1 as Any][0], [1 as Any][0]) }, equalIn: .all),
            .init(
                "any P of trivial values", { (NoEquality(number: 1) as any Shape, NoEquality(number: 1) as any Shape) },
                equalIn: .all),
            .init("any P in a box", { (large() as any Shape, large() as any Shape) }, equalIn: .withEquatable),
            .init("any P in a box, other inside", { (large(4) as any Shape, large(5) as any Shape) }, equalIn: .none),
            .init("any P in an aligned box", { (aligned(1) as any Shape, aligned(1) as any Shape) }, equalIn: .withEquatable),
            .init(
                "any P in an aligned box, other inside", { (aligned(1) as any Shape, aligned(2) as any Shape) },
                equalIn: .none),
            .init("any P of other types", { (NoEquality(number: 1) as any Shape, large() as any Shape) }, equalIn: .none),
            .init("AnyObject, one object", { (shared as AnyObject, shared as AnyObject) }, equalIn: .all),
            .init("AnyObject, two objects", { (plain() as AnyObject, plain() as AnyObject) }, equalIn: .none),
            .init(
                "AnyObject, two Equatable objects", { (Same(opaque(1)) as AnyObject, Same(opaque(1)) as AnyObject) },
                equalIn: .withEquatable),
            .init("any P of objects", { (shared as any ObjectShape, shared as any ObjectShape) }, equalIn: .all),
            .init(
                "errors",
                { (Failure(code: 1, text: longText()) as any Error, Failure(code: 1, text: longText()) as any Error) },
                equalIn: .withEquatable),
            .init(
                "other errors", { (Failure(code: 1, text: "a") as any Error, Failure(code: 2, text: "a") as any Error) },
                equalIn: .none),
            .init(
                "constrained any", { ([1, 2] as any Collection<Int>, [1, 2] as any Collection<Int>) }, equalIn: .withEquatable),
            .init(
                "other constrained any", { ([1, 2] as any Collection<Int>, [1, 3] as any Collection<Int>) }, equalIn: .none),
            .init("AnyHashable", { (AnyHashable(longText()), AnyHashable(longText())) }, equalIn: .withEquatable),
            .init(
                "existential fields",
                {
                    (
                        Nested(first: 1 as Any, inner: .init(second: large() as any Shape)),
                        Nested(first: 1 as Any, inner: .init(second: large() as any Shape))
                    )
                }, equalIn: .withEquatable),
        ]

        @Test("Existentials", arguments: existentials)
        func existential(_ pair: ComparisonPair) { pair.check() }
    }
}
