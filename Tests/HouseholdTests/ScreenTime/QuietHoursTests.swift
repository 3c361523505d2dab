import Household
import Testing
import Words

@Suite("Quiet hours")
struct QuietHoursTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var window: String
        var days: Set<Weekday> = Set(Weekday.allCases)
        var zone = TestZones.berlin
        var at: String
        var quiet: Bool
        var testDescription: String { "\(window) at \(at)" }
    }

    static let rows = [
        Row(window: "20:00-07:00", at: "2026-11-21T19:59:59.999+01:00", quiet: false),
        Row(window: "20:00-07:00", at: "2026-11-21T20:00:00+01:00", quiet: true),
        Row(window: "20:00-07:00", at: "2026-11-22T06:59:59.999+01:00", quiet: true),
        Row(window: "20:00-07:00", at: "2026-11-22T07:00:00+01:00", quiet: false),
        // It belongs to the weekday on which it starts: Saturday the 21st.
        Row(window: "20:00-07:00", days: [.saturday], at: "2026-11-21T06:00:00+01:00", quiet: false),
        Row(window: "20:00-07:00", days: [.saturday], at: "2026-11-22T06:00:00+01:00", quiet: true),
        Row(window: "20:00-07:00", days: [.saturday], at: "2026-11-22T20:00:00+01:00", quiet: false),
        Row(window: "20:00-24:00", at: "2026-11-21T23:59:59+01:00", quiet: true),
        Row(window: "20:00-24:00", at: "2026-11-22T00:00:00+01:00", quiet: false),
        Row(window: "00:00-24:00", days: [.sunday], at: "2026-11-22T12:00:00+01:00", quiet: true),
        Row(window: "00:00-24:00", days: [.sunday], at: "2026-11-23T00:00:00+01:00", quiet: false),
        // 17 to 19 h stays 17 to 19 h on both days on which the clocks move.
        Row(window: "17:00-19:00", at: "2026-03-29T17:00:00+02:00", quiet: true),
        Row(window: "17:00-19:00", at: "2026-03-29T16:59:59+02:00", quiet: false),
        Row(window: "17:00-19:00", at: "2026-10-25T18:59:59+01:00", quiet: true),
        Row(window: "17:00-19:00", at: "2026-10-25T19:00:00+01:00", quiet: false),
        // The missing hour swallows it.
        Row(window: "02:10-02:50", at: "2026-03-29T01:59:59+01:00", quiet: false),
        Row(window: "02:10-02:50", at: "2026-03-29T03:00:00+02:00", quiet: false),
        // The repeated hour has it in both passes.
        Row(window: "02:10-02:50", at: "2026-10-25T02:20:00+02:00", quiet: true),
        Row(window: "02:10-02:50", at: "2026-10-25T02:55:00+02:00", quiet: false),
        Row(window: "02:10-02:50", at: "2026-10-25T02:05:00+01:00", quiet: false),
        Row(window: "02:10-02:50", at: "2026-10-25T02:20:00+01:00", quiet: true),
        Row(window: "01:30-01:45", zone: TestZones.lordHowe, at: "2026-04-05T01:40:00+11:00", quiet: true),
        Row(window: "01:30-01:45", zone: TestZones.lordHowe, at: "2026-04-05T01:40:00+10:30", quiet: true),
        Row(window: "20:00-07:00", zone: TestZones.kathmandu, at: "2026-11-21T14:15:00Z", quiet: true),
        Row(window: "20:00-07:00", zone: TestZones.kathmandu, at: "2026-11-21T14:14:59Z", quiet: false),
    ]

    @Test("A window means what the clock on the household's wall shows", arguments: rows)
    func windows(row: Row) {
        let parts = row.window.split(separator: "-").map { clock(String($0)) }
        let window = QuietWindow(start: parts[0], end: parts[1], days: row.days)
        let line = TimeLine(at: row.at, zone: row.zone, quiet: [window])
        #expect((line.state == .quietHours) == row.quiet)
    }

    @Test("Windows that touch are one stretch, and its end is told")
    func touching() {
        let line = TimeLine(
            at: "2026-11-21T21:00:00+01:00",
            quiet: [
                QuietWindow(start: clock("20:00"), end: .endOfDay), QuietWindow(start: .midnight, end: clock("07:00")),
            ])
        #expect(line.view(.quietHours)?.endsAt == instant("2026-11-22T07:00:00+01:00"))
        #expect(line.decision.liftedBy == [.grantPastQuietHours, .endOfQuietHours])
        #expect(line.decision.say == "Time to rest. See you tomorrow at 7:00.")
        #expect(line.decision.validUntil == instant("2026-11-22T00:00:00+01:00"))
    }

    @Test("Quiet hours all day and every day have no end")
    func always() {
        let line = TimeLine(quiet: [QuietWindow(start: .midnight, end: .endOfDay)])
        #expect(line.state == .quietHours)
        #expect(line.view(.quietHours)?.endsAt == nil)
        #expect(line.decision.say == "Time to rest.")
    }

    @Test("The coming quiet hours are listed and are an end like any other, days ahead")
    func coming() {
        let window = QuietWindow(start: clock("18:00"), end: clock("19:00"), days: [.friday])
        let line = TimeLine(daily: nil, weekly: nil, quiet: [window])
        #expect(line.view(.quietHours)?.beginsAt == instant("2026-11-27T18:00:00+01:00"))
        #expect(line.decision.remainingSeconds == 6 * 86_400 + 6 * 3600)
        #expect(line.state == .active)
    }

    @Test("Warnings before quiet hours come though nothing runs")
    func warnings() {
        var line = TimeLine(at: "2026-11-21T19:00:00+01:00", quiet: [QuietWindow(start: .eveningRest, end: .morning)])
        #expect(line.decision.validUntil == instant("2026-11-21T19:55:00+01:00"))
        line.time.moment.wall = line.decision.validUntil
        #expect(line.state == .warning)
        #expect(line.decision.say == "Five more minutes, then it is time to rest.")
        #expect(line.decision.validUntil == instant("2026-11-21T19:59:00+01:00"))
        line.time.moment.wall = line.decision.validUntil
        #expect(line.decision.say == "One more minute, then it is time to rest.")
        #expect(line.decision.validUntil == instant("2026-11-21T20:00:00+01:00"))
    }
}
