import ArgumentParser

struct DaemonCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "daemon",
            [
                ShowDaemonInfo.self, ShowDaemonStats.self, RunDoctor.self, ReloadDaemon.self, ShutDownDaemon.self,
            ])
    }
}
