import CLinux
import Glibc
import Household

/// Keeps one program and everything that it starts: closes it when the link ends, or when nobody has spoken over it for
/// a while; waits until nothing of it is left.
final class ProgramGuard {
    private enum Phase: Equatable {
        case keeping
        /// Asked to close; force comes at a moment of the clock.
        case closing(Milliseconds)
        case killing
    }

    /// Whether use is paused. All that the program has started is stopped then, whatever session it is in.
    private enum Stop {
        case none
        /// The terminal has stopped the program; what still runs is being stopped.
        case begun
        /// Nothing runs, and `kidctl run` was told.
        case whole
    }

    /// Without a beat for so long the limits are not kept any more (Screen time, Counting use: a lease's lifetime).
    static let longestSilence: Milliseconds = 60 * .second
    /// After so long a silence `kidctl run` is woken, in case that somebody has stopped it.
    private static let silence: Milliseconds = 20 * .second
    /// Between two tries to wake it.
    private static let wakePause: Milliseconds = .second
    /// Between two looks for what is left after a kill, and for what still runs after a stop.
    private static let killPause: Milliseconds = 50
    /// Between two looks for what somebody has let go on while all was stopped.
    private static let stopPause: Milliseconds = .second
    /// Signals of a process, not of the terminal, that are handed on.
    private static let handedOn = [SIGINT, SIGQUIT, SIGUSR1, SIGUSR2]

    private let link: CInt
    private var grace: Milliseconds
    private let parent = getppid()
    private let signals: SignalPipe
    private var phase = Phase.keeping
    private var hasLink = true
    private var lastBeat = MonotonicClock.now()
    private var nextWake = MonotonicClock.now() + ProgramGuard.silence
    private var program: pid_t = 0
    private var stop = Stop.none
    private var nextStopLook: Milliseconds = 0
    /// What the guard has stopped itself, and lets go on with the program.
    private var stopped: Set<pid_t> = []
    private var exitCode: CInt?

    init(link: CInt, grace: Int) throws(Problem) {
        self.link = link
        self.grace = Milliseconds(grace) * .second
        signals = try SignalPipe([SIGCHLD, SIGTERM, SIGHUP, SIGTSTP, SIGTTOU] + Self.handedOn)
    }

    /// Runs the program until nothing of it is left, and gives its exit code as a shell does.
    func run(_ command: [String]) -> CInt {
        _ = kidd_adopt_orphans()
        switch ChildProcess.start(command) {
        case .success(let process): program = process
        case .failure(let failure):
            Output.error("kidctl: \(command[0].printable): \(failure.text)\n")
            return failure.exitCode
        }
        while true {
            let isAnythingLeft = reap()
            if let exitCode, !isAnythingLeft { return exitCode }
            Wait.forAny(of: [signals.descriptor] + (hasLink ? [link] : []), until: nextLook)
            for arrival in signals.arrivals() { take(arrival) }
            if hasLink { readLink() }
            advance()
        }
    }

    private var nextLook: Milliseconds? {
        switch phase {
        case .keeping:
            switch stop {
            case .none: nextBeatLook
            case .begun: min(nextStopLook, nextBeatLook)
            case .whole: nextStopLook
            }
        case .closing(let end): end
        case .killing: MonotonicClock.now() + Self.killPause
        }
    }

    private var nextBeatLook: Milliseconds { min(nextWake, lastBeat + Self.longestSilence) }

    private func advance() {
        let now = MonotonicClock.now()
        switch phase {
        case .keeping:
            if stop != .none, now >= nextStopLook { lookAtStop(at: now) }
            guard stop != .whole else { return }
            if now >= lastBeat + Self.longestSilence { askToClose() }
            if now >= nextWake {
                nextWake = now + Self.wakePause
                tellParent(SIGCONT)
            }
        case .closing(let end): if now >= end { force() }
        case .killing: force()
        }
    }

