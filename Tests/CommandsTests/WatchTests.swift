import Household
import Testing
import Words

@testable import Commands

extension WatchState {
    /// A key of somebody who has seen the screen.
    mutating func press(_ key: WatchKey) -> Order? {
        show(at: heldUntil)
        return press(key, at: heldUntil)
    }
}

@Suite struct WatchTests {
    static let now = Instant(seconds: 1_795_269_600)
    static let zone = Zone(name: "", shifts: [Zone.Shift(at: 0, offset: 3600)])

    static func child(
        _ id: String, _ state: TimeState, left: Int?, of minutes: Int? = 45, week: Int? = 7200, leases: [Lease] = []
    ) -> WatchState.Child {
        var limits: [LimitView] = []
        if let left, let minutes {
            limits.append(LimitView(rule: .daily, limitMinutes: minutes, remainingSeconds: left))
        }
        if let week { limits.append(LimitView(rule: .weekly, limitMinutes: 300, remainingSeconds: week)) }
        return WatchState.Child(
            id: ChildID(rawValue: id), name: id.capitalized,
            decision: Decision(
                allowed: state.isAllowed, state: state, limits: limits, remainingSeconds: left, validUntil: now,
                liftedBy: [], say: Saying(told: "")),
            leases: leases)
    }

    static func lease(_ activity: ActivityRef) -> Lease {
        Lease(
            id: LeaseID(rawValue: "l"), activity: activity, began: now, called: now,
            calledMark: MonoMark(mono: 0, boot: BootID(rawValue: "b")))
    }

    static func request(_ id: String, _ child: String, _ minutes: Int, why: String? = nil) -> OpenRequest {
        OpenRequest(
            id: TimeRequestID(rawValue: id), child: ChildID(rawValue: child), minutes: minutes, why: why,
            at: now - 60_000)
    }

    static var family: WatchState {
        var state = WatchState(now: now)
        state.children = [
            child("mia", .active, left: 1350, leases: [lease(ActivityRef(app: "tuxmath"))]),
            child("ben", .warning, left: 240, of: 60), child("ada", .dailyLimitReached, left: 0),
            child("tom", .active, left: nil, week: nil),
        ]
        return state
    }

    func screen(_ state: WatchState, width: Int = 100, rows: Int = 24) -> String {
        WatchScreen(
            state: state, terminal: Terminal(width: width, hasColour: false), rows: rows,
            clock: ClockText(zone: Self.zone)
        ).lines.joined(separator: "\n")
    }

    @Test("The screen shows who may, what is left today and this week, and what runs")
    func golden() {
        #expect(screen(Self.family) == Self.goldenFamily)
    }

    @Test("Requests stand below, with the keys for the one that is chosen")
    func goldenRequests() {
        var state = Self.family
        state.requests = [
            Self.request("r1", "mia", 12, why: "my picture is not finished"), Self.request("r2", "ben", 30),
        ]
        _ = state.press(.more)
        #expect(screen(state) == Self.goldenRequests)
    }

