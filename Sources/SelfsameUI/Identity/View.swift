@_exported import Foundation
@_exported import Observation
import ViewGraph

/// A part of the interface, described by its body or by itself.
@MainActor @preconcurrency
public protocol View: Mountable {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
    /// A view with a body keeps a node that runs the body when it has to.
    public nonisolated static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        CompositeNode(value, context) { value in
            nonisolated(unsafe) let view = value
            return onMainActor { view.body }
        }
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view that describes itself.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) describes itself and has no body") }
}
