import ArgumentParser

struct TimeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time", abstract: "Screen time: what is left, grants, requests and codes.",
        subcommands: [
            MayI.self, WatchTime.self, ShowUsage.self, GrantTime.self, UndoGrant.self, AskForTime.self,
            ListRequests.self, ApproveRequest.self, DeclineRequest.self, MakeCodes.self, ListCodes.self,
            RevokeCodes.self, RedeemCode.self, LockTime.self, UnlockTime.self, ConfirmClock.self,
        ])
}
