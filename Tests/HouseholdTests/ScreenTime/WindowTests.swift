import Household
import Testing
import Words

/// Allowed windows; the household's own Saturday is 2026-11-21.
@Suite("Allowed windows")
struct WindowTests {
    static let game = ActivityRef(app: "tux")

    static func window(
        _ start: String, _ end: String, _ days: Set<Weekday> = Set(Weekday.allCases), minutes: Int? = nil
    ) -> AllowedWindow {
        AllowedWindow(
            window: QuietWindow(start: clock(start), end: clock(end), days: days), allowanceMinutes: minutes)
    }

    private func line(
        at text: String, _ windows: [AllowedWindow], zone: Zone = TestZones.berlin, dayStart: Int = 0
    ) -> TimeLine {
        var line = TimeLine(at: text, zone: zone, dayStart: dayStart, daily: nil, weekly: nil)
        line.time.policy.allowedWindows = windows
        return line
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var at: String
        var windows: [AllowedWindow]
        var isOpen: Bool
        var zone = TestZones.berlin
        var testDescription: String { "\(at) \(isOpen)" }
    }

    static let afternoon = [window("15:00", "17:00")]
    static let saturdayNight = [window("22:00", "01:00", [.saturday])]
    static let rows: [Row] = [
        Row(at: "2026-11-21T14:59:59+01:00", windows: afternoon, isOpen: false),
        Row(at: "2026-11-21T15:00:00+01:00", windows: afternoon, isOpen: true),
        Row(at: "2026-11-21T16:59:59+01:00", windows: afternoon, isOpen: true),
        Row(at: "2026-11-21T17:00:00+01:00", windows: afternoon, isOpen: false),
        Row(at: "2026-11-21T12:00:00+01:00", windows: [], isOpen: true),
        // It belongs to the date on which it starts.
        Row(at: "2026-11-22T00:59:00+01:00", windows: saturdayNight, isOpen: true),
        Row(at: "2026-11-22T01:00:00+01:00", windows: saturdayNight, isOpen: false),
        Row(at: "2026-11-21T00:30:00+01:00", windows: saturdayNight, isOpen: false),
        Row(at: "2026-11-22T22:30:00+01:00", windows: saturdayNight, isOpen: false),
        Row(at: "2026-11-21T23:59:59+01:00", windows: [window("20:00", "24:00")], isOpen: true),
        Row(at: "2026-11-22T00:00:00+01:00", windows: [window("20:00", "24:00")], isOpen: false),
        // 02:10 to 02:50 is in the missing hour: there is none that night.
        Row(at: "2026-03-29T01:59:59+01:00", windows: [window("02:10", "02:50")], isOpen: false),
        Row(at: "2026-03-29T03:00:00+02:00", windows: [window("02:10", "02:50")], isOpen: false),
        // The repeated hour: both passes.
        Row(at: "2026-10-25T02:30:00+02:00", windows: [window("02:10", "02:50")], isOpen: true),
        Row(at: "2026-10-25T02:05:00+01:00", windows: [window("02:10", "02:50")], isOpen: false),
        Row(at: "2026-10-25T02:30:00+01:00", windows: [window("02:10", "02:50")], isOpen: true),
        // 17-19 h stays 17-19 h on both days.
        Row(at: "2026-03-29T16:59:00+02:00", windows: [window("17:00", "19:00")], isOpen: false),
        Row(at: "2026-03-29T18:59:00+02:00", windows: [window("17:00", "19:00")], isOpen: true),
        Row(at: "2026-10-25T17:00:00+01:00", windows: [window("17:00", "19:00")], isOpen: true),
        Row(at: "2026-10-25T19:00:00+01:00", windows: [window("17:00", "19:00")], isOpen: false),
        // In the child's zone: 16:00 in Los Angeles is past midnight in UTC.
        Row(at: "2026-11-22T00:30:00Z", windows: afternoon, isOpen: true, zone: TestZones.losAngeles),
    ]

    @Test("A window means what the clock on the household's wall shows", arguments: rows)
    func windows(row: Row) {
        let line = line(at: row.at, row.windows, zone: row.zone)
        #expect(line.state == (row.isOpen ? .active : .outsideAllowedWindow) || (row.isOpen && line.state == .warning))
    }

