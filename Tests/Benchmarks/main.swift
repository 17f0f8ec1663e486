import SelfsameUI
import ViewGraph

/// Prints what the engine costs, in processor time. An update's figure is the best of a thousand.
MainActor.assumeIsolated {
    print("An update of one leaf must not grow with the tree; mounting grows in proportion to it.\n")
    Table.header()
    for count in [1_000, 10_000, 100_000] { Table.row(Measurement.rows(count)) }
    print("\nEvaluations of a body that reads an observable object, without a write in between:")
    for count in [1_000, 10_000] {
        print("  \(count): \(Measurement.observing(count).nanosecondsEach) ns each")
    }
}
