import ArgumentParser

struct PolicyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "policy", abstract: "Limits and quiet hours of a child.",
        subcommands: [ShowPolicy.self, SetPolicy.self, PreviewPolicy.self, ExplainPolicy.self])
}
