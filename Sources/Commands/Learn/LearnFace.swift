import Client
import Glibc
import Household

/// Where a child learns: a screen, or plain lines. Both go round the same loop.
protocol LearnFace: AnyObject {
    var session: Invocation { get }
    var run: LearnRun { get }
    var signals: SignalPipe { get }
    /// Where keys come from.
    var keyboard: CInt { get }

    /// Shows how it stands.
    func show()
    /// Waits until there is something to do.
    func wait()
    /// Takes in what was typed.
    func hear()
    /// Stopped from the terminal.
    func stop()
}

extension LearnFace {
    /// Until somebody leaves, the input ends, or kidd is away for too long.
    func goRound() throws {
        run.onShow = { [unowned self] in show() }
        while true {
            do throws(ClientError) {
                try run.work(at: MonotonicClock.now())
            } catch {
                throw session.problem(error)
            }
            show()
            if run.isOver { return }
            wait()
            let arrivals = signals.arrivals()
            if arrivals.contains(where: { LearnSignals.ends.contains($0.number) }) { run.leave() }
            if arrivals.contains(where: { $0.number == SIGTSTP }) { stop() }
            hear()
        }
    }

    /// Waits for keys, signals, kidd, and the next moment at which something is due.
    func waitForNews() {
        let now = MonotonicClock.now()
        if run.isDue(at: now) { return }
        let socket = run.descriptor.map { [$0] } ?? []
        Wait.forAny(of: [signals.descriptor, keyboard] + socket, until: run.nextMoment(after: now))
    }
}

/// Signals while a child learns.
enum LearnSignals {
    /// These stop it, as the child's own key does.
    static let ends: [CInt] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
}
