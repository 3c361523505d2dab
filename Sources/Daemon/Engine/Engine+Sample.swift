import API
import Household
import Vault

extension Engine {
    /// Demo data for a developer's folder: a family with two children. The PIN is 2468.
    func addSample() {
        guard commits.damage.isEmpty, commits.lastSeq == 0 else { return }
        let moment = time.now()
        let settings = HouseholdSettings(name: "Sample family", zone: "Europe/Berlin")
        let hasher = PINHasher(cost: .moderate)
        guard let pin = try? hasher.hash(Secret(copying: Array("2468".utf8))),
            let code = try? hasher.hash(RecoveryCode.secret(RecoveryCode.make()))
        else { return }
        let parent = Parent(id: ParentID(rawValue: "sam"), name: "Sam", pinHash: pin)
        let clock = ClockAnchor(time.reading())
        record([.setUp(settings, recoveryHash: code), .parentAdded(parent), .clockTrusted(clock)], at: moment)
        time.adoptCalendar()
        let year = time.calendar.day(at: moment.wall).year
        let children = [("mia", "Mia", year - 7), ("ben", "Ben", year - 10)]
        for (index, child) in children.enumerated() {
            let profile = ChildProfile(
                id: ChildID(rawValue: child.0), name: child.1, birth: BirthMonth(year: child.2, month: 1))
            record(
                [.childAdded(profile, handle: Int64(index + 1), ScreenTimePolicy(), ContentFilter())], at: moment)
        }
    }

    private func record(_ facts: [HouseholdFact], at moment: Moment) {
        commit(Turn(household: facts).closed(in: context.turn(at: moment)), by: .daemon, at: moment)
    }
}