    @Test(
        "Every screen fits its terminal, wide or narrow, high or low", arguments: [20, 40, 60, 80, 200], [1, 2, 5, 24])
    func fits(width: Int, rows: Int) {
        var state = Self.family
        state.requests = (0..<30).map { Self.request("r\($0)", "mia", 15, why: "please, the very long game") }
        state.message = String(repeating: "word ", count: 60)
        let lines = WatchScreen(
            state: state, terminal: Terminal(width: width, hasColour: false), rows: rows,
            clock: ClockText(zone: Self.zone)
        ).lines
        #expect(lines.count <= rows)
        // The narrowest table is wider than 40 columns: it is cut by the terminal.
        if width >= 80 { #expect(lines.allSatisfy { TextWidth.of($0) <= width }) }
    }

    @Test(
        "What was just granted is left today, where the day's own minutes are used too; the week's own are the week's")
    func granted() {
        var state = Self.family
        func line(_ name: String) -> String? {
            screen(state).split(separator: "\n").map(String.init).first { $0.contains(name) }
        }
        #expect(line("Ada")?.contains("0 min  ") == true)
        let grant = LimitView(rule: .grant, grant: GrantID(rawValue: "g1"), limitMinutes: 20, remainingSeconds: 1200)
        state.children[2].decision?.limits.append(grant)
        #expect(line("Ada")?.contains("20 min  ") == true)
        #expect(line("Ada")?.contains("2 h  ") == true)
        #expect(line("Ada")?.contains("2 h 20 min") == false)
    }

    @Test("A break takes nothing from what is left today: the day's minutes, those carried over and granted ones")
    func leftAfterBreak() {
        var state = Self.family
        func line() -> String? { screen(state).split(separator: "\n").map(String.init).first { $0.contains("Mia") } }
        state.children[0].decision = Self.child("mia", .active, left: 59 * 60).decision
        state.children[0].decision?.limits += [
            LimitView(rule: .session, limitMinutes: 55, remainingSeconds: 54 * 60),
            LimitView(rule: .carryOver, remainingSeconds: 5 * 60),
            LimitView(rule: .grant, limitMinutes: 30, remainingSeconds: 30 * 60),
        ]
        state.children[0].decision?.remainingSeconds = 54 * 60
        #expect(line()?.contains("1 h 34 min") == true)
        #expect(line()?.contains("\u{25CF} 54 min") == true)
        // Quiet hours that begin before that end the day's minutes, too.
        state.children[0].decision?.limits.append(
            LimitView(rule: .quietHours, remainingSeconds: 70 * 60, beginsAt: Self.now + 70 * .minute))
        #expect(line()?.contains("1 h 10 min") == true)
    }

    @Test("What is left today is never more than the decision leaves, whichever limit or end that comes from")
    func leftToday() {
        var state = Self.family
        func cells(_ index: Int) -> [String] {
            let line = screen(state, width: 80).split(separator: "\n").first { $0.contains(state.children[index].name) }
            return line?.split(separator: " ", omittingEmptySubsequences: true).map(String.init) ?? []
        }
        // Quiet hours begin in five minutes; the day and the week have more, and Tom's day has no limit.
        for index in [0, 3] {
            state.children[index].decision?.remainingSeconds = 300
            #expect(cells(index).filter { $0 == "5" }.count == 2)
        }
        // The week is used up: nothing is left today either.
        state.children[1] = Self.child("ben", .weeklyLimitReached, left: 240, of: 60, week: 0)
        #expect(!cells(1).contains("4") && cells(1).filter { $0 == "0" }.count == 2)
        // Locked: what an unlocked day would have.
        state.children[1] = Self.child("ben", .lockedByParent, left: 240, of: 60)
        #expect(cells(1).contains("4"))
    }

    @Test("What a key came to is no news of a kidd that has been away since")
    func lost() {
        var state = Self.family
        state.message = "Granted 20 minutes."
        state.lose()
        #expect(!screen(state).contains("Granted"))
        state.isConnected = true
        #expect(!screen(state).contains("Granted"))
    }

    @Test("While kidd is not there the screen says so, and shows what was known")
    func away() {
        var state = Self.family
        state.isConnected = false
        #expect(screen(state).contains("kidd is not there; waiting for it."))
        #expect(screen(state).contains("23 min"))
    }

    @Test("A household without children, or without requests, is no empty screen")
    func empty() {
        var state = WatchState(now: Self.now)
        #expect(screen(state).contains("There are no children yet."))
        #expect(screen(state).contains("Nobody asks for more time."))
        for key in [WatchKey.approve, .decline, .more, .less, .next, .previous] { #expect(state.press(key) == nil) }
    }

    @Test("Keys choose a request and its minutes, and approve or decline it")
    func keys() {
        var state = Self.family
        let (first, second) = (Self.request("r1", "mia", 12), Self.request("r2", "ben", 30))
        state.requests = [first, second]
        #expect(state.press(.approve) == .decide(first, minutes: 12))
        #expect(state.press(.less) == nil)
        #expect(state.press(.approve) == .decide(first, minutes: 10))
        _ = state.press(.more)
        _ = state.press(.more)
        #expect(state.press(.approve) == .decide(first, minutes: 20))
        #expect(state.press(.decline) == .decide(first, minutes: nil))
        _ = state.press(.next)
        _ = state.press(.next)
        #expect(state.press(.approve) == .decide(second, minutes: 30))
        _ = state.press(.previous)
        #expect(state.press(.approve) == .decide(first, minutes: 12))
        #expect(state.press(.leave) == .leave)
    }

    @Test("A key pressed twice is for one request: the next one has to be seen for a second first")
    func twice() {
        var state = Self.family
        let (first, second) = (Self.request("r1", "mia", 12), Self.request("r2", "ben", 30))
        state.requests = [first, second]
        state.show(at: 5_000)
        #expect(state.press(.approve, at: 5_000) == .decide(first, minutes: 12))
        #expect(state.press(.approve, at: 5_100) == nil)
        #expect(state.message?.contains("press it again") == true)
        state.requests = [second]
        state.show(at: 5_900)
        #expect(state.isHeld(at: 6_800))
        #expect(state.press(.approve, at: 6_800) == nil && state.press(.decline, at: 6_800) == nil)
        #expect(state.press(.approve, at: 6_900) == .decide(second, minutes: 30))
    }

    @Test("A request that takes the place of another one holds the keys back; one that comes below it does not")
    func replaced() {
        var state = Self.family
        let (first, second) = (Self.request("r1", "mia", 12), Self.request("r2", "ben", 30))
        state.show(at: 0)
        #expect(state.press(.grant, at: 10) == .grant(state.children[0], minutes: 15))
        state.requests = [first]
        state.show(at: 5_000)
        #expect(state.press(.approve, at: 5_999) == nil)
        state.requests = [first, second]
        state.show(at: 6_000)
        #expect(state.press(.approve, at: 6_000) == .decide(first, minutes: 12))
        // Whoever moves to a line has seen it.
        state.show(at: 8_000)
        _ = state.press(.next, at: 8_001)
        state.show(at: 8_001)
        #expect(state.press(.decline, at: 8_002) == .decide(second, minutes: nil))
        // What was not shown yet is nobody's.
        state.requests = [first]
        #expect(state.press(.decline, at: 20_000) == nil)
    }

    @Test("What was given here can be taken back, the last first, each with a key of its own")
    func undo() {
        var state = Self.family
        let (mia, ben) = (
            WatchState.Given(child: ChildID(rawValue: "mia"), name: "Mia", grant: GrantID(rawValue: "g1"), minutes: 15),
            WatchState.Given(child: ChildID(rawValue: "ben"), name: "Ben", grant: GrantID(rawValue: "g2"), minutes: 90)
        )
        #expect(state.press(.undo, at: 0) == nil)
        state.give(mia)
        state.give(ben)
        #expect(screen(state).contains("u undo 1 h 30 min for Ben"))
        #expect(state.press(.undo, at: 100) == .undo(ben))
        #expect(state.press(.undo, at: 200) == nil)
        #expect(state.press(.undo, at: 1_200) == .undo(mia))
        #expect(!screen(state).contains("u undo"))
        for number in 0..<50 {
            let grant = GrantID(rawValue: "h\(number)")
            state.give(WatchState.Given(child: mia.child, name: "Mia", grant: grant, minutes: number))
        }
        #expect(state.given.count == WatchState.mostGiven && state.given.last?.minutes == 49)
    }

    @Test("Minutes stay within what a grant may have")
    func minutes() {
        var state = Self.family
        state.requests = [Self.request("r1", "mia", 3)]
        for _ in 0..<5 { _ = state.press(.less) }
        #expect(state.chosenMinutes == ScreenTime.grantMinutes.lowerBound)
        for _ in 0..<400 { _ = state.press(.more) }
        #expect(state.chosenMinutes == ScreenTime.grantMinutes.upperBound)
    }

    @Test("A request that another parent has answered leaves the keys with the first one")
    func gone() {
        var state = Self.family
        let (first, second) = (Self.request("r1", "mia", 12), Self.request("r2", "ben", 30))
        state.requests = [first, second]
        _ = state.press(.next)
        _ = state.press(.more)
        state.requests = [first]
        #expect(state.press(.approve) == .decide(first, minutes: 12))
    }

    @Test("What a terminal sends is read as keys, and what means nothing is passed over")
    func bytes() {
        #expect(
            WatchKey.keys(in: Array("a\u{1B}[Bd\u{1B}OAq+-x\u{1B}[1;5B\u{1B}".utf8))
                == [.approve, .next, .decline, .previous, .leave, .more, .less, .next])
        #expect(WatchKey.keys(in: [0xFF, 0x1B, UInt8(ascii: "[")]) == [])
    }

    @Test("Without a terminal there is no live screen")
    func noTerminal() {
        #expect(Kidctl.run(["time", "watch", "--json"]) == .usage)
        #expect(Kidctl.run(["watch", "--json"]) == .usage)
    }

    @Test("Without requests the keys are for a child: they grant, lock and unlock")
    func childKeys() {
        var state = Self.family
        state.children[1] = Self.child("ben", .lockedByParent, left: nil)
        #expect(state.press(.grant) == .grant(state.children[0], minutes: 15))
        _ = state.press(.more)
        #expect(state.press(.grant) == .grant(state.children[0], minutes: 20))
        #expect(state.press(.lock) == .lock(state.children[0]))
        #expect(state.press(.approve) == nil && state.press(.decline) == nil)
        _ = state.press(.next)
        #expect(state.press(.grant) == .grant(state.children[1], minutes: 15))
        #expect(state.press(.lock) == .unlock(state.children[1]))
        #expect(screen(state).contains("l unlock"))
    }

    @Test(
        "A request takes the keys from a child only as long as nobody has moved; from it one moves up to the children")
    func childrenAboveRequests() {
        var state = Self.family
        state.requests = [Self.request("r1", "mia", 12)]
        #expect(state.chosen?.id.rawValue == "r1" && state.chosenChild == nil)
        #expect(state.press(.grant) == nil && state.press(.lock) == nil)
        _ = state.press(.previous)
        #expect(state.chosenChild?.id.rawValue == "tom" && state.chosen == nil)
        state.requests.append(Self.request("r2", "ben", 30))
        #expect(state.chosenChild?.id.rawValue == "tom")
    }

    @Test("On 80 columns every reason stands as a whole, with what runs beside it; the bars give way")
    func eighty() {
        var state = Self.family
        state.children[1] = Self.child("ben", .outsideAllowedWindow, left: nil)
        let shown = screen(state, width: 80)
        #expect(shown.contains("\u{25CB} outside the allowed windows"))
        #expect(shown.contains("app tuxmath"))
        #expect(!shown.contains("\u{2591}"))
        #expect(shown.split(separator: "\n").allSatisfy { TextWidth.of($0) <= 80 })
    }

    private static let goldenFamily = """
        Screen time  Sat 21 Nov 15:00

        \(goldenTable)

        Nobody asks for more time.

        g grant 15 min   l lock   + - minutes   ↑ ↓ choose   q leave
        """

    private static let goldenTable = """
           CHILD  NOW                         LEFT TODAY              THIS WEEK              DOES
        ▸  Mia    ● 23 min                    23 min      █████░░░░░  2 h        ████░░░░░░  app tuxmath
           Ben    ● 4 min                     4 min       █░░░░░░░░░  2 h        ████░░░░░░
           Ada    ○ today’s minutes are used  0 min       ░░░░░░░░░░  2 h        ████░░░░░░
           Tom    ● no end                    no limit                no limit
        """

    private static let goldenRequests = """
        Screen time  Sat 21 Nov 15:00

        \(goldenTable.replacing("\u{25B8}", with: " "))

           ASKS     FOR  WHY                         AT
        ▸  Mia   15 min  my picture is not finished  14:59
           Ben   30 min  –                           14:59

        a approve 15 min   d decline   + - minutes   ↑ ↓ choose   q leave
        """
}
