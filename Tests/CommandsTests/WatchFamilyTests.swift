import API
import Foundation
import Household
import Testing
import Words

@testable import Commands

/// The family's screen: what only parents see, what anybody sees, and what gives way where there is little room.
@Suite struct WatchFamilyTests {
    private static func today(
        _ minutes: Int = 0, lessons: Int = 0, stars: Int = 0, badges: Int = 0, reviews: Int = 0
    ) -> WatchToday {
        var today = WatchToday()
        today.learnedSeconds = minutes * 60
        (today.lessons, today.stars, today.badges, today.reviews) = (lessons, stars, badges, reviews)
        return today
    }

    private static func work(_ title: String, _ number: Int, of total: Int, rests: Bool = false) -> WatchWork {
        WatchWork(kind: .lesson, title: title, number: number, total: total, isResting: rests)
    }

    /// A family with so many children, each of whom has learned.
    private static func family(_ count: Int, long: Bool = false) -> WatchState {
        var state = WatchState(now: WatchTests.now)
        state.household = "The Larsens"
        state.children = (0..<count).map { index in
            var child = WatchTests.child("kid\(index)", .active, left: 60 * (index + 5))
            if long { child.name = String(repeating: "Maximiliane-", count: 4) + "\(index)" }
            child.work = work("Counting things", index % 6 + 1, of: 6, rests: index % 2 == 1)
            child.today = today(12 + index, lessons: 1, stars: 8, reviews: 2)
            return child
        }
        return state
    }

    private func lines(
        _ state: WatchState, _ width: Int = 80, _ rows: Int = 24, _ language: Language = .english, still: Bool = false
    ) -> [String] {
        WatchScreen(
            state: state, terminal: Terminal(width: width, hasColour: false), rows: rows,
            clock: ClockText(zone: WatchTests.zone, language: language), isStill: still
        ).lines
    }