    private func take(_ arrival: SignalPipe.Arrival) {
        switch arrival.number {
        case SIGTERM, SIGHUP: askToClose()
        // The program has ended and can stop no more; what it has left does.
        case SIGTSTP where exitCode != nil: beginStop()
        case let number where Self.handedOn.contains(number) && arrival.isSent: kill(program, number)
        default: break
        }
    }

    private func readLink() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = recv(link, &bytes, bytes.count, CInt(MSG_DONTWAIT))
        if count > 0 {
            if let told = bytes.prefix(count).compactMap(GuardLink.grace).last {
                grace = Milliseconds(told) * .second
            }
            lastBeat = MonotonicClock.now()
            nextWake = lastBeat + Self.silence
            if bytes.prefix(count).contains(GuardLink.goingOn) { parentGoesOn() }
        }
        guard count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) else { return }
        hasLink = false
        askToClose()
    }

    private func askToClose() {
        guard phase == .keeping else { return }
        phase = .closing(MonotonicClock.now() + grace)
        let all = Descendants.of(getpid())
        for process in all { kill(process, SIGTERM) }
        // What is stopped hears nothing.
        for process in all { kill(process, SIGCONT) }
    }

    private func force() {
        phase = .killing
        Descendants.signal(SIGKILL, below: getpid())
    }

    /// Takes note of all that ended, stopped or went on; whether anything is left.
    private func reap() -> Bool {
        while true {
            var status: CInt = 0
            let process = waitpid(-1, &status, WNOHANG | WUNTRACED | WCONTINUED)
            if process == 0 { return true }
            guard process > 0 else { return errno == EINTR }
            if process == program { note(status) } else if ChildProcess.isContinued(status) { nextStopLook = 0 }
        }
    }

    private func note(_ status: CInt) {
        if let code = ChildProcess.exitCode(ofStatus: status) {
            exitCode = code
        } else if let signal = ChildProcess.stopSignal(ofStatus: status), signal != SIGSTOP {
            beginStop()
        } else if ChildProcess.isContinued(status) {
            goOn()
            endStop()
        }
    }

    // MARK: Stops

    /// The terminal's stop: use is paused as soon as nothing runs any more.
    private func beginStop() {
        guard phase == .keeping, stop == .none else { return }
        (stop, nextStopLook) = (.begun, 0)
    }

    private func lookAtStop(at now: Milliseconds) {
        let running = Descendants.running(below: getpid())
        if running.isEmpty {
            (stop, nextStopLook) = (.whole, now + Self.stopPause)
            // The shell has to see it in `kidctl run`.
            tellParent(SIGTSTP)
        } else if stop == .whole {
            endStop()
        } else if running.allSatisfy({ kill($0, SIGSTOP) == 0 || errno != EPERM }) {
            stopped.formUnion(running)
            nextStopLook = now + Self.killPause
        } else {
            // What has become another account's cannot be stopped: then nothing is.
            stopped.formUnion(running + (exitCode == nil ? [program] : []))
            goOn()
            endStop()
        }
    }

    /// Lets go on what the guard has stopped.
    private func goOn() {
        for process in stopped { kill(process, SIGCONT) }
        stopped = []
        nextStopLook = MonotonicClock.now() + Self.killPause
    }

    /// `kidctl run` goes on, perhaps before a stop was whole. When the first process has ended nobody else hears that the
    /// shell lets all go on.
    private func parentGoesOn() {
        guard stop == .whole || (stop == .begun && exitCode != nil) else { return }
        goOn()
        endStop()
    }

    /// Something goes on, so use does.
    private func endStop() {
        guard stop != .none else { return }
        stop = .none
        lastBeat = MonotonicClock.now()
        // `kidctl run` may only be about to stop: it is woken until it beats.
        nextWake = lastBeat
    }

    private func tellParent(_ signal: CInt) {
        if getppid() == parent { kill(parent, signal) }
    }
}
