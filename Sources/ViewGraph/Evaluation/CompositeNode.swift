import Trace

/// A view, or a view modifier, with a body of its own.
///
/// The body runs when the parent's value differs from the one before, when a property that it reads reports a change, when an
/// observed property was written, or when there is no body yet; otherwise the old one stays (rules B1–B3).
public final class CompositeNode<Value, Body: Mountable>: ValueNode<Value>, Evaluation, PropertyHost {
    private let type: CompositeType
    private let evaluateBody: (Value) -> Body
    private let boxes: [(offset: Int, box: PropertyBox)]
    private let bodyObservation = ObservationScope()
    private let propertyObservation = ObservationScope()
    private var content: ValueNode<Body>?
    private var differingFields: [String] = []
    private var valueChanged = false
    private var observedPaths: [AnyKeyPath?] = []
    public private(set) var changes: [ChangeReport] = []
    /// The lifetime of its own, or for a type of the framework the one that it stands in.
    public private(set) var lifetime: Int?

    public init(_ value: Value, _ context: MountContext, kind: Lifetime.Kind = .view, body: @escaping (Value) -> Body) {
        type = CompositeType.of(Value.self)
        evaluateBody = body
        var context = context
        if type.isUserDefined {
            context.place = context.place.appending(.body(type.name))
            lifetime = context.graph.recorder?.start(type, kind: kind, at: context)
        } else {
            lifetime = context.enclosing
        }
        context.enclosing = lifetime
        boxes = type.properties.map { ($0.offset, $0.makeBox()) }
        super.init(value, context)
        for (_, box) in boxes { box.host = self }
        refresh()
    }

    public override func accept(_ value: Value) {
        let fields = withUnsafePointer(to: self.value) { old in
            withUnsafePointer(to: value) { new -> [String]? in
                guard !compareValues(old, new, type: Value.self, mode: .equatableUnlessPOD) else { return nil }
                return ViewGraph.differingFields(old, new, type: Value.self)
            }
        }
        guard let fields else {
            record(.skipped(view: lifetime ?? 0, reason: .equalValue))
            return
        }
        record(.differed(view: lifetime ?? 0, fields: fields))
        for field in fields where !differingFields.contains(field) { differingFields.append(field) }
        valueChanged = true
        self.value = value
        setNeedsRefresh()
    }

    public override func refresh() {
        var installed = value
        var changed: [PropertyBox] = []
        if !boxes.isEmpty {
            propertyObservation.track {
                withUnsafeMutablePointer(to: &installed) { pointer in
                    let base = UnsafeMutableRawPointer(pointer)
                    for (offset, box) in boxes where box.update(base + offset) { changed.append(box) }
                }
            } onChange: { [weak self] _ in
                guard let self else { return }
                graph.transactions.add(to: propertyObservation) { [weak self] in self?.observedPropertyChanged() }
            }
        }
        guard content == nil || valueChanged || !changed.isEmpty || !observedPaths.isEmpty else {
            record(.skipped(view: lifetime ?? 0, reason: .equalEnvironment))
            return
        }
        report(changed)
        let view = graph.evaluate(self, bodyObservation, invalidate: { [weak self] in self?.observed($0) }) { evaluateBody(installed) }
        if let content { content.accept(view) } else { content = Body._mount(view, at: context.child(of: self)) }
    }

    /// Tells why the body is about to run.
    private func report(_ changed: [PropertyBox]) {
        let isFirst = content == nil
        changes = []
        if !observedPaths.isEmpty { changes.append(.dependencies) }
        if isFirst || valueChanged { changes.append(.value) }
        if isFirst, !boxes.isEmpty { changes.append(.identity) }
        changes += changed.map { .property(name: $0.name) }
        if type.isUserDefined, let lifetime, let recorder = graph.recorder {
            var causes: [Cause]
            if isFirst {
                causes = [recorder.isSuccessor(lifetime) ? .identity : .first]
            } else {
                causes = changed.map(\.cause)
                for path in observedPaths {
                    let cause = Cause.observed(property: path.map { graph.names.property($0) } ?? "an observed property")
                    if !causes.contains(cause) { causes.append(cause) }
                }
                causes += differingFields.map { .value(field: $0) }
            }
            recorder.record(.evaluated(view: lifetime, causes: causes))
        }
        differingFields = []
        valueChanged = false
        observedPaths = []
    }

    /// What the environment's getters read was written: the properties read again, and say whether that makes a difference.
    private func observedPropertyChanged() {
        for (_, box) in boxes { box.observedPropertyChanged() }
        setNeedsRefresh()
    }

    private func observed(_ path: AnyKeyPath?) {
        observedPaths.append(path)
        setNeedsRefresh()
    }

    private func record(_ event: Event) {
        if type.isUserDefined, lifetime != nil { graph.recorder?.record(event) }
    }

    public override func leave() {
        bodyObservation.cancel()
        propertyObservation.cancel()
        for (_, box) in boxes { box.discard() }
        if type.isUserDefined, let lifetime { graph.recorder?.record(.ended(view: lifetime)) }
    }

    public override var children: [Node] { content.map { [$0] } ?? [] }

    /// Its stored properties with their values of now, for user-defined types.
    var instance: Step.Instance? {
        guard type.isUserDefined, let lifetime else { return nil }
        let properties = withUnsafeBytes(of: value) { bytes in
            type.fields.map { field -> Step.Property in
                if let index = field.propertyIndex {
                    return Step.Property(name: field.name, wrapper: field.wrapper, value: boxes[index].box.valueText)
                }
                return Step.Property(name: field.name, value: renderValue(bytes.baseAddress! + field.offset, type: field.type))
            }
        }
        return Step.Instance(lifetime: lifetime, properties: properties)
    }
}

extension CompositeNode: InstanceNode {}

/// A node that can say what it holds.
protocol InstanceNode: Node {
    var instance: Step.Instance? { get }
}
