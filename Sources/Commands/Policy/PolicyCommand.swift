import ArgumentParser

struct PolicyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "policy", abstract: "A child's limits and quiet hours.",
        subcommands: [ShowPolicy.self, SetPolicy.self, PreviewPolicy.self, ExplainPolicy.self])
}
