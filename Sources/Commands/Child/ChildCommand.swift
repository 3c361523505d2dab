import ArgumentParser

struct ChildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "child", abstract: "The children's profiles.",
        subcommands: [AddChild.self, ListChildren.self, ShowChild.self, UpdateChild.self, ArchiveChild.self])
}
