import API
import Household
import Vault

extension Engine {
    /// Demo data for a developer's folder: a family with two children. The PIN is 2468.
    func addSample() {
        guard damage.isEmpty, ledger.lastSeq == 0 else { return }
        let moment = now()
        let household = HouseholdSettings(name: "Sample family", zone: "Europe/Berlin")
        let hasher = PINHasher(cost: .moderate)
        guard let pin = try? hasher.hash(Secret(copying: Array("2468".utf8))),
            let code = try? hasher.hash(RecoveryCode.secret(RecoveryCode.make()))
        else { return }
        let parent = Parent(id: ParentID(rawValue: "sam"), name: "Sam", pinHash: pin)
        let daemon = Author.daemon
        let clock = ClockAnchor(reading())
        record(
            [
                .household(.setUp(household, recoveryHash: code)), .household(.parentAdded(parent)),
                .household(.clockTrusted(clock)),
            ], child: nil, by: daemon, at: moment)
        adoptCalendar()
        let year = calendar.day(at: moment.wall).year
        let children = [("mia", "Mia", year - 7), ("ben", "Ben", year - 10)]
        for (index, child) in children.enumerated() {
            let profile = ChildProfile(
                id: ChildID(rawValue: child.0), name: child.1, birth: BirthMonth(year: child.2, month: 1))
            record(
                [.household(.childAdded(profile, handle: Int64(index + 1), ScreenTimePolicy(), ContentFilter()))],
                child: nil, by: daemon, at: moment)
        }
    }
}
