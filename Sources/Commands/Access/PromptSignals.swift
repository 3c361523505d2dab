import Glibc

/// The last signal that came during a prompt; 0 is none.
// Sound: written by a signal handler and read by the only thread; a sig_atomic_t is read and written whole.
private nonisolated(unsafe) var signalDuringPrompt: sig_atomic_t = 0

/// Holds back the signals that would end or stop kidctl while the terminal does not show what is typed.
struct PromptSignals {
    private static let held = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
    private var before: [sigaction] = []

    init() {
        signalDuringPrompt = 0
        // No SA_RESTART: the signal must end the reading.
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signalDuringPrompt = sig_atomic_t($0) }
        for signal in Self.held {
            var old = sigaction()
            sigaction(signal, &action, &old)
            before.append(old)
        }
    }

    /// Puts everything back and lets a signal that came do its work.
    func restoreAndRaise() {
        for (signal, old) in zip(Self.held, before) {
            var old = old
            sigaction(signal, &old, nil)
        }
        if signalDuringPrompt != 0 { raise(signalDuringPrompt) }
    }
}
