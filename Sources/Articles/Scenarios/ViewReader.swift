import Findings

/// Reads the names of views: `Counter`, `Outer.Inner`, `Row#2`, `Row(3)`, `Row("Ann")`.
enum ViewReader {
    static func reference(_ cursor: inout Cursor) throws(SyntaxProblem) -> Located<ViewReference> {
        let start = cursor.at
        let name = cursor.take(while: { $0.isNameByte || $0 == UInt8(ascii: ".") })
        guard let first = name.value.first, !first.isNumber, first != ".", name.value.last != "." else {
            throw cursor.part(start..<cursor.end).expected(.viewName)
        }
        var reference = ViewReference(type: name.value)
        if cursor.take("#") {
            let problem = cursor.expected(.number)
            guard let number = cursor.takeNumber(), number > 0 else { throw problem }
            reference.selector = .ordinal(number)
        } else if cursor.peek == UInt8(ascii: "(") {
            guard let close = Nesting.bracketEnd(in: cursor.bytes, from: cursor.at, to: cursor.end) else {
                throw SyntaxProblem(.expected(.value, found: cursor.restTrimmed.value), at: cursor.restTrimmed.range)
            }
            var inner = cursor.part(cursor.at + 1..<close - 1)
            reference.selector = .identity(try RenderedValue.read(&inner))
            cursor.skip(close - cursor.at)
        }
        return Located(reference, at: cursor.range(from: start))
    }
}
