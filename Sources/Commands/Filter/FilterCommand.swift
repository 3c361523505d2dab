import ArgumentParser

struct FilterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "filter", abstract: "Which lessons a child may learn.",
        subcommands: [ShowFilter.self, SetFilter.self, CheckFilter.self, ExplainFilter.self])
}
