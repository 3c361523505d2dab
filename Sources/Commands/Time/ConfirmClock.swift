import API
import ArgumentParser
import Household

struct ConfirmClock: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time confirm-clock", usage: "[<time>] [options]",
            discussion: """
                kidd believes the clock of a machine that is synchronised with a time server. After somebody set the clock, \
                or after the machine was off, it begins no new day until the clock is synchronised or a parent confirms it.

                With a time it is confirmed only if the machine's clock shows the same, within 2 minutes; a clock that goes \
                back by more than a day is confirmed only so. With --clock rtc \
                the machine's own clock is believed after each start from now on; --clock ntp takes that back.

                EXAMPLES:
                  kidctl time confirm-clock
                  kidctl time confirm-clock 15:30
                  kidctl time confirm-clock --clock rtc
                """)
    }

    @Argument(help: "The time now: 15:30, or an RFC 3339 time.", transform: Arguments.timePoint)
    var time: TimePoint?

    @Option(help: ArgumentHelp("What to trust after a start: ntp or rtc.", valueName: "source"))
    var clock: ClockSource?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let now = try time?.nearest(in: session)
        let params = TimeConfirmClock.Params(now: now, source: clock)
        session.show(try session.call(TimeConfirmClock.method, params), ClockTrustText.text)
    }
}

extension ClockSource: ExpressibleByArgument {}
