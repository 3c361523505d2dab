import Testing

@testable import Household

@Suite("Preview of a policy")
struct PreviewTests {
    private static func window(_ text: String, _ days: Set<Weekday> = Set(Weekday.allCases)) -> QuietWindow {
        let parts = text.split(separator: "-").map(String.init)
        return QuietWindow(start: clock(parts[0]), end: clock(parts[1]), days: days)
    }

    private static func time(
        _ policy: ScreenTimePolicy, at text: String = "2026-11-21T12:00:00+01:00", zone: Zone = TestZones.berlin,
        dayStart: Int = 0
    ) -> ScreenTime {
        var line = TimeLine(at: text, zone: zone, dayStart: dayStart)
        line.time.policy = policy
        return line.time
    }

    /// "00:00 quiet, 07:00 allowed": begins on the clock.
    private static func words(_ preview: DayPreview, _ zone: Zone = TestZones.berlin) -> String {
        preview.stretches.map { stretch in
            let minute = zone.local(at: stretch.begins).minuteOfDay
            return "\(WallTime(minutes: minute)?.description ?? "") \(stretch.kind)"
        }.joined(separator: ", ")
    }

    private static let usual = "00:00 quiet, 07:00 allowed, 20:00 quiet"

    private static let days: [(policy: ScreenTimePolicy, day: String, words: String)] = [
        (ScreenTimePolicy(), "2026-11-21", usual),
        (ScreenTimePolicy(quietHours: []), "2026-11-21", "00:00 allowed"),
        // A window belongs to the weekday on which it starts: that of Friday ends on Saturday.
        (ScreenTimePolicy(quietHours: [window("20:00-07:00", [.friday])]), "2026-11-21", "00:00 quiet, 07:00 allowed"),
        (ScreenTimePolicy(quietHours: [window("20:00-07:00", [.friday])]), "2026-11-22", "00:00 allowed"),
        (
            ScreenTimePolicy(quietHours: [window("20:00-24:00"), window("00:00-06:00")]), "2026-11-21",
            "00:00 quiet, 06:00 allowed, 20:00 quiet"
        ),
        (
            ScreenTimePolicy(allowedWindows: [AllowedWindow(window: window("15:00-17:00"))]), "2026-11-21",
            "00:00 quiet, 07:00 outsideAllowedWindow, 15:00 allowed, 17:00 outsideAllowedWindow, 20:00 quiet"
        ),
        // Where there are windows on some weekdays only, the others are closed.
        (
            ScreenTimePolicy(
                quietHours: [], allowedWindows: [AllowedWindow(window: window("15:00-17:00", [.monday]))]),
            "2026-11-21", "00:00 outsideAllowedWindow"
        ),
        // Other rules for a date begin with the evening of the first and end with the morning after the last.
        (
            ScreenTimePolicy(dateOverrides: [
                DateOverride(
                    first: day("2026-12-24"), last: day("2026-12-25"), quietHours: [window("22:00-09:00")])
            ]), "2026-12-24", "00:00 quiet, 07:00 allowed, 22:00 quiet"
        ),
        (
            ScreenTimePolicy(dateOverrides: [
                DateOverride(
                    first: day("2026-12-24"), last: day("2026-12-25"), quietHours: [window("22:00-09:00")])
            ]), "2026-12-26", "00:00 quiet, 09:00 allowed, 20:00 quiet"
        ),
        (
            ScreenTimePolicy(
                quietHours: [],
                dateOverrides: [DateOverride(first: day("2026-12-24"), last: day("2026-12-24"), allowedWindows: [])],
                allowedWindows: [AllowedWindow(window: window("15:00-17:00"))]), "2026-12-24", "00:00 allowed"
        ),
    ]

    @Test("A day is cut where the clock decides otherwise", arguments: days)
    func stretches(policy: ScreenTimePolicy, on text: String, words: String) throws {
        let preview = try #require(Self.time(policy).preview(from: day(text), days: 1).first)
        #expect(Self.words(preview) == words)
        #expect(preview.stretches.first?.begins == preview.begins && preview.stretches.last?.ends == preview.ends)
    }

