import ArgumentParser

struct TimeCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "time",
            [
                MayI.self, WatchTime.self, ShowUsage.self, GrantTime.self, UndoGrant.self, AskForTime.self,
                ListRequests.self, ApproveRequest.self, DeclineRequest.self, MakeCodes.self, ListCodes.self,
                RevokeCodes.self, RedeemCode.self, LockTime.self, UnlockTime.self, ConfirmClock.self,
            ])
    }
}
