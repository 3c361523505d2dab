import Client
import Glibc
import Household

/// Learning on the whole screen: draws, waits for keys, signals and kidd, and puts the terminal back in any case.
final class LiveLearn {
    private let session: Invocation
    private let run: LearnRun
    private let screen: RawTerminal
    private let signals: SignalPipe
    private let hasPictures: Bool
    private var keys = LearnKeys()

    /// How long the rest of a sequence may take that begins like the key Escape.
    private static let rest: Milliseconds = 40
    private static let ends: [CInt] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    init(_ session: Invocation, _ run: LearnRun, screen: RawTerminal, hasPictures: Bool) throws {
        self.session = session
        self.run = run
        self.screen = screen
        self.hasPictures = hasPictures
        signals = try SignalPipe(Self.ends + [SIGTSTP, SIGWINCH])
    }

    /// Until somebody leaves, or kidd is away for too long.
    func toItsEnd() throws {
        defer { screen.leave() }
        run.onShow = { [unowned self] in show() }
        screen.enter()
        while true {
            do throws(ClientError) {
                try run.work(at: MonotonicClock.now())
            } catch {
                throw session.problem(error)
            }
            show()
            if run.isOver { break }
            waitForNews()
            let arrivals = signals.arrivals()
            if arrivals.contains(where: { Self.ends.contains($0.number) }) { run.leave() }
            if arrivals.contains(where: { $0.number == SIGTSTP }) { stop() }
            if Wait.isReadable(screen.descriptor) { hearKeys() }
        }
        screen.leave()
        for line in current.farewell { Output.out(line + "\n") }
    }

    private var current: LearnScreen {
        LearnScreen(
            state: run.state, terminal: Terminal.current(), rows: screen.rows, hasPictures: hasPictures,
            now: MonotonicClock.now())
    }

    private func show() { screen.show(current.lines) }

    private func waitForNews() {
        let now = MonotonicClock.now()
        if run.isDue(at: now) { return }
        let socket = run.descriptor.map { [$0] } ?? []
        Wait.forAny(of: [signals.descriptor, screen.descriptor] + socket, until: run.nextMoment(after: now))
    }

    private func hearKeys() {
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
    private func stop() {
        screen.leave()
        raise(SIGSTOP)
        screen.enter()
    }
}
