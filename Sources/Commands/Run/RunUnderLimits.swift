import Words
import API
import Client
import Glibc
import Household
import JSONRPC

/// One program under a child's limits: its lease, its guard, and what the child is told.
final class RunUnderLimits {
    private let session: Invocation
    private let child: String
    private let activity: ActivityRef
    private let command: [String]
    private let grace: Int
    private let signals: SignalPipe
    /// The child's, in which kidd's own sentences are; known before the program runs, since kidd may be away later.
    private lazy var language = words()
    private var lease = RunUnderLimits.newLease()
    private var stream: EventStream
    private var plan = RunPlan(at: MonotonicClock.now())
    private var link: GuardLink?
    /// Notices that the desktop is showing.
    private var shown: [pid_t: RunNotice] = [:]
    /// The screen is locked: nobody is there.
    private var isLocked = false
    /// When the lease was called last.
    private var lastCall = MonotonicClock.now()
    /// Idle time below a second that was not told yet.
    private var untold: Milliseconds = 0
    /// What kidd has granted to save; nil before time is over, and when it is over at once.
    private var save: SaveLeft?

    init(_ session: Invocation, child: String, activity: ActivityRef, command: [String], grace: Int) throws {
        self.session = session
        self.child = child
        self.activity = activity
        self.command = command
        self.grace = grace
        stream = Self.stream(of: session, child)
        signals = try SignalPipe([SIGCHLD, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGUSR1, SIGUSR2])
    }

    /// Asks, starts the program, and gives its exit code as a shell does.
    func toItsEnd() throws -> CInt {
        let first = try begin()
        _ = language
        follow(plan.answered(first, save: save, at: MonotonicClock.now()))
        let link: GuardLink
        do {
            link = try GuardLink(command, grace: grace)
        } catch {
            end()
            throw error
        }
        self.link = link
        while true {
            if let code = reaped(link.process) {
                end()
                return code
            }
            waitForNews()
            takeSignals(link)
            hear()
            link.enforce()
            if MonotonicClock.now() >= plan.nextCall { look() }
        }
    }

    // MARK: The first question

    /// Begins the lease, or ends with the child's words.
    private func begin() throws -> Decision {
        do throws(ClientError) {
            _ = try stream.next()
            return taken(try connection.call(TimeBeginLease.method, beginning))
        } catch {
            if case .refused(let refused) = error, let say = refused.say {
                // An icon has no terminal, a terminal may have no desktop: nobody is left without a word.
                let (notice, status) = (
                    RunNotice(language.say("run.notNow"), say), ErrorGuide.status(for: refused.code)
                )
                _ = notice.showOnDesktop()
                // Who typed a child that there is not reads that, and not what is for the child.
                if status == .notFound { throw session.problem(error) }
                notice.showOnTerminal(in: language)
                throw EarlyEnd(status: status)
            }
            if case .refused(let refused) = error, refused.code == ErrorCode.forbidden.code {
                throw Problem(
                    .forbidden, "this account may not act for this child",
                    remedy: "start it from the child's own account")
            }
            throw session.problem(error)
        }
    }

    private var beginning: TimeBeginLease.Params {
        TimeBeginLease.Params(
            child: child, lease: lease, activity: activity, saveSeconds: grace > 0 ? grace : nil)
    }

    private func words() -> Language {
        let view = try? connection.call(ChildGet.method, ChildParams(child: child))
        return view.map(session.language(for:)) ?? session.language
    }

    private static func newLease() -> LeaseID {
        LeaseID(rawValue: "run-\(getpid())-" + String(UInt64.random(in: .min ... .max), radix: 16))
    }

    private static func stream(of session: Invocation, _ child: String) -> EventStream {
        session.connection.events(topics: [.timeState, .timeWarning, .timeGrant, .policy], child: child)
    }

    private var connection: KiddConnection { session.connection }

    // MARK: Waiting

    private func waitForNews() {
        if stream.hasStep { return }
        let socket = stream.isAttached ? stream.descriptor.map { [$0] } ?? [] : []
        let next = min(plan.nextCall, link?.nextLook ?? plan.nextCall)
        Wait.forAny(of: [signals.descriptor] + socket, until: next)
    }

