import Glibc

/// The last signal that asked this command to end; 0 is none.
// Sound: written by a signal handler and read by the only thread; a sig_atomic_t is read and written whole.
private nonisolated(unsafe) var endingSignal: sig_atomic_t = 0

/// Lets a command clear away what it has made before a signal ends it.
enum Interruption {
    private static let held = [SIGINT, SIGTERM, SIGHUP]

    /// From now on these signals only set ``isAsked``.
    static func hold() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { endingSignal = sig_atomic_t($0) }
        for signal in held { sigaction(signal, &action, nil) }
    }

    /// Whether a signal came.
    static var isAsked: Bool { endingSignal != 0 }

    /// Ends the process by the signal that came, if one did.
    static func obey() {
        guard endingSignal != 0 else { return }
        signal(endingSignal, SIG_DFL)
        raise(endingSignal)
    }
}
