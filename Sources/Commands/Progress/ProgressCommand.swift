import ArgumentParser

struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "What a child has learned so far.", subcommands: [ShowProgress.self])
}
