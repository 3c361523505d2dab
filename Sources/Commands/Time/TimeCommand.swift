import ArgumentParser

struct TimeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time", abstract: "Screen time: what is left, grants and locks.",
        subcommands: [
            MayI.self, WatchTime.self, ShowUsage.self, GrantTime.self, LockTime.self, UnlockTime.self, ConfirmClock.self,
        ])
}
