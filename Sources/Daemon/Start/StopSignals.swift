import Glibc

/// The signals that end the daemon, waited for without a wake-up. Made before any thread is.
public struct StopSignals: Sendable {
    private let set: sigset_t

    public init() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
        signal(SIGHUP, SIG_IGN)
        self.set = set
    }

    /// Sleeps until one of them comes, and gives its name.
    public func wait() -> String {
        var set = set
        var signal: Int32 = 0
        while sigwait(&set, &signal) != 0 {}
        return signal == SIGINT ? "SIGINT" : "SIGTERM"
    }
}
