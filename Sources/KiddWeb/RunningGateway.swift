import CLinux
import CWipe
import Glibc
import Logging
import Web

/// A gateway in the foreground.
enum RunningGateway {
    /// Starts one, calls `then`, and runs until a signal asks for the end, whatever becomes of the browser that `then`
    /// may have begun to open. PINs pass through its memory: nobody may read that, and what is freed is overwritten.
    static func run(_ options: WebOptions, then: (Gateway) -> Browser?) throws(WebFault) {
        _ = kidd_forbid_dumps()
        let signals = blockedSignals()
        // Of the event loop, and of what the system looks up.
        let code = kidd_try_threads(2)
        guard code == 0 else {
            throw WebFault(
                "This account gets no more threads (\(String(cString: strerror(code)))). End other programs of it, or raise "
                    + "its limit (ulimit -u).")
        }
        var logger = Logger(label: "kidd-web") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .notice
        if kidd_wipes_freed_memory() == 0 { logger.debug("memory that is freed is not overwritten") }
        // The signal wakes this thread, which stops the gateway.
        let gateway = try Gateway(options, log: logger, onStop: { kill(getpid(), SIGTERM) })
        var browser = then(gateway)
        var (set, signal) = (signals, Int32(0))
        while sigwait(&set, &signal) != 0 || signal == SIGCHLD {
            if browser?.hasEnded() == true { browser = nil }
        }
        gateway.stop()
        Told.error("the page has ended, in every browser")
    }

    /// SIGTERM, SIGINT and SIGHUP (the end of the terminal), and SIGCHLD, waited for without a wake-up. Before any thread
    /// is made.
    private static func blockedSignals() -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in [SIGTERM, SIGINT, SIGHUP, SIGCHLD] { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
        return set
    }
}
