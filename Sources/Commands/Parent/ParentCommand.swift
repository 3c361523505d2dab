import ArgumentParser

struct ParentCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "parent", [UnlockParent.self, LockParent.self, ChangePIN.self, ResetPIN.self])
    }
}
