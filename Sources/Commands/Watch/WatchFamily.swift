import ArgumentParser
import Household

/// `kidctl watch`: the family's live screen, for anybody, and more of it for a parent.
struct WatchFamily: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "watch", usage: "[options]", isAbout: true,
            examples: """
                kidctl watch
                kidctl watch --pin-file pin
                kidctl watch --once
                """)
    }

    @Flag(help: "Print how things stand now, and end.")
    var once = false

    @OptionGroup var options: ParentOptions

    func check() throws {
        if options.global.json, !once {
            throw Problem(
                .usage, "--json: a live screen is for people",
                remedy: "take --once --json, or follow the events: kidctl events follow --json")
        }
    }

    func run(in session: Invocation) throws {
        guard !once, let screen = RawTerminal.thatDraws() else { return try StillWatch(session, isMeant: once).show() }
        if session.isPINNamed { try session.becomeParent(isAlone: true) }
        try LiveWatch(session, screen: screen).run()
    }
}