    @Test("The limit of a day is told with where it comes from")
    func limits() {
        let policy = ScreenTimePolicy(
            dailyByWeekday: [.saturday: 90, .sunday: nil],
            dateOverrides: [
                DateOverride(first: day("2026-11-24"), last: day("2026-11-25"), name: "Trip", daily: .of(nil)),
                DateOverride(first: day("2026-11-25"), last: day("2026-11-25"), daily: .of(0)),
                DateOverride(first: day("2026-11-26"), last: day("2026-11-26"), name: "Late", quietHours: []),
            ])
        let days = Self.time(policy).preview(from: day("2026-11-21"), days: 6)
        #expect(days.map(\.limitMinutes) == [90, nil, 60, nil, 0, 60])
        #expect(days.map(\.limitFrom) == [.weekday, .weekday, .usual, .dates, .dates, .usual])
        #expect(days.map(\.dates) == [nil, nil, nil, "Trip", "2026-11-25", "Late"])
        #expect(days.map(\.day.weekday).first == .saturday)
    }

    @Test("What was used and what is left are told of today, and nothing of days to come")
    func used() {
        var line = TimeLine(daily: 60, weekly: 50)
        line.use(20 * .minute)
        line.begin()
        line.pass(30 * .second)
        let days = line.time.preview(from: day("2026-11-20"), days: 3)
        #expect(days.map(\.usedSeconds) == [0, 1230, nil])
        // The week leaves less than the day.
        #expect(days.map(\.remainingSeconds) == [nil, 50 * 60 - 1230, nil])
        let more = line.time.under(ScreenTimePolicy(dailyMinutes: 30, weeklyMinutes: nil))
        #expect(more.preview(from: day("2026-11-21"), days: 1).first?.remainingSeconds == 1800 - 1230)
    }

    private static let openDays: [(policy: ScreenTimePolicy, minutes: [Int?])] = [
        (ScreenTimePolicy(quietHours: []), [nil, 720, 1440]),
        (ScreenTimePolicy(), [nil, 480, 780]),
        // Only the part of the window that is not quiet, and of one with an allowance only that.
        (
            ScreenTimePolicy(allowedWindows: [AllowedWindow(window: window("19:00-21:00"))]), [nil, 60, 60]
        ),
        (
            ScreenTimePolicy(allowedWindows: [AllowedWindow(window: window("15:00-17:00"), allowanceMinutes: 20)]),
            [nil, 20, 20]
        ),
        // Of windows that overlap each counts while it has minutes; with all of one open, all of the time is.
        (
            ScreenTimePolicy(allowedWindows: [
                AllowedWindow(window: window("13:00-17:00"), allowanceMinutes: 20),
                AllowedWindow(window: window("16:00-18:00"), allowanceMinutes: 90),
                AllowedWindow(window: window("17:30-18:30")),
            ]), [nil, 170, 170]
        ),
        (ScreenTimePolicy(allowedWindows: [AllowedWindow(window: window("20:30-22:00"))]), [nil, 0, 0]),
        (ScreenTimePolicy(allowedWindows: [AllowedWindow(window: window("9:00-10:00", [.saturday]))]), [nil, 0, 0]),
    ]

    @Test("What quiet hours, windows and allowances leave of a day is told, today from now on", arguments: openDays)
    func open(policy: ScreenTimePolicy, minutes: [Int?]) {
        let days = Self.time(policy).preview(from: day("2026-11-20"), days: 3)
        #expect(days.map { $0.openSeconds.map { $0 / 60 } } == minutes)
        for day in days {
            let isClosed = !day.stretches.contains { $0.kind == .allowed }
            #expect(day.notes.contains { $0.kind == .nothingOpen } == isClosed, "\(day.day)")
        }
    }

    @Test("An allowance that was used is not open once more")
    func usedAllowance() {
        var line = TimeLine(at: "2026-11-21T15:00:00+01:00", daily: 60, weekly: nil)
        line.time.policy.allowedWindows = [AllowedWindow(window: Self.window("15:00-17:00"), allowanceMinutes: 20)]
        line.use(15 * .minute)
        let days = line.time.preview(from: day("2026-11-21"), days: 2)
        #expect(days.map(\.openSeconds) == [300, 1200])
    }

    @Test("Of days before the child was added nothing is told")
    func before() {
        let days = Self.time(ScreenTimePolicy()).preview(from: day("2026-11-19"), days: 3, added: day("2026-11-20"))
        #expect(days.map(\.isBefore) == [true, false, false])
        #expect(days.map(\.usedSeconds) == [nil, 0, 0])
        #expect(days[0].stretches.isEmpty && days[0].notes.isEmpty)
    }

