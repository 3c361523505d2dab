import Dispatch
import HouseholdTesting
import Synchronization

/// Holds up commits for as long as a test wants, so that what waits for them can be looked at.
final class CommitGate: Sendable {
    private let isShut = Mutex(false)
    private let latch = DispatchSemaphore(value: 0)

    /// No commit begins from now on.
    func shut() { isShut.withLock { $0 = true } }

    /// They go on.
    func open() {
        let wasShut = isShut.withLock { shut in
            defer { shut = false }
            return shut
        }
        if wasShut { latch.signal() }
    }

    /// Called before a commit.
    func hold() {
        guard isShut.withLock({ $0 }) else { return }
        // A test that fails must not hang.
        _ = latch.wait(timeout: .now() + .seconds(Int(Deadline.patience.components.seconds)))
        // Whoever comes next finds it open, too.
        latch.signal()
    }

    /// A family's daemon whose commits go through this gate, and a parent's connection.
    func daemon() throws -> (daemon: TestDaemon, parent: TestClient, token: String) {
        let daemon = try TestDaemon {
            $0.onStep = { [self] step in if step == .beforeBegin { hold() } }
        }
        try daemon.family()
        let parent = try daemon.client()
        let token = try parent.unlock()
        return (daemon, parent, token)
    }
}

extension TestClient {
    /// Becomes a parent's by a token.
    func resume(_ token: String) throws { try call("parent.resume", #"{"token":"\#(token)"}"#) }

    /// Waits until the daemon has seen all lines that were sent.
    func settle() throws { try call("rpc.ping") }
}
