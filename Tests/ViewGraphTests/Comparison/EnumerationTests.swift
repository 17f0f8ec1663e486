import Testing

@testable import ViewGraph

extension Shapes {
    @Suite struct EnumerationTests {
        static let enumerations: [ComparisonPair] = [
            .init("cases", { (Plainest.one, Plainest.one) }, equalIn: .all),
            .init("other cases", { (Plainest.one, Plainest.two) }, equalIn: .none),
            .init("nil and nil", { (NoEquality?.none, NoEquality?.none) }, equalIn: .all),
            .init("optional numbers", { (Optional(1), Optional(1)) }, equalIn: .all),
            .init("nil and a number", { (Optional(0), Int?.none) }, equalIn: .none),
            .init("optionals of optionals", { (Int??.some(nil), Int??.none) }, equalIn: .none),
            .init(
                "optional without equality", { (Optional(NoEquality(number: 1)), Optional(NoEquality(number: 2))) },
                equalIn: .none),
            .init("optional strings", { (Optional(longText()), Optional(longText())) }, equalIn: .withEquatable),
            .init("optional large values", { (Optional(large()), Optional(large())) }, equalIn: .withEquatable),
            .init("optional Any", { (Optional(1 as Any), Optional(1 as Any)) }, equalIn: .all),
            .init("optional Any and nil", { (Optional(1 as Any), Any?.none) }, equalIn: .none),
            .init("optional AnyObject", { (Optional(shared as AnyObject), Optional(shared as AnyObject)) }, equalIn: .all),
            .init("only case", { (Single.only(longText()), Single.only(longText())) }, equalIn: .withEquatable),
            .init("text", { (Mixed.text(longText()), .text(longText())) }, equalIn: .withEquatable),
            .init("other text", { (Mixed.text("a"), .text("b")) }, equalIn: .none),
            .init("numbers", { (Mixed.number(opaque(1)), .number(1)) }, equalIn: .all),
            .init("other numbers", { (Mixed.number(1), .number(2)) }, equalIn: .none),
            .init(
                "several values", { (Mixed.both(1, label: longText()), .both(1, label: longText())) }, equalIn: .withEquatable),
            .init("several values, second other", { (Mixed.both(1, label: "a"), .both(1, label: "b")) }, equalIn: .none),
            .init("object", { (Mixed.object(shared), .object(shared)) }, equalIn: .all),
            .init("other object", { (Mixed.object(shared), .object(plain())) }, equalIn: .none),
            .init("Any", { (Mixed.any(longText()), .any(longText())) }, equalIn: .withEquatable),
            .init("no payload", { (Mixed.none, .none) }, equalIn: .all),
            .init("other without payload", { (Mixed.none, .other) }, equalIn: .none),
            .init("payload and none", { (Mixed.number(1), .none) }, equalIn: .none),
            .init("function", { (Mixed.function { 1 }, Mixed.function { 1 }) }, equalIn: .none),
            .init("nested case", { (Mixed.nested(.one), .nested(.two)) }, equalIn: .none),
            .init("any P", { (Mixed.shape(large()), .shape(large())) }, equalIn: .withEquatable),
            .init("empty payload", { (Mixed.void(()), .void(())) }, equalIn: .all),
            .init("optional payload", { (Mixed.optional(nil), .optional(nil)) }, equalIn: .all),
            .init("other optional payload", { (Mixed.optional(nil), .optional(0)) }, equalIn: .none),
            .init(
                "weak payload", { (Mixed.weakly(WeakHolder(object: shared)), .weakly(WeakHolder(object: shared))) },
                equalIn: .all),
            .init(
                "other weak payload", { (Mixed.weakly(WeakHolder(object: shared)), .weakly(WeakHolder(object: nil))) },
                equalIn: .none),
            .init("trivial payloads", { (Bits.pair(opaque(1), 2), .pair(1, 2)) }, equalIn: .all),
            .init("other trivial payloads", { (Bits.pair(1, 2), .pair(1, 3)) }, equalIn: .none),
            .init("same bytes, other case", { (Bits.number(1), .flag(true)) }, equalIn: .none),
            .init("trees", { (tree(3), tree(3)) }, equalIn: .withEquatable),
            .init("other trees", { (tree(3), tree(4)) }, equalIn: .none),
            .init(
                "boxed numbers", { (Tree.leaf(NoEquality(number: opaque(1))), .leaf(NoEquality(number: opaque(1)))) },
                equalIn: .exceptBitwise),
            .init(
                "same box",
                {
                    let leaf = Tree.leaf(NoEquality(number: opaque(1)))
                    return (leaf, leaf)
                }, equalIn: .all),
            .init("partly indirect, direct", { (PartlyIndirect.direct("a"), .direct("a")) }, equalIn: .all),
            .init(
                "partly indirect, boxed",
                { (PartlyIndirect.boxed(NoEquality(number: opaque(1)), "a"), .boxed(NoEquality(number: opaque(1)), "a")) },
                equalIn: .exceptBitwise),
            .init("generic", { (Generic.content(longText()), .content(longText())) }, equalIn: .withEquatable),
            .init(
                "generic, other", { (Generic.content(NoEquality(number: 1)), .content(NoEquality(number: 2))) },
                equalIn: .none),
            .init(
                "generic of an existential", { (Generic<any Shape>.content(large()), .content(large())) },
                equalIn: .withEquatable),
            .init("generic without payload", { (Generic<String>.none, .none) }, equalIn: .all),
            .init(
                "results", { (Result<NoEquality, any Error>.success(NoEquality(number: 1)), .success(NoEquality(number: 1))) },
                equalIn: .all),
            .init(
                "failed results",
                { (Result<NoEquality, any Error>.failure(Failure(code: 1, text: "a")), .failure(Failure(code: 2, text: "a"))) },
                equalIn: .none),
        ]

        @Test("Enums", arguments: enumerations)
        func enumeration(_ pair: ComparisonPair) { pair.check() }
    }
}
