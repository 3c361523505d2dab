extension ScreenTime {
    /// Takes back what is unused of a grant (Screen time, Grants and requests). What was used stays counted, up to this
    /// moment for leases that are open. Harmless when nothing is left or it was taken back before.
    ///
    /// Refused with `unknownGrant`.
    public func undoGrant(_ id: GrantID, by: String, standing: Standing = .open) -> TimeOutcome<UndoReply> {
        guard book.account(id) != nil else {
            return .refused([], .unknownGrant(id), "There is no such grant.")
        }
        var now = self
        let settled = now.count()
        guard let account = now.book.account(id), account.isUsable(at: moment.wall) else {
            return TimeOutcome(facts: settled, result: .success(now.undone(id, changed: false, standing)))
        }
        let fact = TimeFact.grantUndone(UndoneGrant(grant: id, milliseconds: account.left, by: by))
        now.book.apply(fact)
        let reply = now.undone(id, changed: true, standing)
        return TimeOutcome(facts: settled + [fact], result: .success(reply))
    }

    private func undone(_ id: GrantID, changed: Bool, _ standing: Standing) -> UndoReply {
        let account = book.account(id)
        let takenBack = account?.takenBack ?? 0
        let note =
            takenBack > 0
            ? ParentWords.takenBack(takenBack, again: !changed)
            : account?.left == 0 ? ParentWords.nothingLeft : ParentWords.wasOver
        return UndoReply(
            grant: id, changed: changed, takenBackSeconds: takenBack.secondsLeft,
            decision: mayI(account?.grant.scope.activity ?? .anything, standing: standing), note: note)
    }
}
