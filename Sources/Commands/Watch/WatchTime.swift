import ArgumentParser

/// `kidctl time watch`: the screen of `kidctl watch`, for a parent from its first line on.
struct WatchTime: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time watch", usage: "[options]", isAbout: true,
            examples: """
                kidctl time watch
                kidctl time watch --pin-file pin
                """)
    }

    @OptionGroup var options: ParentPersonOptions

    func check() throws {
        if options.global.json {
            throw Problem(
                .usage, "--json: a live screen is for people", remedy: "follow the events: kidctl events follow --json")
        }
    }

    func run(in session: Invocation) throws {
        guard let screen = RawTerminal.thatDraws() else {
            throw Problem(
                .usage, "a live screen needs a terminal", remedy: "follow the events: kidctl events follow --json")
        }
        try session.becomeParent(isAlone: true)
        try LiveWatch(session, screen: screen).run()
    }
}
