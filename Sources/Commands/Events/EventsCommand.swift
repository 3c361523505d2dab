import ArgumentParser

struct EventsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events", abstract: "What happens, as it happens.", subcommands: [FollowEvents.self])
}
