import ArgumentParser

struct ParentCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "parent",
            [
                UnlockParent.self, LockParent.self, ListParents.self, AddParent.self, RenameParent.self,
                RemoveParent.self, ChangePIN.self, ResetPIN.self, NewRecoveryCode.self,
            ])
    }
}
