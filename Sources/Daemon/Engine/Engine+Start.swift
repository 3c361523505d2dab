import NIOCore

extension Engine {
    /// Runs something in the engine from another thread and waits for it.
    nonisolated func onLoop(_ body: @escaping @Sendable (isolated Engine) -> Void) {
        // The loop runs for as long as the daemon: a submitted task always ends.
        try? loop.submit { self.assumeIsolated { body($0) } }.wait()
    }
}
