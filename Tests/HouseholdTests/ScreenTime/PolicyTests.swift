import Household
import Testing

@Suite("Policy")
struct PolicyTests {
    @Test("A new child has 60 minutes a day, 300 a week, and rests from 20:00 to 07:00")
    func defaults() {
        let policy = ScreenTimePolicy()
        #expect(policy.dailyMinutes == 60)
        #expect(policy.weeklyMinutes == 300)
        #expect(policy.quietHours.map { "\($0.start)-\($0.end)" } == ["20:00-07:00"])
        #expect(policy.quietHours.first?.days.count == 7)
        #expect(policy.finishing == .question)
        #expect(policy.faults.isEmpty)
    }

    @Test(
        "An impossible value is refused with its field",
        arguments: [
            (ScreenTimePolicy(dailyMinutes: -1), ["dailyMinutes"]),
            (ScreenTimePolicy(dailyMinutes: 1441), ["dailyMinutes"]),
            (
                ScreenTimePolicy(dailyByWeekday: [.sunday: 1441, .monday: -1, .friday: nil, .tuesday: 1440]),
                ["dailyMinutesByWeekday.monday", "dailyMinutesByWeekday.sunday"]
            ),
            (ScreenTimePolicy(weeklyMinutes: 10_081), ["weeklyMinutes"]),
            (ScreenTimePolicy(quietHours: [QuietWindow(start: .morning, end: .morning)]), ["quietHours[0].end"]),
            (
                ScreenTimePolicy(quietHours: [
                    QuietWindow(start: .midnight, end: .endOfDay),
                    QuietWindow(start: .endOfDay, end: .morning, days: []),
                ]), ["quietHours[1].start", "quietHours[1].weekdays"]
            ),
            (
                ScreenTimePolicy(
                    quietHours: Array(repeating: QuietWindow(start: .eveningRest, end: .morning), count: 101)),
                ["quietHours"]
            ),
        ])
    func faults(policy: ScreenTimePolicy, paths: [String]) {
        #expect(policy.faults.map(\.path) == paths)
        #expect(policy.faults.allSatisfy { !$0.message.isEmpty })
    }

    @Test(
        "What is possible is accepted",
        arguments: [
            ScreenTimePolicy(dailyMinutes: 0, weeklyMinutes: 0),
            ScreenTimePolicy(dailyMinutes: nil, weeklyMinutes: nil),
            ScreenTimePolicy(dailyMinutes: 1440, weeklyMinutes: 10_080),
            ScreenTimePolicy(quietHours: [QuietWindow(start: .midnight, end: .endOfDay)]),
        ])
    func accepted(policy: ScreenTimePolicy) {
        #expect(policy.faults.isEmpty)
    }
}
