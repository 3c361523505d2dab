import ArgumentParser

struct EventsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events", abstract: "Follow events as they happen.", subcommands: [FollowEvents.self])
}
