import API
import ArgumentParser

struct SetClock: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Move the wall clock alone, as a user of the machine might.",
        usage: "kidctl clock set <time> [options]",
        discussion: """
            Only in developer mode. A time of day means the next such time.

            EXAMPLES:
              kidctl clock set 19:55
              kidctl clock set 2026-11-21T19:55:00+01:00
              kidctl clock set 2027-01-01T12:00:00+01:00 --untrusted
            """)

    @Argument(help: "19:55, or an RFC 3339 time.", transform: Arguments.timePoint)
    var time: TimePoint

    @Flag(help: "As if somebody had set the clock: kidd does not trust it.")
    var untrusted = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ClockMove.SetParams(
            at: try time.next(in: session, asParent: false).instant, confirmed: !untrusted)
        session.show(try session.call(ClockMove.set, params), ClockReadingText.text)
    }
}
