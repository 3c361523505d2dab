import ArgumentParser

struct ParentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parent", abstract: "Unlock and lock, and the PIN.",
        subcommands: [UnlockParent.self, LockParent.self, ChangePIN.self, ResetPIN.self])
}
