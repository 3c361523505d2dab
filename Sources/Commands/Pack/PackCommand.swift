import ArgumentParser

struct PackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "The packs that lessons come from.", subcommands: [ListPacks.self])
}
