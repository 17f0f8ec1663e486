extension ComparisonPlan {
    /// Chooses the rule for each part of a type.
    struct Builder {
        let mode: ComparisonMode
        private var operations: [Operation] = []

        init(mode: ComparisonMode) {
            self.mode = mode
        }

        var plan: ComparisonPlan { ComparisonPlan(mode: mode, operations: operations) }

        mutating func append(_ field: StoredField) {
            switch field.ownership {
            case .strong: append(field.type, at: field.offset)
            case .weak, .unowned, .unmanaged: appendBytes(at: field.offset, count: 8)
            }
        }

        mutating func append(_ type: Any.Type, at offset: Int) {
            if let operation = decision(ofType: type, at: offset) {
                operations.append(operation)
            } else {
                appendByShape(type, at: offset)
            }
        }

        /// The type's own say about equality, if it has one in this mode.
        func decision(ofType type: Any.Type, at offset: Int = 0) -> Operation? {
            if let parts = type as? any ComparesByParts.Type { return .parts(offset: offset, parts) }
            guard mode.usesEquatable(isPOD: isPOD(type)), let equatable = type as? any Equatable.Type else { return nil }
            return type == String.self ? .string(offset: offset) : .equatable(offset: offset, equatable)
        }

        mutating func appendFunction(at offset: Int) {
            operations.append(.function(offset: offset))
        }

        mutating func appendBytes(at offset: Int, count: Int) {
            guard count > 0 else { return }
            if case .bytes(let start, let length)? = operations.last, start + length == offset {
                operations[operations.count - 1] = .bytes(offset: start, count: length + count)
            } else {
                operations.append(.bytes(offset: offset, count: count))
            }
        }

        private mutating func appendByShape(_ type: Any.Type, at offset: Int) {
            let metadata = TypeMetadata(type)
            let size = metadata.witnesses.size
            switch metadata.kind {
            case .struct:
                let fields = storedFields(of: type)
                if fields.isEmpty { appendBytes(at: offset, count: size) }
                for field in fields { append(field.moved(by: offset)) }
            case .tuple:
                for element in tupleElements(of: type) { append(element.type, at: offset + element.offset) }
            case .enum, .optional:
                if let layout = EnumerationLayout.of(type), layout.hasPayloads {
                    operations.append(.enumeration(offset: offset, EnumerationComparison(layout, mode: mode)))
                } else {
                    appendBytes(at: offset, count: size)
                }
            case .function where metadata.isThickFunction:
                operations.append(.function(offset: offset))
            case .existential, .extendedExistential:
                if let layout = ExistentialLayout(type) {
                    operations.append(.existential(offset: offset, layout))
                } else {
                    appendBytes(at: offset, count: size)
                }
            case .existentialMetatype:
                // The type; the conformances behind it follow from it.
                appendBytes(at: offset, count: 8)
            case .fixedArray:
                let array = FixedArray(metadata)
                for index in 0..<array.count { append(array.element, at: offset + index * array.elementStride) }
            default:
                // References, metatypes, built-in types and functions without a context.
                appendBytes(at: offset, count: size)
            }
        }
    }
}

extension StoredField {
    fileprivate func moved(by distance: Int) -> StoredField {
        StoredField(name: name, offset: offset + distance, type: type, ownership: ownership)
    }
}
