/// Actions of `onAppear`, `onChange` and their kin: they never run inside a body, but between updates, first in first out (rule U3).
struct ActionQueue {
    private final class Storage {
        var actions: [() -> Void] = []
        var next = 0
    }

    private let storage = Storage()

    var isEmpty: Bool { storage.next >= storage.actions.count }

    func append(_ action: @escaping () -> Void) { storage.actions.append(action) }

    /// Runs until none is left; what an action queues joins the same drain.
    func drain() {
        while !isEmpty {
            let action = storage.actions[storage.next]
            storage.next += 1
            action()
        }
        storage.actions.removeAll(keepingCapacity: true)
        storage.next = 0
    }
}
