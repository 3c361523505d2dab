import Journal

/// A thread for what takes long: one piece of work after another, off the event loop.
final class BackgroundThread: Sendable {
    private typealias Work = @Sendable () -> Void

    private struct State {
        var work: [Work] = []
        var isStopping = false
    }

    private let name: String
    private let state = Monitor(State())
    private let thread: Monitor<NamedThread?> = Monitor(nil)

    /// The name has at most 15 bytes.
    init(name: String) {
        self.name = name
    }

    func start() {
        let state = state
        let running = NamedThread(name: name) {
            while true {
                let work: Work? = state.wait { state in
                    if !state.work.isEmpty { return .some(state.work.removeFirst()) }
                    return state.isStopping ? .some(nil) : nil
                }
                guard let work else { return }
                work()
            }
        }
        thread.with { $0 = running }
    }

    /// Runs `work` on the thread, after everything submitted before.
    func submit(_ work: @escaping @Sendable () -> Void) {
        state.with { $0.work.append(work) }
        state.wake()
    }

    /// Finishes what was submitted and ends the thread.
    func stop() {
        state.with { $0.isStopping = true }
        state.wake()
        thread.with { thread in
            let running = thread
            thread = nil
            return running
        }?.join()
    }
}
