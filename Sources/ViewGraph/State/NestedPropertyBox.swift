import Trace

/// Stands for a custom property type: its own properties are found by type, at any depth, and are brought up to date first (rule B4).
public final class NestedPropertyBox: PropertyBox {
    private let inner: [(offset: Int, box: PropertyBox)]
    private let afterwards: (UnsafeMutableRawPointer) -> Void
    private let render: (UnsafeRawPointer) -> String
    private var changed: PropertyBox?
    private var text = ""

    /// `afterwards` runs when the inner properties are up to date (`DynamicProperty.update()`).
    public init(
        name: String, slots: [PropertySlot], afterwards: @escaping (UnsafeMutableRawPointer) -> Void,
        render: @escaping (UnsafeRawPointer) -> String
    ) {
        inner = slots.map { ($0.offset, $0.makeBox()) }
        self.afterwards = afterwards
        self.render = render
        super.init(name: name)
    }

    public override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        changed = nil
        for (offset, box) in inner {
            box.host = host
            if box.update(pointer + offset), changed == nil { changed = box }
        }
        afterwards(pointer)
        text = render(pointer)
        return changed != nil
    }

    public override var valueText: String { text }
    public override var cause: Cause { changed?.cause ?? super.cause }
    public override func observedPropertyChanged() { for (_, box) in inner { box.observedPropertyChanged() } }
    public override func discard() { for (_, box) in inner { box.discard() } }
}