    @Test("Another time is answered with what is known now, as if nothing were used until then")
    func another() {
        var line = TimeLine(daily: 60, weekly: nil, quiet: [Self.window("20:00-07:00")])
        line.use(60 * .minute)
        line.begin("b")
        #expect(line.state == .dailyLimitReached)
        #expect(line.time.at(instant("2026-11-22T18:00:00+01:00")).mayI().state == .active)
        #expect(line.time.at(instant("2026-11-21T18:00:00+01:00")).mayI().state == .dailyLimitReached)
        #expect(line.time.at(instant("2026-11-22T21:00:00+01:00")).mayI().state == .quietHours)
    }

    private static let notes: [(policy: ScreenTimePolicy, day: String, notes: [String])] = [
        (ScreenTimePolicy(quietHours: [window("02:10-02:50")]), "2026-03-29", ["windowSkipped 0"]),
        (ScreenTimePolicy(quietHours: [window("02:00-03:00")]), "2026-03-29", ["windowSkipped 0"]),
        (ScreenTimePolicy(quietHours: [window("01:30-02:50")]), "2026-03-29", ["windowShorter 30"]),
        (ScreenTimePolicy(quietHours: [window("03:00-04:00")]), "2026-03-29", []),
        (ScreenTimePolicy(quietHours: [window("20:00-07:00")]), "2026-03-29", ["windowShorter 600"]),
        (ScreenTimePolicy(quietHours: [window("02:10-02:50")]), "2026-03-30", []),
        (ScreenTimePolicy(quietHours: [window("02:10-02:50")]), "2026-10-25", ["windowTwice 80"]),
        (ScreenTimePolicy(quietHours: [window("02:30-03:30")]), "2026-10-25", ["windowLonger 90"]),
        (
            ScreenTimePolicy(
                quietHours: [], allowedWindows: [AllowedWindow(window: window("02:00-03:00"), allowanceMinutes: 20)]),
            "2026-03-29", ["windowSkipped 0", "nothingOpen 0"]
        ),
    ]

    @Test("What a shift of the clocks makes of a window is said", arguments: notes)
    func shifts(policy: ScreenTimePolicy, on text: String, notes: [String]) throws {
        let preview = try #require(Self.time(policy).preview(from: day(text), days: 1).first)
        #expect(preview.notes.map { "\($0.kind) \($0.minutes)" } == notes)
        #expect(preview.notes.allSatisfy { !$0.say.isEmpty })
        if notes.contains("windowTwice 80") { #expect(preview.stretches.count { $0.kind == .quiet } == 2) }
    }

    // MARK: The slow way

    /// The days on which clocks move, of all zones, and those around them.
    private static let shifting = [
        "2026-03-07", "2026-03-28", "2026-04-04", "2026-10-03", "2026-10-24", "2026-10-31",
    ]

    private static func random(_ random: inout WalkRandom) -> ScreenTimePolicy {
        func windows(_ most: Int) -> [QuietWindow] {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in
                // Near the hours that are left out or come twice, as a rule.
                let start =
                    random.oneIn(3) ? Int.random(in: 0..<1440, using: &random) : Int.random(in: 0..<240, using: &random)
                let length =
                    random.oneIn(3) ? Int.random(in: 1..<1440, using: &random) : Int.random(in: 1..<90, using: &random)
                return QuietWindow(
                    start: WallTime(minutes: start) ?? .midnight,
                    end: WallTime(minutes: start + length > 1440 ? start + length - 1440 : start + length) ?? .endOfDay,
                    days: random.oneIn(2) ? Set(Weekday.allCases) : [.saturday, .sunday])
            }
        }
        func override() -> DateOverride {
            let first = day(shifting[Int.random(in: 0..<shifting.count, using: &random)])
            return DateOverride(
                first: first, last: first.advanced(by: Int.random(in: 0...2, using: &random)),
                priority: Int.random(in: 0...1, using: &random), quietHours: random.oneIn(2) ? nil : windows(2),
                allowedWindows: random.oneIn(2) ? nil : windows(2).map { AllowedWindow(window: $0) })
        }
        return ScreenTimePolicy(
            quietHours: windows(3), dateOverrides: (0..<Int.random(in: 0...3, using: &random)).map { _ in override() },
            allowedWindows: windows(2).map { AllowedWindow(window: $0) })
    }

