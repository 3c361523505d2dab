import Vault

/// Hashes PINs on a thread of its own, one at a time: nobody else waits, and memory is bounded (256 MiB a hash).
final class PINDesk: Sendable {
    private let hasher: PINHasher
    private let worker = BackgroundThread(name: "pins")

    init(hasher: PINHasher) {
        self.hasher = hasher
    }

    func start() { worker.start() }

    /// Runs `work` on the thread and hands its result to `done` there.
    func submit(_ work: @escaping PINWork, done: @escaping @Sendable (PINVerdict) -> Void) {
        let hasher = hasher
        worker.submit {
            let verdict = work(hasher)
            Secret.wipeStack()
            done(verdict)
        }
    }

    /// Finishes what was submitted and ends the thread.
    func stop() { worker.stop() }
}