    /// Takes in what kidd has pushed: any of it is a reason to ask at once, since the answer for this activity may be
    /// another one than that for all.
    private func hear() {
        var polled = pollfd(fd: stream.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
        while stream.isAttached, stream.hasStep || (poll(&polled, 1, 0) > 0) {
            plan.hurry(at: MonotonicClock.now())
            do throws(ClientError) {
                guard case .event? = try stream.next() else { return }
            } catch {
                return
            }
        }
    }

    // MARK: Looking at the lease

    private func look() {
        link?.beat()
        let now = MonotonicClock.now()
        let idle = idleSeconds(at: now)
        lastCall = now
        do throws(ClientError) {
            if !stream.isAttached {
                stream = Self.stream(of: session, child)
                _ = try stream.next()
            }
            let decision = try decision(idleSeconds: idle)
            follow(plan.answered(decision, save: save, at: MonotonicClock.now()))
        } catch {
            // What is not about this child passes: kidd is busy, shuts down, cannot store.
            guard case .refused(let refused) = error,
                [.notFound, .forbidden].contains(ErrorGuide.status(for: refused.code))
            else {
                connection.disconnect()
                return follow(plan.failed(at: MonotonicClock.now()))
            }
            // Not for this child any more: archived, another account.
            if !plan.isClosing {
                plan.close(at: now)
                follow([.tell(.ended(say: refused.say ?? refused.message)), .close(within: RunPlan.unsavedGrace)])
            } else {
                plan.rest(at: now)
            }
        }
    }

    /// How long nobody was there since the last call, as far as is known: the screen was locked then and is now.
    ///
    /// kidd believes only so much of it a day (Screen time, Counting use), and tells it in the audit.
    private func idleSeconds(at now: Milliseconds) -> Int {
        guard !plan.isClosing, !plan.isAway else { return 0 }
        let wasLocked = isLocked
        isLocked = LockedScreen.isLocked()
        guard wasLocked && isLocked else {
            untold = 0
            return 0
        }
        let idle = now - lastCall + untold
        untold = idle % .second
        return min(Int(idle / .second), ScreenTime.idleSeconds.upperBound)
    }

    /// What kidd says about the lease, which is renewed.
    private func decision(idleSeconds: Int) throws(ClientError) -> Decision {
        guard idleSeconds > 0 else { return try decision() }
        do throws(ClientError) {
            let params = LeaseParams(child: child, lease: lease, idleSeconds: idleSeconds)
            return taken(try connection.call(TimeRenewLease.method, params))
        } catch {
            // Expired, or not to be stored.
            guard case .refused = error else { throw error }
            return try decision()
        }
    }

    private func taken(_ reply: LeaseReply) -> Decision {
        save = reply.save
        return reply.decision
    }

    /// The same without idle time: beginning an open lease renews it, and begins one anew that has expired.
    private func decision() throws(ClientError) -> Decision {
        do throws(ClientError) {
            return taken(try connection.call(TimeBeginLease.method, beginning))
        } catch {
            guard case .refused(let refused) = error else { throw error }
            save = nil
            switch refused.code {
            case ErrorCode.notNow.code, ErrorCode.filtered.code:
                // Only the sentence and the no are used of it.
                return Decision(
                    allowed: false, state: .notAllowed, limits: [], remainingSeconds: nil,
                    validUntil: .init(seconds: 0),
                    liftedBy: [], say: Saying(told: refused.say ?? refused.message))
            case 800...899:
                // What cannot be stored still counts in memory, and decisions go on.
                return try connection.call(TimeMayI.method, TimeMayI.Params(child: child, activity: activity)).decision
            default: throw error
            }
        }
    }

    /// Ends the lease, if kidd is there to hear it; else it expires.
    private func end() {
        _ = try? connection.call(TimeEndLease.method, LeaseParams(child: child, lease: lease))
    }

    private func follow(_ orders: [RunPlan.Order]) {
        for order in orders {
            switch order {
            case .tell(let word):
                let notice = RunNotice(word, program: RunActivity.name(of: command[0]), in: language)
                if let process = notice.show(in: language) { shown[process] = notice }
            case .close(let within): link?.close(within: within.map { min($0, grace) })
            }
        }
    }

    // MARK: Signals and the end

    /// Several stops are one: the terminal and the guard both tell of it. It is one when nothing of the program runs any
    /// more, which the guard sees to.
    private func takeSignals(_ link: GuardLink) {
        let arrivals = signals.arrivals()
        for arrival in arrivals { take(arrival, link) }
        guard arrivals.contains(where: { $0.number == SIGTSTP }), !plan.isClosing,
            Descendants.running(below: link.process).isEmpty
        else { return }
        pause()
        link.goOn()
        for arrival in signals.arrivals() { take(arrival, link) }
    }

    private func take(_ arrival: SignalPipe.Arrival, _ link: GuardLink) {
        switch arrival.number {
        case SIGTERM, SIGHUP:
            plan.close(at: MonotonicClock.now())
            link.close()
        case SIGINT, SIGQUIT, SIGUSR1, SIGUSR2:
            // The terminal has sent it to the program itself.
            if arrival.isSent { kill(link.process, arrival.number) }
        default: break
        }
    }

    /// Stopped from the terminal, with the program: what stands still is not use.
    private func pause() {
        end()
        raise(SIGSTOP)
        lease = Self.newLease()
        plan.hurry(at: MonotonicClock.now())
    }

    /// How the guard ended; nil while it lives. If it was killed, what it kept is killed, too.
    private func reaped(_ process: pid_t) -> CInt? {
        while true {
            var status: CInt = 0
            let ended = waitpid(-1, &status, WNOHANG)
            guard ended > 0 else { return nil }
            if let notice = shown.removeValue(forKey: ended), status != 0 { notice.showOnTerminal(in: language) }
            guard ended == process, let code = ChildProcess.exitCode(ofStatus: status) else { continue }
            if status & 0x7F != 0 { killOrphans() }
            return code
        }
    }

    private func killOrphans() {
        while true {
            Descendants.signal(SIGKILL, below: getpid())
            guard waitpid(-1, nil, 0) > 0 || errno == EINTR else { return }
        }
    }
}