    /// The override of a date, by looking at all of them.
    private static func override(_ policy: ScreenTimePolicy, _ date: Day) -> DateOverride? {
        var best: DateOverride?
        for candidate in policy.dateOverrides where candidate.first <= date && date <= candidate.last {
            if let held = best, (held.priority, held.first) > (candidate.priority, candidate.first) { continue }
            best = candidate
        }
        return best
    }

    private static func shows(_ windows: [QuietWindow], _ date: Day, _ minute: Int) -> Bool {
        windows.contains { window in
            guard window.days.contains(date.weekday) else { return false }
            let end = window.end.minutes + (window.start > window.end ? 1440 : 0)
            return window.start.minutes <= minute && minute < end
        }
    }

    /// What the clock says, by looking at it.
    private static func kind(_ policy: ScreenTimePolicy, _ zone: Zone, _ at: Instant) -> DayStretch.Kind {
        let face = zone.local(at: at)
        let yesterday = face.day.advanced(by: -1)
        func quiet(_ date: Day) -> [QuietWindow] { override(policy, date)?.quietHours ?? policy.quietHours }
        func allowed(_ date: Day) -> [QuietWindow] {
            (override(policy, date)?.allowedWindows ?? policy.allowedWindows).map(\.window)
        }
        if shows(quiet(face.day), face.day, face.minuteOfDay)
            || shows(quiet(yesterday), yesterday, face.minuteOfDay + 1440)
        {
            return .quiet
        }
        let isOpen =
            allowed(face.day).isEmpty || shows(allowed(face.day), face.day, face.minuteOfDay)
            || shows(allowed(yesterday), yesterday, face.minuteOfDay + 1440)
        return isOpen ? .allowed : .outsideAllowedWindow
    }

    @Test(
        "Every minute is what the clock on the wall says, on days of summer and of winter time",
        arguments: [TestZones.berlin, TestZones.newYork, TestZones.lordHowe, TestZones.beirut, .utc], [0, 150, 360])
    func walk(zone: Zone, dayStart: Int) {
        var random = WalkRandom(seed: UInt64(dayStart) + 7)
        for _ in 0..<2 {
            let policy = Self.random(&random)
            let time = Self.time(policy, zone: zone, dayStart: dayStart)
            for text in Self.shifting {
                for preview in time.preview(from: day(text), days: 2) {
                    var stretches = preview.stretches[...]
                    var at = preview.begins
                    #expect(stretches.first?.begins == preview.begins && stretches.last?.ends == preview.ends)
                    while at < preview.ends {
                        while let first = stretches.first, first.ends <= at {
                            stretches.removeFirst()
                            #expect(stretches.first?.begins == first.ends)
                            let isShift = zone.nextShift(after: first.ends - 1) == first.ends
                            #expect(stretches.first?.kind != first.kind || isShift)
                        }
                        guard stretches.first?.kind == Self.kind(policy, zone, at) else {
                            Issue.record("\(preview.day) \(zone.name) \(zone.local(at: at).minuteOfDay) \(policy)")
                            return
                        }
                        at = at + .minute
                    }
                    #expect(stretches.count == 1)
                }
            }
        }
    }

    @Test(
        "A note is there where a window lasts another time than its clock says, and tells how long",
        arguments: [TestZones.berlin, TestZones.newYork, TestZones.lordHowe, TestZones.beirut])
    func lengths(zone: Zone) {
        var random = WalkRandom(seed: 11)
        for _ in 0..<3 {
            let windows = Self.random(&random).quietHours
            let time = Self.time(ScreenTimePolicy(quietHours: windows), zone: zone)
            for text in Self.shifting {
                let start = day(text).advanced(by: -1)
                let told = time.preview(from: start, days: 4).flatMap(\.notes).filter { $0.kind != .nothingOpen }
                // All instants of a week around, once.
                let from = time.calendar.start(of: start.advanced(by: -2))
                let faces = (0..<7 * 1440).map { zone.local(at: from + Milliseconds($0) * .minute) }
                var expected: [String] = []
                for date in start.advanced(by: -1)...start.advanced(by: 3) {
                    for window in windows {
                        guard let span = window.span(on: date) else { continue }
                        let lasts = faces.count(where: span.contains)
                        let nominal = Int((span.upperBound.milliseconds - span.lowerBound.milliseconds) / .minute)
                        if lasts != nominal { expected.append("\(window.start)-\(window.end) \(lasts)") }
                    }
                }
                #expect(told.map { "\($0.start)-\($0.end) \($0.minutes)" }.sorted() == expected.sorted())
            }
        }
    }
}
