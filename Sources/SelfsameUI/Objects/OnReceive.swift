import SelfsameCombine
import ViewGraph

/// Acts on what a publisher publishes.
public nonisolated struct _SubscriptionModifier<PublisherType: Publisher>: PrimitiveViewModifier
where PublisherType.Failure == Never {
    let publisher: PublisherType
    let action: (PublisherType.Output) -> Void

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        typealias Node = SubscriptionNode<ModifiedContent<Modified, Self>, Modified, PublisherType.Output>
        return Node(
            value, context, content: \.content,
            reception: Node.Reception(
                isSame: { compareValues($0.modifier.publisher, $1.modifier.publisher, mode: .equatableAlways) },
                listen: { value, receive in value.modifier.publisher.sink(receiveValue: receive).cancel },
                act: { value, output in value.modifier.action(output) }))
    }
}

extension View {
    /// Acts on each value of a publisher, as long as the view is there.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }
}
