/// The first half of a checkpoint: a thread with a connection of its own that copies most of the log into the
/// database while the writer goes on. It sleeps until it is asked.
///
/// Alone it would never let the log start again, because the writer is always a little ahead; the writer's own
/// second half, a few frames, does. Tails of several milliseconds stay off the path of an answer that way.
final class Checkpointer: Sendable {
    private enum Order {
        case none, copy, stop
    }

    private let order = Monitor(Order.none)
    private let thread: NamedThread

    /// Starts the thread; `onCopied` is called on it after each request, with the number of frames that were copied
    /// since the log began.
    init(path: String, onCopied: @escaping @Sendable (Int) -> Void) {
        let order = order
        thread = NamedThread(name: "checkpoint") {
            let connection = try? PlainDatabase(path, writing: true)
            while Self.take(order) == .copy {
                // A failure leaves the log longer than it was; the next request tries again.
                onCopied(connection?.checkpoint() ?? 0)
            }
        }
    }

    /// Asks for one copy.
    func ask() {
        order.with { $0 = .copy }
        order.wake()
    }

    /// Ends the thread and waits for it.
    func stop() {
        order.with { $0 = .stop }
        order.wake()
        thread.join()
    }

    private static func take(_ order: Monitor<Order>) -> Order {
        order.wait { state in
            guard state != .none else { return nil }
            let taken = state
            if taken == .copy { state = .none }
            return taken
        }
    }
}
