import Household
import Testing
import Words

@Suite("Requests for time")
struct RequestTests {
    private struct Child {
        var line = TimeLine(daily: 0)
        var requests = RequestBook()
        private var made = 0

        init(_ line: TimeLine = TimeLine(daily: 0)) { self.line = line }

        @discardableResult
        mutating func ask(_ minutes: Int = 20, id: String? = nil) throws -> TimeRequest {
            made += 1
            let asked = try line.time.ask(
                TimeRequestID(rawValue: "r\(made)"), clientID: id, minutes: minutes, reason: "please", in: requests)
            if let fact = asked.fact { requests.apply(fact) }
            return asked.request
        }

        @discardableResult
        mutating func decide(_ request: TimeRequest, _ verdict: RequestVerdict) throws -> RequestOutcome {
            let outcome = try line.time.decide(request.id, verdict, in: requests)
            for fact in outcome.facts {
                switch fact {
                case .time(let fact): line.time.book.apply(fact)
                case .request(let fact): requests.apply(fact)
                default: Issue.record("\(fact)")
                }
            }
            return outcome
        }
    }

    private static let yes = RequestVerdict(approves: true, by: "Anna")
    private static let no = RequestVerdict(approves: false, word: "Dinner.", by: "Anna")

    @Test("A parent reads what the minutes are asked for")
    func scopes() throws {
        var child = Child()
        var request = try child.ask()
        #expect(RequestWords.parent(request, .open, of: "Mia") == "Mia asks for 20 minutes (please).")
        request.activity = .anything
        #expect(RequestWords.parent(request, .open, of: "Mia") == "Mia asks for 20 minutes (please).")
        request.activity = ActivityRef(subject: "math", app: "tuxmath")
        #expect(
            RequestWords.parent(request, .open, of: "Mia")
                == "Mia asks for 20 minutes for math and app tuxmath (please).")
    }

    @Test("An approval gives its grant in the same record, with the request's id inside")
    func approval() throws {
        var child = Child()
        let request = try child.ask(20)
        let outcome = try child.decide(
            request, RequestVerdict(approves: true, minutes: 10, pastQuietHours: true, word: "Then bed.", by: "Anna"))
        #expect(outcome.facts.count == 2)
        let grant = try #require(child.line.time.book.grants.first?.grant)
        #expect(grant.origin == .request(request.id))
        #expect(grant.minutes == 10 && grant.pastQuietHours && grant.why == "Then bed." && grant.by == "Anna")
        #expect(outcome.request.answer?.grant == grant.id)
        #expect(outcome.decision.remainingSeconds == 600)
        #expect(outcome.note == "Granted 10 minutes.")
        #expect(child.requests.request(request.id)?.state(at: child.line.time.moment.wall) == .approved)
    }

    @Test("The minutes are those that were asked for when the parent names none, for the activity that was named")
    func asked() throws {
        var child = Child()
        let asked = try child.line.time.ask(
            TimeRequestID(rawValue: "r"), minutes: 7, activity: ActivityRef(app: "paint"), in: child.requests)
        child.requests.apply(try #require(asked.fact))
        let outcome = try child.decide(asked.request, Self.yes)
        #expect(outcome.decision.allowed)
        #expect(child.line.time.book.grants.first?.grant.minutes == 7)
        #expect(child.line.time.book.grants.first?.grant.scope == .activity(ActivityRef(app: "paint")))
        #expect(!child.line.time.mayI().allowed)
    }

    @Test("The note says what still blocks")
    func blocked() throws {
        var child = Child(TimeLine(at: "2026-11-21T21:00:00+01:00", quiet: GrantTests.evening))
        let outcome = try child.decide(try child.ask(15), Self.yes)
        #expect(
            outcome.note
                == "Granted 15 minutes, but quiet hours last until 07:00 tomorrow. These minutes will be over by then.")
    }

    @Test("There is one final answer: the same again is harmless, another one is refused with who and when")
    func final() throws {
        var child = Child()
        let request = try child.ask(20)
        try child.decide(request, Self.yes)
        child.line.pass(.minute)
        var fromBen = Self.yes
        fromBen.by = "Ben"
        fromBen.minutes = 20
        let again = try child.decide(request, fromBen)
        #expect(again.facts.isEmpty)
        #expect(again.request.answer?.by == "Anna")
        var others = [Self.no, Self.yes, Self.yes, Self.yes]
        others[1].minutes = 19
        others[2].word = "Well."
        others[3].pastQuietHours = true
        for other in others {
            let refusal = #expect(throws: RequestRefusal.self) { try child.decide(request, other) }
            #expect(refusal?.message == "Anna approved it with 20 minutes at 12:00; that answer is final.")
        }
        #expect(child.line.time.book.grants.count == 1)
    }

    @Test("A request that was declined stays declined, with its word")
    func declined() throws {
        var child = Child()
        let request = try child.ask()
        let outcome = try child.decide(request, Self.no)
        #expect(outcome.facts.count == 1 && outcome.note == "Declined.")
        #expect(try child.decide(request, Self.no).facts.isEmpty)
        #expect(throws: RequestRefusal.self) { try child.decide(request, Self.yes) }
        let state = RequestState.declined
        #expect(RequestWords.child(outcome.request, state).contains("Dinner."))
        // Who has time left is told so, and not of another day.
        let left = RequestWords.child(outcome.request, state, left: 93 * 60)
        #expect(left.contains("You still have 1 h 33 min.") && !left.contains("Another day"))
        #expect(child.line.time.book.grants.isEmpty)
    }

    @Test("It expires with the household day, and grants nothing from then on")
    func expiry() throws {
        var child = Child(TimeLine(at: "2026-11-21T23:50:00+01:00", dayStart: 120, daily: 0))
        let request = try child.ask()
        #expect(request.expires == instant("2026-11-22T02:00:00+01:00"))
        child.line.time.moment.wall = request.expires - 1
        #expect(child.requests.open(at: child.line.time.moment.wall).count == 1)
        child.line.time.moment.wall = request.expires
        #expect(child.requests.open(at: request.expires).isEmpty)
        for verdict in [Self.yes, Self.no] {
            let refusal = #expect(throws: RequestRefusal.self) { try child.decide(request, verdict) }
            #expect(refusal?.message.contains("it grants nothing") == true)
        }
    }

    @Test("At most three are open; an answer or the day's end makes room")
    func most() throws {
        var child = Child()
        let first = try child.ask()
        try child.ask()
        try child.ask()
        #expect(throws: RequestRefusal.self) { try child.ask() }
        try child.decide(first, Self.no)
        try child.ask()
        #expect(throws: RequestRefusal.self) { try child.ask() }
        child.line.pass(.day)
        try child.ask()
    }

    @Test("The same id of a front-end counts once, also when three are open and when it was answered")
    func clientID() throws {
        var child = Child()
        let first = try child.ask(20, id: "castle")
        try child.ask()
        try child.ask()
        #expect(try child.ask(25, id: "castle") == first)
        try child.decide(first, Self.no)
        #expect(try child.ask(20, id: "castle").answer?.isApproved == false)
        #expect(child.requests.requests.count == 3)
    }

    @Test(
        "Impossible values are refused with their field",
        arguments: [
            (RequestVerdict(approves: true, minutes: 0, by: ""), "minutes"),
            (RequestVerdict(approves: true, minutes: 1441, by: ""), "minutes"),
            (RequestVerdict(approves: false, minutes: 5, by: ""), "minutes"),
            (RequestVerdict(approves: false, pastQuietHours: true, by: ""), "pastQuietHours"),
        ])
    func invalid(verdict: RequestVerdict, path: String) throws {
        var child = Child()
        let request = try child.ask()
        let refusal = #expect(throws: RequestRefusal.self) { try child.decide(request, verdict) }
        #expect(refusal?.kind == .invalid(path: path))
        #expect(throws: RequestRefusal.self) { try child.ask(0) }
        #expect(throws: RequestRefusal.self) { try child.ask(1441) }
        #expect(throws: RequestRefusal.self) { try child.ask(1, id: String(repeating: "x", count: 129)) }
    }

    @Test("Kept requests stay bounded; answered ones go first, and a fact that comes twice changes nothing")
    func bounded() throws {
        var child = Child()
        let open = try child.ask()
        for _ in 0..<RequestBook.mostKept { try child.decide(try child.ask(), Self.no) }
        #expect(child.requests.requests.count == RequestBook.mostKept)
        #expect(child.requests.request(open.id) != nil)
        let before = child.requests
        child.requests.apply(.opened(open))
        let late = RequestAnswer(isApproved: true, by: "x", at: open.at)
        child.requests.apply(.decided(try #require(before.requests.last?.id), late))
        #expect(child.requests == before)
    }

    @Test("Those that nobody answered make room before an answer of today")
    func room() throws {
        var child = Child()
        for _ in 0..<RequestBook.mostKept / 2 {
            for _ in 0..<2 { try child.ask() }
            child.line.pass(.day)
        }
        let today = try child.ask()
        try child.decide(today, Self.no)
        let next = try child.ask()
        #expect(child.requests.requests.count == RequestBook.mostKept)
        #expect(child.requests.requests.suffix(2).map(\.id) == [today.id, next.id])
    }
}
