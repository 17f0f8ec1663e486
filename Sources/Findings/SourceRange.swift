/// A stretch of a file, as UTF-8 offsets.
public struct SourceRange: Hashable, Sendable {
    public let file: SourceFile
    public let offsets: Range<Int>

    public init(_ file: SourceFile, _ offsets: Range<Int>) {
        self.file = file
        self.offsets = offsets
    }

    /// Line and column of the start, both counted from 1.
    public var start: (line: Int, column: Int) { file.position(at: offsets.lowerBound) }
    /// Line and column just after the end, both counted from 1.
    public var end: (line: Int, column: Int) { file.position(at: offsets.upperBound) }
    public var text: String { file.slice(offsets) }

    public static func == (left: Self, right: Self) -> Bool { left.file === right.file && left.offsets == right.offsets }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(offsets)
    }
}

/// A value with the place in a file that it came from.
public struct Located<Value> {
    public let value: Value
    public let range: SourceRange

    public init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
