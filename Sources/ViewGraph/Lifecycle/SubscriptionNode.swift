import Foundation

/// `onReceive`: listens to a source of messages for as long as the content is there.
public final class SubscriptionNode<Value, Content: Mountable, Message>: WrapperNode<Value, Content> {
    /// What is listened to, and what a message leads to.
    public struct Reception {
        /// Whether two values listen to the same source; if not, the newer one is listened to from then on.
        public var isSame: (Value, Value) -> Bool
        /// Starts to listen and gives what ends it. Messages may come at once, and on any thread.
        public var listen: (Value, @escaping (Message) -> Void) -> () -> Void
        public var act: (Value, Message) -> Void

        public init(
            isSame: @escaping (Value, Value) -> Bool, listen: @escaping (Value, @escaping (Message) -> Void) -> () -> Void,
            act: @escaping (Value, Message) -> Void
        ) {
            self.isSame = isSame
            self.listen = listen
            self.act = act
        }
    }

    private let reception: Reception
    private var stop: (() -> Void)?

    public init(_ value: Value, _ context: MountContext, content: @escaping (Value) -> Content, reception: Reception) {
        self.reception = reception
        super.init(value, context, content: content)
    }

    public override func didMount() { listen() }

    public override func accept(_ value: Value) {
        let isSame = reception.isSame(self.value, value)
        super.accept(value)
        guard !isSame else { return }
        stop?()
        listen()
    }

    private func listen() {
        stop = reception.listen(value) { [weak self] message in
            if Thread.isMainThread {
                self?.receive(message)
            } else {
                nonisolated(unsafe) let (node, message) = (self, message)
                DispatchQueue.main.async { node?.receive(message) }
            }
        }
    }

    /// Acts at once, with the newest action; during an update, when it is over (rule U3).
    private func receive(_ message: Message) {
        guard isAlive else { return }
        guard graph.isUpdating else { return reception.act(value, message) }
        graph.pass.arrive(creation) { [weak self] in
            if let self, isAlive { reception.act(value, message) }
        }
    }

    public override func leave() { stop?() }
}
