import ArgumentParser

struct DaemonCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "daemon", [ShowDaemonInfo.self, RunDoctor.self])
    }
}
