import NIOCore

extension House {
    /// Runs something in the house from another thread and waits for it.
    nonisolated func onLoop(_ body: @escaping @Sendable (isolated House) -> Void) {
        // The loop runs for as long as the daemon: a submitted task always ends.
        try? loop.submit { self.assumeIsolated { body($0) } }.wait()
    }
}
