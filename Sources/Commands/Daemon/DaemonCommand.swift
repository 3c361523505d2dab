import ArgumentParser

struct DaemonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "daemon", abstract: "The daemon itself.", subcommands: [ShowDaemonInfo.self, RunDoctor.self])
}