    @Test("Outside, the next window is told to child, parent and front-end")
    func outside() throws {
        var line = line(at: "2026-11-21T12:00:00+01:00", Self.afternoon)
        let three = instant("2026-11-21T15:00:00+01:00")
        #expect(
            line.decision.limits == [LimitView(rule: .allowedWindow, remainingSeconds: 0, beginsAt: three)])
        #expect(line.decision.validUntil == three)
        #expect(line.decision.liftedBy == [.grantPastQuietHours, .nextAllowedWindow])
        #expect(line.decision.say == "There is time for other things now. Screen time is at 15:00.")
        let note = try line.apply { $0.grant(minutes: 5, by: "p1") }.result.get().note
        #expect(note == "Granted 5 minutes, but the allowed windows are closed until 15:00.")
        line.grant(5, pastQuiet: true)
        #expect(line.state == .warning)
    }

    @Test("Inside, its end is an end with a warning, and a grant past it is what puts it off")
    func inside() {
        let line = line(at: "2026-11-21T16:56:00+01:00", Self.afternoon)
        #expect(line.state == .warning)
        #expect(line.decision.remainingSeconds == 240)
        #expect(line.decision.liftedBy == [.grantPastQuietHours])
        #expect(line.view(.allowedWindow)?.endsAt == instant("2026-11-21T17:00:00+01:00"))
        #expect(line.decision.validUntil == instant("2026-11-21T16:59:00+01:00"))
    }

    @Test("Twenty minutes between 15 and 17, once a date; tomorrow they are there again")
    func allowance() {
        var line = line(at: "2026-11-21T15:30:00+01:00", [Self.window("15:00", "17:00", minutes: 20)])
        line.use(20 * .minute - 1)
        #expect(line.state == .warning)
        line.use(1)
        #expect(line.state == .outsideAllowedWindow)
        #expect(
            line.view(.allowedWindow)
                == LimitView(
                    rule: .allowedWindow, limitMinutes: 20, usedSeconds: 1200, remainingSeconds: 0,
                    beginsAt: instant("2026-11-22T15:00:00+01:00")))
        #expect(line.decision.say == "There is time for other things now. Screen time is tomorrow at 15:00.")
        line.time.moment.wall = instant("2026-11-22T15:00:00+01:00")
        #expect(line.decision.remainingSeconds == 1200)
        // Lasting longer is no second allowance.
        line.time.moment.wall = instant("2026-11-21T16:00:00+01:00")
        line.time.policy.allowedWindows = [Self.window("15:00", "19:00", minutes: 20)]
        #expect(line.state == .outsideAllowedWindow)
    }

    @Test("A window over midnight has one allowance, also over the household day")
    func overMidnight() {
        var line = line(
            at: "2026-11-21T23:55:00+01:00", [Self.window("23:00", "02:00", [.saturday], minutes: 10)])
        line.use(5 * .minute)
        line.use(4 * .minute)
        #expect(line.decision.remainingSeconds == 60)
        #expect(line.time.book.use(on: day("2026-11-21")).windows.first?.milliseconds == 9 * .minute)
        #expect(line.time.book.use(on: day("2026-11-22")).windows.isEmpty)
    }

    @Test("Of windows that overlap each counts while it has minutes, and one of them lets the child in")
    func overlapping() {
        var line = line(
            at: "2026-11-21T15:30:00+01:00",
            [Self.window("15:00", "18:00", minutes: 10), Self.window("15:30", "16:30", minutes: 20)])
        #expect(line.decision.remainingSeconds == 1200)
        line.use(16 * .minute)
        let used = line.time.book.use(on: day("2026-11-21")).windows.map(\.milliseconds)
        #expect(Set(used) == [16 * .minute, 10 * .minute])
        #expect(line.state == .warning)
        line.use(4 * .minute)
        #expect(line.state == .outsideAllowedWindow)
        #expect(line.view(.allowedWindow)?.limitMinutes == 20 && line.view(.allowedWindow)?.usedSeconds == 1200)
    }

    struct Overlap: Sendable, CustomTestStringConvertible {
        var windows: [AllowedWindow]
        var used: Milliseconds = 0
        var limit: Int?
        var usedSeconds: Int?
        var remaining: Int
        var ends: String
        var testDescription: String { "\(windows.count) windows, \(ends)" }
    }

    static let overlaps: [Overlap] = [
        // One with minutes inside one without: nothing ends before the longer one does.
        Overlap(
            windows: [window("12:00", "13:00", minutes: 10), window("12:00", "14:00")], remaining: 7200,
            ends: "2026-11-21T14:00:00+01:00"),
        Overlap(
            windows: [window("12:00", "14:00"), window("12:30", "16:00", minutes: 10)], remaining: 7200,
            ends: "2026-11-21T14:00:00+01:00"),
        // Two that begin at the same minute count alike; the larger one stops the child.
        Overlap(
            windows: [window("12:00", "15:00", minutes: 10), window("12:00", "13:00", minutes: 20)], used: 12 * .minute,
            limit: 20, usedSeconds: 720, remaining: 480, ends: "2026-11-21T13:00:00+01:00"),
        // One after the other: the second is not open yet, so its minutes are not told beside what is left.
        Overlap(
            windows: [window("12:00", "12:20", minutes: 20), window("12:20", "14:00", minutes: 15)], remaining: 2100,
            ends: "2026-11-21T14:00:00+01:00"),
    ]

    @Test("The line of the windows is of the one that will stop the child", arguments: overlaps)
    func stopping(row: Overlap) {
        var line = line(at: "2026-11-21T12:00:00+01:00", row.windows)
        line.use(row.used)
        #expect(
            line.view(.allowedWindow)
                == LimitView(
                    rule: .allowedWindow, limitMinutes: row.limit, usedSeconds: row.usedSeconds,
                    remainingSeconds: row.remaining, endsAt: instant(row.ends)))
        #expect(line.decision.remainingSeconds == row.remaining)
    }

    @Test("A grant lifts the day's limit inside, but not the allowance; one that goes past does")
    func granted() {
        var line = line(at: "2026-11-21T15:30:00+01:00", [Self.window("15:00", "17:00", minutes: 20)])
        line.time.policy.dailyMinutes = 10
        line.grant(60)
        #expect(line.decision.remainingSeconds == 1200)
        line.use(20 * .minute)
        #expect(line.state == .outsideAllowedWindow)
        line.grant(3, pastQuiet: true)
        #expect(line.decision.remainingSeconds == 180)
        line.use(3 * .minute)
        #expect(line.time.book.use(on: day("2026-11-21")).windows.map(\.milliseconds) == [20 * .minute])
        #expect(line.time.book.use(on: day("2026-11-21")).granted == 13 * .minute)
    }

    @Test("What was open when the window closed may be finished")
    func finishing() {
        var line = line(at: "2026-11-21T16:59:00+01:00", Self.afternoon)
        let opened = line.time.moment.wall
        line.pass(2 * .minute)
        let finish = line.time.mayFinish(.anything, questionOpenSince: opened)
        #expect(finish.allowed)
        #expect(finish.remainingSeconds == 60)
        #expect(!line.time.mayFinish(.anything, questionOpenSince: line.time.moment.wall).allowed)
    }
}
