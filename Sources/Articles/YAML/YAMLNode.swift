import CYAML
import Findings

/// A YAML value with its place.
struct YAMLNode {
    indirect enum Kind {
        case text(String)
        case list([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    let kind: Kind
    let range: SourceRange

    /// The text of a scalar, without the line break at the end of a block; nil when it is empty.
    var text: Located<String>? {
        if case .text(let text) = kind, !text.trimmed.isEmpty { Located(text.trimmed, at: range) } else { nil }
    }
}

/// Why a YAML text could not be read.
struct YAMLProblem: Error {
    let problem: String
    let range: SourceRange
}

/// Reads the one YAML document in a part of a file.
struct YAMLReader {
    private let file: SourceFile
    /// For each Unicode scalar of the part, and for its end, where it stands in the file: libyaml counts scalars.
    private let offsets: [Int]
    /// How many nodes may still be read, and how deep; aliases can make a small file endless.
    private var budget = 10_000
    private var depth = 0

    /// The document's root, or nil when it is empty.
    static func read(_ part: Range<Int>, of file: SourceFile) throws(YAMLProblem) -> YAMLNode? {
        let text = file.slice(part)
        var offsets: [Int] = []
        var offset = part.lowerBound
        for scalar in text.unicodeScalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        var reader = YAMLReader(file: file, offsets: offsets + [offset])
        return try reader.document(Array(text.utf8))
    }

    private init(file: SourceFile, offsets: [Int]) {
        self.file = file
        self.offsets = offsets
    }

    private mutating func document(_ bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
        var parser = yaml_parser_t()
        var document = yaml_document_t()
        guard yaml_parser_initialize(&parser) == 1 else { return nil }
        defer { yaml_parser_delete(&parser) }
        // libyaml reads while it loads, so the buffer has to live until then.
        let isLoaded = bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            return yaml_parser_load(&parser, &document) == 1
        }
        guard isLoaded else {
            let index =
                parser.error == YAML_SCANNER_ERROR || parser.error == YAML_PARSER_ERROR ? Int(parser.problem_mark.index) : 0
            throw YAMLProblem(problem: parser.problem.map { String(cString: $0) } ?? "unreadable", range: range(index, index))
        }
        defer { yaml_document_delete(&document) }
        guard let root = yaml_document_get_root_node(&document) else { return nil }
        return try node(root.pointee, in: &document)
    }

    private mutating func node(_ node: yaml_node_t, in document: inout yaml_document_t) throws(YAMLProblem) -> YAMLNode {
        let range = range(Int(node.start_mark.index), Int(node.end_mark.index))
        budget -= 1
        depth += 1
        defer { depth -= 1 }
        guard budget > 0, depth < 50 else { throw YAMLProblem(problem: "it is too large, or refers to itself", range: range) }
        switch node.type {
        case YAML_SEQUENCE_NODE:
            var items: [YAMLNode] = []
            var item = node.data.sequence.items.start
            while let index = item, index < node.data.sequence.items.top {
                if let child = yaml_document_get_node(&document, index.pointee) {
                    items.append(try self.node(child.pointee, in: &document))
                }
                item = index + 1
            }
            return YAMLNode(kind: .list(items), range: range)
        case YAML_MAPPING_NODE:
            var pairs: [(key: YAMLNode, value: YAMLNode)] = []
            var pair = node.data.mapping.pairs.start
            while let index = pair, index < node.data.mapping.pairs.top {
                if let key = yaml_document_get_node(&document, index.pointee.key),
                    let value = yaml_document_get_node(&document, index.pointee.value)
                {
                    pairs.append((try self.node(key.pointee, in: &document), try self.node(value.pointee, in: &document)))
                }
                pair = index + 1
            }
            return YAMLNode(kind: .mapping(pairs), range: range)
        default:
            let value = UnsafeBufferPointer(start: node.data.scalar.value, count: Int(node.data.scalar.length))
            return YAMLNode(kind: .text(String(decoding: value, as: UTF8.self)), range: range)
        }
    }

    /// Indices of scalars as a place in the file, without the white space that libyaml counts at the end of blocks.
    private func range(_ start: Int, _ end: Int) -> SourceRange {
        let lower = offsets[min(start, offsets.count - 1)]
        let upper = offsets[min(end, offsets.count - 1)]
        let text = file.slice(lower..<max(lower, upper))
        let trailing = text.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
        return SourceRange(file, lower..<max(lower, upper - trailing))
    }
}
