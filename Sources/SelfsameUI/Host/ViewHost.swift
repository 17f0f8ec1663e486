import Trace
import ViewGraph

/// Hosts one view: shows it, acts on it as a person would, and tells what is on the screen.
@MainActor
public final class ViewHost {
    public let graph: Graph

    public init(sdk: Int = 26, recorder: (any Recorder)? = nil) {
        CompositeType.frameworkModules.formUnion(["SelfsameUI", "ScenarioRuntime"])
        graph = Graph(sdk: sdk, recorder: recorder)
    }

    /// Shows the view that `make` gives and settles.
    public func launch<Root: View>(_ make: () -> Root) { graph.launch(make) }

    /// Changes the environment around the launched view.
    public func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
        graph.changeEnvironment { store in
            var values = EnvironmentValues(store: store)
            change(&values)
            store = values.store
        }
    }

    /// Taps what shows exactly this text and settles.
    public func tap(_ label: String, in views: Set<Int>? = nil) throws {
        try ElementSearch.find(label, for: .tap, in: screen, of: views).get().tap()
        graph.settle()
    }

    /// What a user would see.
    public var screen: [Element] { graph.screen }
}
