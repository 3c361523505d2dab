import Testing
import Words

@testable import Household

@Suite("The week in a preview")
struct WeekInPreviewTests {
    /// What the week leaves for seven days from a Wednesday on, in minutes.
    private static func left(_ policy: ScreenTimePolicy, used: [(String, Int)] = [], from: String? = nil) -> [Int?] {
        var line = TimeLine(at: "2026-11-18T12:00:00+01:00")
        line.time.policy = policy
        for (text, minutes) in used {
            line.time.book.apply(.used(UsedTime(day: day(text), ordinary: Milliseconds(minutes) * .minute)))
        }
        return line.time.preview(from: day(from ?? "2026-11-18"), days: 7).map { $0.weekLeftSeconds.map { $0 / 60 } }
    }

    @Test("Coming days are promised no more than the week leaves, when those before them are used to their limits")
    func promised() {
        let policy = ScreenTimePolicy(dailyMinutes: 90, weeklyMinutes: 300)
        // Wednesday to Sunday share what Monday and Tuesday left; the new week begins on Monday.
        #expect(
            Self.left(policy, used: [("2026-11-16", 90), ("2026-11-17", 90)]) == [120, 30, 0, 0, 0, 300, 210])
        #expect(Self.left(policy, used: [("2026-11-16", 184), ("2026-11-18", 90)]) == [26, 26, 0, 0, 0, 300, 210])
    }

    @Test("A picture that begins later, or in another week, counts from today and from that week's begin")
    func later() {
        let policy = ScreenTimePolicy(dailyMinutes: 60, weeklyMinutes: 150)
        #expect(Self.left(policy, from: "2026-11-20") == [30, 0, 0, 150, 90, 30, 0])
        #expect(Self.left(policy, from: "2026-11-25") == [30, 0, 0, 0, 0, 150, 90])
        #expect(Self.left(policy, from: "2026-11-12") == [nil, nil, nil, nil, nil, nil, 150])
    }

    @Test("Where windows let less than a day's limit be used, the week leaves more for the days after it")
    func windows() {
        let window = QuietWindow(start: clock("15:00"), end: clock("17:00"))
        let policy = ScreenTimePolicy(
            dailyMinutes: 60, weeklyMinutes: 150, allowedWindows: [AllowedWindow(window: window, allowanceMinutes: 20)])
        #expect(Self.left(policy) == [150, 130, 110, 90, 70, 150, 130])
    }

    @Test("Weekdays on which quiet hours and windows leave no time are told, unless they have no minutes anyway")
    func closed() {
        let evening = AllowedWindow(window: QuietWindow(start: clock("20:30"), end: clock("22:00")))
        #expect(
            ScreenTimePolicy(weeklyMinutes: nil, allowedWindows: [evening]).notes.map(\.description)
                == ["Quiet hours and allowed windows together leave no time on any day."])
        let weekdays = AllowedWindow(
            window: QuietWindow(
                start: clock("15:00"), end: clock("17:00"), days: [.monday, .tuesday, .wednesday, .thursday, .friday]))
        #expect(
            ScreenTimePolicy(weeklyMinutes: nil, allowedWindows: [weekdays]).notes.map(\.description)
                == ["Quiet hours and allowed windows together leave no time on Saturday and Sunday."])
        #expect(
            ScreenTimePolicy(
                dailyByWeekday: [.saturday: 0, .sunday: 0], weeklyMinutes: nil, allowedWindows: [weekdays]
            ).notes.isEmpty)
    }

    @Test("Dates with rules of their own that leave time are told where no usual day does")
    func closedButForDates() {
        let night = [QuietWindow(start: clock("00:00"), end: .endOfDay)]
        func note(_ quiet: [QuietWindow]?) -> String? {
            let dates = DateOverride(
                first: day("2026-12-24"), last: day("2027-01-06"), name: "Holidays", quietHours: quiet)
            return ScreenTimePolicy(weeklyMinutes: nil, quietHours: night, dateOverrides: [dates]).notes.first?
                .description
        }
        #expect(note(nil) == "Quiet hours leave no time on any day.")
        #expect(
            note([])
                == "Quiet hours leave no time on any day, except on dates with rules of their own: Holidays.")
    }

    @Test("An answer for another time says what it counts and what it assumes")
    func assumption() {
        var line = TimeLine()
        #expect(
            line.time.assumption(at: instant("2026-11-21T18:00:00+01:00"))
                == "Nothing was used today so far. This assumes that it stays so until then.")
        line.use(20 * .minute)
        let later = instant("2026-11-21T18:00:00+01:00")
        #expect(line.time.at(later).mayI().remainingSeconds == 40 * 60)
        #expect(
            line.time.assumption(at: later)
                == "This counts what was used today so far (20 minutes) and assumes that nothing more is used until then."
        )
        #expect(
            line.time.assumption(at: instant("2026-11-22T18:00:00+01:00"))
                == "This assumes that nothing is used until then.")
    }

    @Test("No limit is told of days before the child was added")
    func before() {
        let days = TimeLine().time.usage(days: 3, added: day("2026-11-20")).days
        #expect(days.map(\.isBefore) == [true, false, false])
    }

    @Test("Without a weekly limit nothing is said, and days without a limit take nothing")
    func unlimited() {
        #expect(Self.left(ScreenTimePolicy(weeklyMinutes: nil)).allSatisfy { $0 == nil })
        #expect(Self.left(ScreenTimePolicy(dailyMinutes: nil, weeklyMinutes: 100)).allSatisfy { $0 == 100 })
    }

    @Test("A policy whose week ends before its days says so; apps are told to be unknown")
    func notes() {
        #expect(ScreenTimePolicy().notes.count == 1)
        #expect(
            ScreenTimePolicy().notes.first
                == "The days allow 7 h in all, and the weekly limit is 5 h: the last days may have no minutes left.")
        // What windows and quiet hours do not leave no day allows.
        func windowed(_ end: String) -> [String] {
            let window = QuietWindow(start: clock("15:00"), end: clock(end))
            return ScreenTimePolicy(allowedWindows: [AllowedWindow(window: window)]).notes.map { $0.description }
        }
        #expect(windowed("15:40").isEmpty)
        #expect(windowed("15:50").first?.hasPrefix("The days allow 5 h 50 min in all") == true)
        let evening = QuietWindow(start: clock("00:30"), end: clock("24:00"))
        #expect(ScreenTimePolicy(dailyMinutes: nil, quietHours: [evening]).notes.isEmpty)
        #expect(ScreenTimePolicy(dailyMinutes: 40).notes.isEmpty)
        #expect(ScreenTimePolicy(weeklyMinutes: nil).notes.isEmpty)
        #expect(
            ScreenTimePolicy(dailyMinutes: nil).notes.first?.hasPrefix(
                "Days without a limit allow more than the weekly limit (5 h)") == true)
        let games = ActivityBudget(
            name: "games", activities: [ActivityRef(app: "tux"), ActivityRef(subject: "math")], minutes: 20)
        let policy = ScreenTimePolicy(weeklyMinutes: nil, budgets: [games], freeActivities: [ActivityRef(app: "tux")])
        #expect(policy.notes.map { $0.hasSuffix("name that it gives: tux.") } == [true])
    }
}
