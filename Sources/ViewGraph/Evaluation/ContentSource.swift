/// What `content` stands for in the body of a view modifier: the modified view, wherever and however often the body puts it.
public class ContentSource {
    /// The modifier's type.
    public let modifier: ObjectIdentifier
    /// What `content` stands for in modifiers further out.
    let outer: ContentSource?

    init(modifier: ObjectIdentifier, outer: ContentSource?) {
        self.modifier = modifier
        self.outer = outer
    }

    func mount(at context: MountContext) -> Node { preconditionFailure("a source without content") }
    func forget(_ node: Node) {}
}

final class TypedContentSource<Content: Mountable>: ContentSource {
    private var content: Content
    private var uses: [ObjectIdentifier: ValueNode<Content>] = [:]

    init(_ content: Content, modifier: ObjectIdentifier, outer: ContentSource?) {
        self.content = content
        super.init(modifier: modifier, outer: outer)
    }

    override func mount(at context: MountContext) -> Node {
        var context = context
        context.content = outer
        let node = Content._mount(content, at: context)
        uses[ObjectIdentifier(node)] = node
        return node
    }

    override func forget(_ node: Node) { uses[ObjectIdentifier(node)] = nil }

    func accept(_ content: Content) {
        self.content = content
        for node in uses.values { node.accept(content) }
    }
}

/// The place of `content` in the body of a view modifier.
public final class PlaceholderNode<Value>: ValueNode<Value> {
    private var content: Node!
    private let source: ContentSource

    /// `modifier` is the type in whose body the placeholder stands.
    public init(_ value: Value, _ context: MountContext, modifier: Any.Type) {
        var source = context.content
        while let candidate = source, candidate.modifier != ObjectIdentifier(modifier) { source = candidate.outer }
        guard let source else { preconditionFailure("the content of \(modifier) is used outside its body") }
        self.source = source
        super.init(value, context)
        content = source.mount(at: context.child(of: self, .part("content")))
    }

    /// The placeholder itself has nothing that could change; the source hands new content on.
    public override func accept(_ value: Value) {}

    public override func leave() { source.forget(content) }

    public override var children: [Node] { [content] }
}

/// A view with a user-defined modifier: the modifier's body, with the view in the place of `content`.
public final class CustomModifierNode<Value, Modifier, Body: Mountable, Content: Mountable>: ValueNode<Value> {
    private let parts: (Value) -> (modifier: Modifier, content: Content)
    private let source: TypedContentSource<Content>
    private var body: CompositeNode<Modifier, Body>!

    public init(
        _ value: Value, _ context: MountContext, parts: @escaping (Value) -> (modifier: Modifier, content: Content),
        body: @escaping (Modifier) -> Body
    ) {
        self.parts = parts
        let (modifier, content) = parts(value)
        source = TypedContentSource(content, modifier: ObjectIdentifier(Modifier.self), outer: context.content)
        super.init(value, context)
        var inside = context.child(of: self)
        inside.content = source
        self.body = CompositeNode(modifier, inside, kind: .modifier, body: body)
    }

    public override func refresh() {
        let (modifier, content) = parts(value)
        body.accept(modifier)
        source.accept(content)
    }

    public override var children: [Node] { [body] }
}
