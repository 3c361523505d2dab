import Journal
import Vault

/// Hashes PINs on a thread of its own, one at a time: nobody else waits, and memory is bounded (256 MiB a hash).
final class PINDesk: Sendable {
    private typealias Work = @Sendable (PINHasher) -> Void

    private struct State {
        var work: [Work] = []
        var isStopping = false
    }

    private let hasher: PINHasher
    private let state = Monitor(State())
    private let thread: Monitor<NamedThread?> = Monitor(nil)

    init(hasher: PINHasher) {
        self.hasher = hasher
    }

    func start() {
        let state = state
        let hasher = hasher
        let worker = NamedThread(name: "pins") {
            while true {
                let work: Work? = state.wait { state in
                    if !state.work.isEmpty { return .some(state.work.removeFirst()) }
                    return state.isStopping ? .some(nil) : nil
                }
                guard let work else { return }
                work(hasher)
            }
        }
        thread.with { $0 = worker }
    }

    /// Runs `work` on the thread and hands its result to `done` there.
    func submit<Value: Sendable>(
        _ work: @escaping @Sendable (PINHasher) -> Value, done: @escaping @Sendable (Value) -> Void
    ) {
        state.with { $0.work.append { hasher in done(work(hasher)) } }
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
