import Testing

@testable import Household

@Suite("Limits of days that are over")
struct PastLimitsTests {
    private static func change(_ from: Int?, _ to: Int?, on text: String) -> Fact {
        .child(
            .policyChanged(
                Revision(
                    from: ScreenTimePolicy(dailyMinutes: from), to: ScreenTimePolicy(dailyMinutes: to), day: day(text)))
        )
    }

    /// What each day up to 2026-11-21 shows after some changes.
    private static func shown(_ facts: [Fact], days: Int = 5) -> [Int?] {
        var child = ChildState(
            profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2019, month: 4)),
            handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
        child.apply(facts)
        var line = TimeLine(at: "2026-11-21T12:00:00+01:00")
        line.time.book = child.time
        line.time.policy = child.policy
        return line.time.usage(days: days).days.map(\.limitMinutes)
    }

    @Test("A day that is over is shown with the limit that held on it, the day of a change with the new one")
    func held() {
        #expect(Self.shown([]) == [60, 60, 60, 60, 60])
        #expect(Self.shown([Self.change(60, 30, on: "2026-11-19")]) == [60, 60, 30, 30, 30])
        #expect(
            Self.shown([Self.change(60, 30, on: "2026-11-19"), Self.change(30, 0, on: "2026-11-21")])
                == [60, 60, 30, 30, 0])
    }

    @Test("Of several changes on one day the last one held")
    func several() {
        let facts = [
            Self.change(60, 30, on: "2026-11-20"), Self.change(30, 45, on: "2026-11-20"),
            Self.change(45, 90, on: "2026-11-20"),
        ]
        #expect(Self.shown(facts) == [60, 60, 60, 90, 90])
    }

    @Test("Rules for dates hold for their days also after they are taken away")
    func dates() {
        let holiday = DateOverride(first: day("2026-11-18"), last: day("2026-11-18"), daily: .of(120))
        let facts: [Fact] = [
            .child(
                .policyChanged(
                    Revision(
                        from: ScreenTimePolicy(), to: ScreenTimePolicy(dateOverrides: [holiday]),
                        day: day("2026-11-17")))),
            .child(
                .policyChanged(
                    Revision(
                        from: ScreenTimePolicy(dateOverrides: [holiday]), to: ScreenTimePolicy(),
                        day: day("2026-11-20")))),
        ]
        #expect(Self.shown(facts) == [60, 120, 60, 60, 60])
    }

    @Test("A row of before, which names no day, changes the limits and nothing else")
    func old() {
        let fact = Fact.child(
            .policyChanged(Revision(from: ScreenTimePolicy(), to: ScreenTimePolicy(dailyMinutes: 30))))
        #expect(Self.shown([fact]) == [30, 30, 30, 30, 30])
    }

    @Test("Changes that leave the minutes of days alone keep nothing, and what is kept is bounded")
    func bounded() {
        var limits: [PastLimits] = []
        limits.take(
            Revision(
                from: ScreenTimePolicy(), to: ScreenTimePolicy(weeklyMinutes: nil, quietHours: []),
                day: day("2026-11-20")))
        #expect(limits.isEmpty)
        for number in 0..<1000 {
            limits.take(
                Revision(
                    from: ScreenTimePolicy(dailyMinutes: number), to: ScreenTimePolicy(dailyMinutes: number + 1),
                    day: day("2026-01-01").advanced(by: number)))
        }
        #expect(limits.count == TimeBook.mostDays + 1)
        // A clock that is set back makes nothing of days that have their limits.
        let before = limits
        limits.take(
            Revision(from: ScreenTimePolicy(), to: ScreenTimePolicy(dailyMinutes: 1), day: day("2026-01-01")))
        #expect(limits == before)
    }
}
