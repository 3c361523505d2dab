import CLinux
import Glibc

/// What opens the browser of the person who sits here: `xdg-open`, a child of this program.
struct Browser {
    private let pid: pid_t

    /// How long `kidd-web open` stays to hear that nothing was opened.
    static let patienceSeconds = 10

    /// Opens an address where there is a screen; elsewhere the printed address has to do.
    ///
    /// - Returns: nil where nothing was begun. Its end arrives as SIGCHLD.
    static func open(_ address: String) -> Browser? {
        guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") else { return nil }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The browser hears every signal, though this program waits for some and ignores one.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(address), nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        let code = posix_spawnp(&child, "xdg-open", nil, &attributes, &arguments, kidd_environment())
        guard code == 0 else {
            tell("xdg-open cannot be run (\(String(cString: strerror(code))); Debian: xdg-utils)")
            return nil
        }
        return Browser(pid: child)
    }

    /// Whether it has ended; says so if it has opened nothing.
    func hasEnded() -> Bool {
        var status: Int32 = 0
        let ended = waitpid(pid, &status, WNOHANG)
        // With SIGCHLD ignored from above, the kernel has taken it.
        guard ended == pid else { return ended < 0 && errno == ECHILD }
        if status != 0 { Self.tell("xdg-open has opened nothing") }
        return true
    }

    /// Waits until it has ended, or for ``patienceSeconds``: some browsers end with their last window.
    func wait() {
        var (set, time) = (sigset_t(), timespec(tv_sec: Self.patienceSeconds, tv_nsec: 0))
        sigemptyset(&set)
        sigaddset(&set, SIGCHLD)
        while !hasEnded() { if sigtimedwait(&set, nil, &time) < 0, errno == EAGAIN { return } }
    }

    /// Lets the end of a child wait for whoever asks: before one is begun.
    static func holdEnds() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGCHLD)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    private static func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }

    private static func tell(_ why: String) { Told.error("\(why). Open the address in your browser.") }
}
