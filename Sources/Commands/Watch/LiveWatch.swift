import API
import Client
import Glibc
import Household

/// The live screen at work: looks when kidd tells of something and once a minute, shows, and hears keys.
final class LiveWatch {
    private static let minute: Milliseconds = .minute
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
        state = WatchState(now: Instant(seconds: 0), language: session.language)
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
        nextLook = MonotonicClock.now() + Self.minute
        do {
            try read()
            state.isConnected = true
        } catch let problem as Problem where problem.status == .pin {
            try askForPIN()
            try read()
            state.isConnected = true
        } catch let problem as Problem where [.notRunning, .failed].contains(problem.status) {
            session.connection.disconnect()
            state.isConnected = false
            nextLook = MonotonicClock.now() + Self.pause
        }
    }

    private func read() throws {
        if !stream.isAttached {
            stream = Self.stream(of: session)
            do throws(ClientError) { _ = try stream.next() } catch { throw session.problem(error) }
        }
        state.children = try session.plainly(ChildList.method, ChildList.Params()).value.children.map { entry in
            let named = entry.id.rawValue
            let mayI = try session.plainly(TimeMayI.method, TimeMayI.Params(child: named))
            let usage = try session.plainly(TimeUsage.method, TimeUsage.Params(child: named, days: 1)).value
            state.now = mayI.value.now
            clock = ClockText(zone: mayI.zone, language: session.language)
            return WatchState.Child(
                id: entry.id, name: entry.name, decision: mayI.value.decision, leases: usage.leases)
        }
        state.requests = try desk.open()
    }

    private func askForPIN() throws {
        screen.leave()
        defer { screen.enter() }
        signals.restore()
        session.connection.forgetToken()
        try session.becomeParent(isAlone: true)
        signals.resume()
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
            case let order?:
                if isRested { try askForPIN() }
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
            case .leave: break
            }
        } catch let problem as Problem {
            state.message = problem.message
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
    fileprivate var isWatched: Bool { rawValue.hasPrefix("time.") || self == .policy || self == .household }
}
