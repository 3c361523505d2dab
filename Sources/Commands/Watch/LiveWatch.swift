import API
import Client
import Glibc
import Household

/// The live screen at work: looks when kidd tells of something and by the clock, shows, and hears keys.
///
/// It begins as a parent's when the connection is one, else as anybody's: then it shows what kidd tells anybody.
final class LiveWatch {
    private static let minute: Milliseconds = .minute
    /// Between two looks where kidd tells nothing of what changes: of activities that begin and of answers, while a child
    /// may learn, and of all children to one who is no parent.
    private static let often: Milliseconds = 10 * .second
    /// Between two looks for a kidd that is not there.
    private static let pause: Milliseconds = 2 * .second
    /// Without a key for so long the screen is anybody's: the PIN is asked for again before anything is changed.
    private static let keysRest: Milliseconds = 10 * .minute

    private let session: Invocation
    private let screen: RawTerminal
    private let desk: RequestDesk
    private let signals: SignalPipe
    private var stream: EventStream
    private var state: WatchState
    private var clock: ClockText
    private var nextLook = MonotonicClock.now()
    private var lastKey = MonotonicClock.now()

    init(_ session: Invocation, screen: RawTerminal) throws {
        self.session = session
        self.screen = screen
        desk = RequestDesk(session: session)
        state = WatchState(now: Instant(seconds: Int64(time(nil))), language: session.language)
        state.isParent = session.isParent
        clock = ClockText(zone: .utc, language: session.language)
        stream = Self.stream(of: session)
        signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH])
    }

    /// Shows until somebody leaves.
    func run() throws {
        defer { screen.leave() }
        try look()
        screen.enter()
        while true {
            show()
            waitForNews()
            let arrivals = signals.arrivals()
            if arrivals.contains(where: { [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains($0.number) }) { return }
            if arrivals.contains(where: { $0.number == SIGTSTP }) { stop() }
            if Wait.isReadable(screen.descriptor), try !hearKeys() { return }
            hear()
            if MonotonicClock.now() >= nextLook { try look() }
        }
    }

    private static func stream(of session: Invocation) -> EventStream {
        session.connection.events(topics: EventTopic.allCases.filter { $0.isWatched })
    }

    private func waitForNews() {
        if stream.hasStep { return }
        let socket = stream.isAttached ? stream.descriptor.map { [$0] } ?? [] : []
        // The keys are shown again when they decide again.
        let end = state.isHeld(at: MonotonicClock.now()) ? min(nextLook, state.heldUntil) : nextLook
        Wait.forAny(of: [signals.descriptor, screen.descriptor] + socket, until: end)
    }

    /// Whatever kidd tells is a reason to look.
    private func hear() {
        while stream.isAttached, stream.hasStep || stream.descriptor.map(Wait.isReadable) == true {
            nextLook = MonotonicClock.now()
            guard let step = try? stream.next(), case .event = step else { return }
        }
    }

    /// Stopped from the terminal: the screen is the shell's meanwhile.
    private func stop() {
        screen.leave()
        raise(SIGSTOP)
        screen.enter()
    }

    private func show() {
        let now = MonotonicClock.now()
        state.show(at: now)
        screen.show(
            WatchScreen(
                state: state, terminal: Terminal.current(), rows: screen.rows, clock: clock,
                isHeld: state.isHeld(at: now)
            ).lines)
    }

    // MARK: Looking

    /// Asks how everything stands. A kidd that is not there is waited for; one that wants a PIN gets it.
    private func look() throws {
        do {
            do {
                try read()
            } catch let problem as Problem where problem.status == .pin && state.isParent {
                try beginAgain()
            }
            state.isConnected = true
            nextLook = MonotonicClock.now() + (state.isParent && !state.isSomebodyFree ? Self.minute : Self.often)
        } catch let problem as Problem where [.notRunning, .failed].contains(problem.status) {
            session.connection.disconnect()
            state.lose()
            nextLook = MonotonicClock.now() + Self.pause
        }
    }

    private func read() throws {
        // Only a parent hears of all children over one connection.
        if state.isParent, !stream.isAttached {
            stream = Self.stream(of: session)
            do throws(ClientError) { _ = try stream.next() } catch { throw session.problem(error) }
        }
        if let zone = try WatchLook(session, isParent: state.isParent).look(into: &state) {
            clock = ClockText(zone: zone, language: session.language)
        }
    }

    /// kidd has started again, or what the PIN opened has ended: with a file that has the PIN it goes on, else as
    /// anybody's, without a question that nobody may be there to answer.
    private func beginAgain() throws {
        session.connection.forgetToken()
        do {
            guard session.isPINNamed else { throw Problem(.pin, session.language.say("watch.pinAgain")) }
            try session.becomeParent(isAlone: true)
        } catch let problem as Problem where problem.status == .pin {
            becomeAnybodys(said(problem))
        }
        try read()
    }

    private func said(_ problem: Problem) -> String { problem.said(in: session.language).message }

    private func becomeAnybodys(_ message: String) {
        session.connection.forgetToken()
        session.connection.disconnect()
        state.becomeAnybodys()
        state.message = message
    }

    /// Whether somebody has entered a parent's PIN; else the screen is anybody's from now on.
    private func askForPIN() -> Bool {
        screen.leave()
        signals.restore()
        defer {
            signals.resume()
            screen.enter()
        }
        session.connection.forgetToken()
        do {
            try session.becomeParent(isAlone: true)
            state.isParent = true
            return true
        } catch {
            becomeAnybodys((error as? Problem).map(said) ?? "\(error)")
            return false
        }
    }

    // MARK: Keys

    /// False when somebody leaves.
    private func hearKeys() throws -> Bool {
        let bytes = screen.typed()
        // The terminal is gone.
        if bytes.isEmpty { return false }
        let isRested = MonotonicClock.now() >= lastKey + Self.keysRest
        lastKey = MonotonicClock.now()
        for key in WatchKey.keys(in: bytes) {
            switch state.press(key, at: MonotonicClock.now()) {
            case .leave?: return false
            case .pin?:
                _ = askForPIN()
                nextLook = MonotonicClock.now()
            case let order?:
                // What was typed behind it was typed for a screen that is gone.
                if isRested, !askForPIN() { return true }
                follow(order)
            case nil: break
            }
        }
        return true
    }

    private func take(_ answer: RequestDesk.Answer) {
        state.message = answer.note
        guard let given = answer.given else { return }
        let name = state.children.first { $0.id == given.child }?.name ?? given.child.rawValue
        state.give(
            WatchState.Given(child: given.child, name: name, grant: given.grant, minutes: given.minutes))
    }

    private func follow(_ order: WatchState.Order) {
        do {
            switch order {
            case .decide(let request, let minutes): take(try desk.decide(request, minutes: minutes))
            case .grant(let child, let minutes): take(try desk.grant(child.id, minutes: minutes))
            case .undo(let given): state.message = try desk.undo(given)
            case .lock(let child): state.message = try desk.lock(child, true)
            case .unlock(let child): state.message = try desk.lock(child, false)
            case .pin, .leave: break
            }
        } catch let problem as Problem {
            state.message = said(problem)
        } catch {
            state.message = "\(error)"
        }
        // A call may take longer than the moment that its key was followed by.
        if order != .leave { state.hold(at: MonotonicClock.now()) }
        nextLook = MonotonicClock.now()
    }
}

extension EventTopic {
    /// What the live screen shows changes with these.
    fileprivate var isWatched: Bool { self != .leaderboard && self != .pack }
}
