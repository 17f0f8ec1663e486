import ViewGraph

/// One of two views: what an `if`/`else` or a `switch` makes.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, Mountable, PrimitiveView where TrueContent: View, FalseContent: View {
    public nonisolated static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        ConditionalNode<Self, TrueContent, FalseContent>(value, context) { value in
            switch value.storage {
            case .trueContent(let content): .first(content)
            case .falseContent(let content): .second(content)
            }
        }
    }
}
