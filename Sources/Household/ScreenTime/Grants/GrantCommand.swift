extension ScreenTime {
    /// The minutes that one grant can give.
    public static let grantMinutes = 1...1440

    /// Gives minutes beyond the limits (Screen time, Grants and requests).
    ///
    /// `expires` is the end of the household day when nil. An id that was seen before gives the first grant and no
    /// facts; without an id one is made. What the filter says to the scope (`standing`) is told in the answer. Refused
    /// with `invalid` for impossible minutes, id or expiry, and with `tooManyGrants` when one that is usable would have
    /// to go.
    public func grant(
        _ id: GrantID? = nil, minutes: Int, scope: GrantScope = .all, pastQuietHours: Bool = false,
        expires: Instant? = nil, by: String, why: String? = nil, origin: GrantOrigin = .parent,
        standing: Standing = .open
    ) -> TimeOutcome<GrantReply> {
        if let id, let first = book.account(id) {
            return TimeOutcome(facts: [], result: .success(reply(first.grant, standing)))
        }
        if let id, let fault = Self.idFault(id.rawValue) { return .refused([], .invalid(path: "grant"), fault) }
        guard Self.grantMinutes.contains(minutes) else {
            let message = "\(minutes) minutes cannot be granted. Allowed are 1 to \(Self.grantMinutes.upperBound)."
            return .refused([], .invalid(path: "minutes"), message)
        }
        let expires = expires ?? calendar.end(of: calendar.day(at: moment.wall))
        guard expires > moment.wall else {
            let message = "The grant would be over before it begins. Choose an expiry that is still to come."
            return .refused([], .invalid(path: "expiresAt"), message)
        }
        guard hasRoomForGrant else {
            let message = "The child has \(TimeBook.mostGrants) usable grants. Undo one of them first."
            return .refused([], .tooManyGrants(most: TimeBook.mostGrants), message)
        }
        let grant = Grant(
            id: id ?? freeGrantID, minutes: minutes, scope: scope, pastQuietHours: pastQuietHours, expires: expires,
            at: moment.wall, by: by, why: why, origin: origin)
        var after = self
        let facts = after.count() + [.granted(grant)]
        after.book.apply(.granted(grant))
        return TimeOutcome(facts: facts, result: .success(after.reply(grant, standing)))
    }

    /// Whether a grant more takes the place of none that is usable.
    public var hasRoomForGrant: Bool {
        book.grants.count(where: { $0.left > 0 && $0.grant.expires > moment.wall }) < TimeBook.mostGrants
    }

    /// The answer about a grant as it stands now.
    func reply(_ grant: Grant, _ standing: Standing) -> GrantReply {
        let decision = mayI(grant.scope.activity, standing: standing)
        let ahead = decision.allowed ? obstacle(to: grant.id) : nil
        let note = ParentWords.granted(grant, decision, ahead, at: moment.wall, calendar.zone)
        return GrantReply(grant: grant, decision: decision, note: note)
    }

    /// The first id of the row g1, g2, … that is not taken, counted from the number of grants given.
    private var freeGrantID: GrantID {
        var number = book.grantsGiven + 1
        while book.account(GrantID(rawValue: "g\(number)")) != nil { number += 1 }
        return GrantID(rawValue: "g\(number)")
    }
}
