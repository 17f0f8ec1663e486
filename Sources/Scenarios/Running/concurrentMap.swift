import Foundation
import Synchronization

/// Does the work for all items, as many at once as the machine has cores, and gives the results in the items' order.
func concurrentMap<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) throws -> Result
) throws -> [Result] {
    let next = Mutex(0)
    let results = Mutex([Swift.Result<Result, any Error>?](repeating: nil, count: items.count))
    let lanes = min(items.count, max(ProcessInfo.processInfo.activeProcessorCount, 1))
    DispatchQueue.concurrentPerform(iterations: lanes) { _ in
        while true {
            let index = next.withLock { index in
                defer { index += 1 }
                return index
            }
            guard index < items.count else { return }
            let result = Swift.Result { try work(items[index]) }
            results.withLock { $0[index] = result }
        }
    }
    return try results.withLock { try $0.map { try $0!.get() } }
}
