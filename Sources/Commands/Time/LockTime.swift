import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

struct LockTime: Verb {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Lock a child's screen time now.",
        usage: "kidctl time lock (<child> | --all) [options]",
        discussion: """
            No grant lifts a lock. It ends after --for, at --until or by time unlock.
            A time of day that has just passed is asked about, not taken for tomorrow's.

            EXAMPLES:
              kidctl time lock mia
              kidctl time lock mia --for 1h
              kidctl time lock --all --until 18:00 --why "dinner"
              kidctl time lock mia --until 2026-11-21T18:00:00+01:00
            """)

    @OptionGroup var children: ChildrenOptions

    @Option(
        name: .customLong("for"), help: ArgumentHelp("Its length: 45m, 1h or 1h30m.", valueName: "time"),
        transform: Arguments.seconds)
    var length: Int?

    @Option(
        help: ArgumentHelp("Its end: 18:00, 'tomorrow 18:00' or an RFC 3339 time.", valueName: "time"),
        transform: Arguments.timePoint)
    var until: TimePoint?

    @Option(help: "Why, for the audit.")
    var why: String?

    @OptionGroup var options: ParentOptions

    /// A lock that lasts longer has no end that anybody has in mind.
    private static let longest = 366 * 86_400

    func check() throws {
        let help = "kidctl time lock"
        try children.check(help: help)
        if length != nil, until != nil { throw Problem.usage("give either --for or --until", help: help) }
        if let length, length > Self.longest { throw Problem(.refused, "--for: at most 366d") }
    }

    func run(in session: Invocation) throws {
        let end = try end(in: session)
        try children.forEach(in: session) { child in
            let answer = try session.call(TimeLock.method, TimeLock.Params(child: child, until: end, why: why))
            session.show(answer) { reply, page in
                (reply.changed ? "" : "It was locked already.\n")
                    + DecisionText(decision: reply.decision, child: child, now: reply.now, page: page).text
            }
        }
    }

    private func end(in session: Invocation) throws -> Instant? {
        guard let length else { return try until?.resolved(in: session, asParent: true) }
        return try session.call(DaemonInfo.method, Nothing()).value.now + Milliseconds(length) * .second
    }
}
