import ArgumentParser

struct EventsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "events", [FollowEvents.self])
    }
}
