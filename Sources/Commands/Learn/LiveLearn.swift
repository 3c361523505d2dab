import Glibc
import Household

/// Learning on the whole screen: draws, waits for keys, signals and kidd, and puts the terminal back in any case.
final class LiveLearn: LearnFace {
    let session: Invocation
    let run: LearnRun
    let signals: SignalPipe
    private let screen: RawTerminal
    private let hasPictures: Bool
    private var keys = LearnKeys()

    /// How long the rest of a sequence may take that begins like the key Escape.
    private static let rest: Milliseconds = 40

    init(_ session: Invocation, _ run: LearnRun, screen: RawTerminal, hasPictures: Bool) throws {
        self.session = session
        self.run = run
        self.screen = screen
        self.hasPictures = hasPictures
        signals = try SignalPipe(LearnSignals.ends + [SIGTSTP, SIGWINCH])
    }

    var keyboard: CInt { screen.descriptor }

    /// Until somebody leaves, or kidd is away for too long.
    func toItsEnd() throws {
        defer { screen.leave() }
        screen.enter()
        try goRound()
        screen.leave()
        for line in current.farewell { Output.out(line + "\n") }
    }

    private var current: LearnScreen {
        LearnScreen(
            state: run.state, terminal: Terminal.current(), rows: screen.rows, hasPictures: hasPictures,
            now: MonotonicClock.now())
    }

    func show() { screen.show(current.lines) }

    func wait() { waitForNews() }

    func hear() {
        guard Wait.isReadable(screen.descriptor) else { return }
        var bytes = screen.typed()
        // The terminal is gone.
        guard !bytes.isEmpty else { return run.leave() }
        if bytes.last == 0x1B {
            Wait.forAny(of: [screen.descriptor], until: MonotonicClock.now() + Self.rest)
            if Wait.isReadable(screen.descriptor) { bytes += screen.typed() }
        }
        for key in keys.keys(in: bytes) { run.press(key, page: current.page) }
    }

    /// Stopped from the terminal: the screen is the shell's meanwhile. The lease ends by itself.
    func stop() {
        screen.leave()
        raise(SIGSTOP)
        screen.enter()
    }
}
