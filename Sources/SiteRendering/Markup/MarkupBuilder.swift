/// Lets elements be written the way SwiftUI's views are.
@resultBuilder
enum MarkupBuilder {
    static func buildExpression(_ piece: Markup) -> Markup { piece }
    static func buildExpression(_ text: String) -> Markup { .text(text) }
    static func buildExpression(_ phrase: Phrase) -> Markup { phrase.markup }
    static func buildExpression(_ pieces: [Markup]) -> Markup { .group(pieces) }
    static func buildBlock(_ pieces: Markup...) -> Markup { pieces.count == 1 ? pieces[0] : .group(pieces) }
    static func buildOptional(_ piece: Markup?) -> Markup { piece ?? .nothing }
    static func buildEither(first piece: Markup) -> Markup { piece }
    static func buildEither(second piece: Markup) -> Markup { piece }
    static func buildArray(_ pieces: [Markup]) -> Markup { .group(pieces) }
}
