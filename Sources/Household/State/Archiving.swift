extension ChildState {
    /// Hides the child: its open leases are counted and end, its open activity is paused, and its data and accounts
    /// stay (Household, People). Nothing when it is hidden already.
    public func archive(calendar: HouseholdCalendar, at moment: Moment) -> [Fact] {
        guard !profile.isArchived else { return [] }
        let settled = ScreenTime(book: time, policy: policy, calendar: calendar, moment: moment).settle()
        var book = time
        book.apply(settled)
        var facts = settled.map(Fact.time) + book.leases.map { .time(.leaseEnded($0.id)) }
        if let open = learning.open, open.state == .running {
            facts.append(.learning(.paused(open.mark(at: moment))))
        }
        return facts + [.child(.profileChanged(Revision(from: profile, to: profile.archived(true))))]
    }

    /// Brings the child back; nothing when it is not hidden.
    public func restore() -> [Fact] {
        profile.isArchived ? [.child(.profileChanged(Revision(from: profile, to: profile.archived(false))))] : []
    }
}

extension ChildProfile {
    /// The same profile, hidden or not.
    public func archived(_ isArchived: Bool) -> ChildProfile {
        var profile = self
        profile.isArchived = isArchived
        return profile
    }
}
