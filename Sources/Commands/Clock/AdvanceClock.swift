import API
import ArgumentParser

struct AdvanceClock: Verb {
    static let configuration = CommandConfiguration(
        commandName: "advance", abstract: "Let time pass: move all clocks.",
        usage: "kidctl clock advance <time> [options]",
        discussion: """
            Only in developer mode.

            EXAMPLES:
              kidctl clock advance 10m
              kidctl clock advance 1h30m
            """)

    @Argument(help: "How long: 45s, 10m, 1h30m, 2d.", transform: Arguments.seconds)
    var time: Int

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ClockMove.AdvanceParams(seconds: time)
        session.show(try session.call(ClockMove.advance, params), ClockReadingText.text)
    }
}
