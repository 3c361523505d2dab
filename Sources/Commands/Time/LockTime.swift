import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

struct LockTime: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time lock", usage: "(<child> | --all) [options]", isAbout: true,
            examples: """
                kidctl time lock mia
                kidctl time lock mia --for 1h
                kidctl time lock --all --until 18:00 --why "dinner"
                kidctl time lock mia --until 2026-11-21T18:00:00+01:00
                """)
    }

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

    @Flag(help: "Also replace a lock that lasts longer.")
    var replace = false

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
            let answer = try session.call(
                TimeLock.method, TimeLock.Params(child: child, until: end, why: why, replace: replace))
            session.show(answer) { reply, page in
                let sooner = page.say("lock.again", command: "kidctl time unlock \(Advice.quoted(child))")
                let note = reply.changed ? "" : page.paragraph(reply.note.printable)
                let advice = reply.isEarlier(than: end) ? page.advice(sooner, .dim) : ""
                return note + advice + (note.isEmpty ? "" : "\n")
                    + DecisionText(decision: reply.decision, child: child, now: reply.now, page: page).text
            }
        }
    }

    private func end(in session: Invocation) throws -> Instant? {
        guard let length else { return try until?.resolved(in: session, asParent: true) }
        return try session.call(DaemonInfo.method, Nothing()).value.now + Milliseconds(length) * .second
    }
}

extension LockReply {
    /// Whether a lock holds that lasts longer than the one that was asked for.
    fileprivate func isEarlier(than end: Instant?) -> Bool {
        guard !changed, let end, let lock = decision.limits.first(where: { $0.rule == .lock }) else { return false }
        return lock.endsAt.map { $0 > end } ?? true
    }
}
