import ArgumentParser

struct WatchTime: Verb {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "A live screen of all children, for a parent.",
        usage: "kidctl time watch [options]",
        discussion: """
            Shows who may play now, what is left today and this week, what is running, and
            who asks for more time. Keys grant minutes to a child, lock and unlock its time,
            and answer requests; u takes back the last grant made here. When another request
            comes into place, keys wait for a second, so that none is for what you have not
            seen. It follows events, updates every minute, and ends with q or Ctrl-C.

            It asks for a PIN that holds for this screen only. After ten minutes without a
            key it asks again before it changes anything, so you can leave it open.

            EXAMPLES:
              kidctl time watch
              kidctl time watch --pin-file pin
            """)

    @OptionGroup var options: ParentOptions

    func check() throws {
        if options.global.json {
            throw Problem(
                .usage, "--json: a live screen is for people", remedy: "follow the events: kidctl events follow --json")
        }
    }

    func run(in session: Invocation) throws {
        guard let screen = RawTerminal() else {
            throw Problem(
                .usage, "a live screen needs a terminal", remedy: "follow the events: kidctl events follow --json")
        }
        try session.becomeParent(isAlone: true)
        try LiveWatch(session, screen: screen).run()
    }
}
