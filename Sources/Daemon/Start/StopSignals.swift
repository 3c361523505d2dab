import Glibc

/// The signals that mean something to the daemon, waited for without a wake-up. Made before any thread is.
public struct StopSignals: Sendable {
    private let set: sigset_t

    /// What a signal asks for.
    public enum Wish: Sendable {
        /// SIGTERM or SIGINT: to stop.
        case stop(signal: String)
        /// SIGHUP: to read again what can change without a restart.
        case reload
    }

    public init() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGHUP)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
        self.set = set
    }

    /// Sleeps until one of them comes.
    public func wait() -> Wish {
        var set = set
        var signal: Int32 = 0
        while sigwait(&set, &signal) != 0 {}
        switch signal {
        case SIGHUP: return .reload
        case SIGINT: return .stop(signal: "SIGINT")
        default: return .stop(signal: "SIGTERM")
        }
    }
}