    @Test("A parent sees who learns what, and what today has brought, in columns")
    func golden() {
        var state = WatchTests.family
        state.household = "The Larsens"
        state.children[0].leases = []
        state.children[0].work = Self.work("Counting things", 3, of: 6)
        state.children[1].work = Self.work("Tens and ones", 2, of: 8, rests: true)
        state.children[0].today = Self.today(25, lessons: 2, stars: 12, badges: 1, reviews: 3)
        state.children[1].today = Self.today()
        state.notes = ["The last backup is 9 days old."]
        #expect(
            lines(state, 100).joined(separator: "\n") == """
                The Larsens  Sat 21 Nov 15:00

                   CHILD  NOW                         LEFT TODAY              THIS WEEK              DOES
                ▸  Mia    ● 23 min                    23 min      █████░░░░░  2 h        ████░░░░░░  3 of 6: Counti…
                   Ben    ● 4 min                     4 min       █░░░░░░░░░  2 h        ████░░░░░░  rests at 2 of …
                   Ada    ○ today’s minutes are used  0 min       ░░░░░░░░░░  2 h        ████░░░░░░
                   Tom    ● no end                    no limit                no limit

                   TODAY  LEARNED  LESSONS  STARS  BADGES  REVIEWS DUE  CHALLENGE
                   Mia     25 min        2     12       1            3
                   Ben          –        –      –       –            –

                The last backup is 9 days old.

                Nobody asks for more time.

                g grant 15 min   l lock   + - minutes   ↑ ↓ choose   q leave
                """)
    }

    @Test(
        "One to eight children fit 80 columns by 24 lines, in each language, with long names too",
        arguments: [1, 4, 8], [false, true])
    func fits(count: Int, long: Bool) throws {
        for tag in ["en", "de", "es", "fr"] {
            let language = try #require(Language.named(tag))
            var state = Self.family(count, long: long)
            state.requests = (0..<2).map { WatchTests.request("r\($0)", "kid0", 15, why: "please, the very long game") }
            state.notes = [language.say("watch.noBackup")]
            for (width, rows) in [(80, 24), (120, 40)] {
                let lines = lines(state, width, rows, language)
                #expect(lines.count <= rows, "\(tag) \(width)")
                #expect(lines.allSatisfy { TextWidth.of($0) <= width }, "\(tag) \(width)")
                // No child and no request is lost.
                let text = lines.joined(separator: "\n")
                for index in 0..<count where !long { #expect(text.contains("Kid\(index) "), "\(tag) \(width)") }
                #expect(text.components(separatedBy: "please, the very long game").count == 3, "\(tag) \(width)")
                #expect(!text.contains(language.say("watch.more", ["count": .number(1)])))
            }
        }
    }

    @Test("Where not all days have room, that of the chosen child stands, and moves with it")
    func chosenDay() {
        var state = Self.family(8)
        state.children[7].today = Self.today(59, lessons: 4)
        #expect(!lines(state).contains { $0.contains("59 min") })
        #expect(lines(state).contains { $0.contains("Kid0") && $0.contains("12 min") && $0.contains("8") })
        for _ in 0..<7 { _ = state.press(.next) }
        #expect(lines(state).contains { $0.contains("Kid7") && $0.contains("59 min") })
    }

    @Test("More children than lines: the screen says how many more there are, and moves to them")
    func more() {
        var state = Self.family(8)
        let short = lines(state, 80, 12)
        #expect(short.count == 12)
        #expect(short.contains { $0.contains("Kid0") } && !short.contains { $0.contains("Kid7") })
        let shown = short.filter { $0.contains("● ") }.count
        #expect(short.contains("   and \(8 - shown) more"))
        for _ in 0..<7 { _ = state.press(.next) }
        let end = lines(state, 80, 12)
        #expect(end.contains { $0.hasPrefix("▸  Kid7") } && !end.contains { $0.contains("Kid0") })
        #expect(end.contains { $0.contains("Nobody asks") } && end.last?.contains("q leave") == true)
    }

    @Test(
        "Of a list that is too long the chosen place is always shown", arguments: [1, 2, 3, 7], [1, 5, 8])
    func places(shown: Int, count: Int) {
        for chosen in 0..<count {
            let places = WatchScreen.places(shown, of: count, around: chosen)
            #expect(places.contains(chosen) && places.count == min(shown, count))
            #expect(places.lowerBound >= 0 && places.upperBound <= count)
        }
    }

    @Test(
        "Without a PIN it shows what kidd tells anybody, and no key does anything but move, leave, or ask for the PIN")
    func anybodys() {
        var state = Self.family(2)
        state.requests = [WatchTests.request("r1", "kid0", 12, why: "secret reason")]
        state.notes = ["There is no backup yet"]
        state.becomeAnybodys()
        state.children[1].decision = nil
        let text = lines(state).joined(separator: "\n")
        #expect(text.contains("Kid0") && text.contains("5 min"))
        #expect(text.contains("Kid1   –"))
        for hidden in ["Counting", "secret", "backup", "LEARNED", "DOES", "Nobody asks", "grant", "lock"] {
            #expect(!text.contains(hidden), "\(hidden)")
        }
        for key in [WatchKey.approve, .decline, .grant, .lock, .undo, .more, .less] {
            #expect(state.press(key) == nil)
            #expect(state.message?.contains("press p") == true)
        }
        #expect(state.press(.pin) == .pin)
        #expect(state.press(.next) == nil && state.chosenChild?.id.rawValue == "kid1")
        state.isParent = true
        #expect(state.press(.pin) == nil)
    }

    @Test("Letters that take two columns stay in their columns")
    func wide() throws {
        var state = Self.family(3)
        state.children[0].name = "李小明"
        state.children[1].name = "Zoë 🦊"
        let rows = lines(state, 100).filter { $0.contains("● ") }
        #expect(rows.count == 3)
        let columns = rows.map { row in TextWidth.of(row[..<(row.firstIndex(of: "●") ?? row.endIndex)]) }
        #expect(Set(columns).count == 1, "\(rows)")
    }

    @Test("Once, it shows everything without keys, however many there are")
    func still() {
        let text = lines(Self.family(30), 80, 24, still: true).joined(separator: "\n")
        #expect(text.contains("Kid29") && text.contains("41 min"))
        #expect(!text.contains("q leave") && !text.contains("▸"))
    }

    @Test("What a child learns is what runs, else what rested today; without a lease nobody sits there")
    func work() {
        func entry(_ id: String, _ state: ActivityState, minutesAgo: Int) -> ActivityList.Entry {
            let at = WatchTests.now - Milliseconds(minutesAgo) * .minute
            return ActivityList.Entry(
                activity: ActivityID(rawValue: id), kind: .lesson, lesson: LessonID(rawValue: id), title: "Title \(id)",
                skill: nil, subject: nil, state: state, startedAt: at, lastAt: at, answered: 1, total: 6, number: 2,
                summary: nil, rests: nil)
        }
        func work(_ entries: [ActivityList.Entry], _ leases: [String]) -> WatchWork? {
            WatchWork(
                among: entries,
                leases: leases.map {
                    var lease = WatchTests.lease(ActivityRef(lesson: $0))
                    lease.id = LeaseID(rawValue: $0)
                    return lease
                }, now: WatchTests.now, zone: WatchTests.zone)
        }
        let (paused, running) = (entry("p", .paused, minutesAgo: 5), entry("r", .running, minutesAgo: 9))
        #expect(work([paused, running], ["r"]) == Self.work("Title r", 2, of: 6))
        #expect(work([paused, running], []) == Self.work("Title p", 2, of: 6, rests: true))
        #expect(work([entry("y", .paused, minutesAgo: 24 * 60)], []) == nil)
        #expect(work([entry("f", .finished, minutesAgo: 1)], []) == nil)
        let sprint = WatchWork(kind: .timed, title: "", number: 4, total: 60, isResting: false)
        #expect(sprint.text(in: .english) == "60 seconds")
        #expect(Self.work("Tens", 2, of: 6, rests: true).text(in: .english) == "rests at 2 of 6: Tens")
    }

    @Test("A line that fills its row keeps its last letter, and what is below the last line is cleared")
    func frame() {
        let frame = RawTerminal.frame(["abc", "de"], rows: 3)
        #expect(frame.contains("\u{1B}[Kabc\r\n\u{1B}[Kde\r\n\u{1B}[J"))
        #expect(RawTerminal.frame(["abc", "de"], rows: 2).contains("\u{1B}[Kde\u{1B}[?2026l"))
    }

    @Test("A line of JSON names the method and the child, and has the exact result")
    func json() {
        let line = StillWatch.line("time.mayI", ChildID(rawValue: "mia"), Array(#"{"allowed":true}"#.utf8))
        #expect(
            String(decoding: line, as: UTF8.self)
                == #"{"method":"time.mayI","child":"mia","result":{"allowed":true}}"# + "\n")
        let plain = StillWatch.line("child.list", nil, Array("{}".utf8))
        #expect(String(decoding: plain, as: UTF8.self) == #"{"method":"child.list","result":{}}"# + "\n")
    }
}
