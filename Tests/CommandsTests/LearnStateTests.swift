import API
import Client
import Household
import QuestionKinds
import Testing
import Words

@testable import Commands

/// What keys, replies and events do to whoever learns, without a terminal and without kidd.
@Suite struct LearnStateTests {
    private static let body = QuestionBody(MultipleChoice.example.content).view(order: ["six", "eight"])
    private static let activity = ActivityID(rawValue: "a1")
    private static let shown = PresentationID(rawValue: "a1.1")

    private static func refused(_ code: Int, _ kind: String, _ data: String = "") -> LearnReply {
        .refused(
            ClientError.Refused(
                code: code, kind: kind, message: "no",
                data: Array(#"{"kind":"\#(kind)","say":"Not now, see you later."\#(data)}"#.utf8)))
    }

    private static func decision(_ allowed: Bool) -> Decision {
        Decision(
            allowed: allowed, state: allowed ? .active : .dailyLimitReached, limits: [],
            remainingSeconds: allowed ? 600 : nil, validUntil: Instant(seconds: 0), liftedBy: [],
            say: Saying(told: allowed ? "Off you go!" : "That was a good day."))
    }

    private func notices(_ state: LearnState) -> [String] { state.notices.map(\.text) }

    @Test("A question that is shown is told to kidd, and its answer is sent once")
    func asks() {
        var state = LearnState(language: .english)
        let calls = state.take(.activity(reply(question(Self.body))), to: .resume(Self.activity), at: 0)
        #expect(calls == [.shown(Self.activity, Self.shown)])
        #expect(state.type("8⏎") == [.answer(Self.activity, Self.shown, .option("eight"))])
        #expect(state.type("⏎⏎a⏎").isEmpty)
    }

    @Test("An answer that kidd does not take for its form costs nothing and can be given again")
    func wrongShape() {
        var state = learner(question(Self.body))
        let sent = state.type("a⏎")
        #expect(state.take(Self.refused(503, "wrong_shape"), to: sent[0], at: 0).isEmpty)
        #expect(notices(state) == ["Not now, see you later."])
        #expect(state.type("⏎").count == 1)
    }

    @Test("A hint that costs nothing comes at once; what another one costs is told first")
    func hints() {
        var state = learner(question(Self.body))
        let hint = LearnCall.hint(Self.activity, Self.shown)
        #expect(state.type("?") == [hint])
        let given = HintReply(text: "Look.", number: 1, hintsLeft: 1, hintPrice: 2, starsPaid: 0, stars: 3)
        _ = state.take(
            .hint(ActivityHint.Result(hint: given, time: TimeBrief(active: 100))), to: hint, at: 0)
        #expect(state.type("?").isEmpty)
        #expect(notices(state) == ["The next hint costs 2 stars. Press ? again if you like."])
        #expect(state.type("?") == [hint])
    }

    @Test("A hint that costs more stars than there are is told once, and not offered again")
    func dearHint() {
        var state = learner(question(Self.body))
        let hint = LearnCall.hint(Self.activity, Self.shown)
        _ = state.type("?")
        let given = HintReply(text: "Look.", number: 1, hintsLeft: 1, hintPrice: 2, starsPaid: 0, stars: 0)
        _ = state.take(
            .hint(ActivityHint.Result(hint: given, time: TimeBrief(active: 100))), to: hint, at: 0)
        _ = state.type("?")
        #expect(state.type("?") == [hint])
        #expect(state.take(Self.refused(504, "hint_not_available"), to: hint, at: 0).isEmpty)
        #expect(notices(state).count == 1 && !notices(state)[0].contains("Press ?"))
        #expect(state.type("?").isEmpty && notices(state).count == 1)
        #expect(state.asked?.lacksStars == true)
    }

    @Test("In a word the letters q and t are letters; Esc stops and Tab asks for time")
    func words() {
        let blank = QuestionBody(FillInBlank(answers: ["quit"], wordBank: [], mistakes: [])).view(order: [])
        var state = learner(question(blank))
        #expect(state.type("qut").isEmpty)
        #expect(!state.isOver && state.asking == nil)
        _ = state.press(.next)
        #expect(state.asking != nil)
        _ = state.press(.escape)
        #expect(state.press(.escape) == [.pause(Self.activity)])
        #expect(state.isOver)
    }

    @Test("Stopping at a question pauses it, by q as by the end of input", arguments: [LearnKey.character("q"), .end])
    func stops(key: LearnKey) {
        var state = learner(question(Self.body))
        #expect(state.press(key) == [.pause(Self.activity)])
        #expect(state.isOver)
    }

    @Test("After the last try the explanation is read before it goes on")
    func explained() {
        var state = learner(question(Self.body))
        let sent = state.type("a⏎")
        let next = question(Self.body, number: 3)
        #expect(
            state.take(.answered(answered(.explained, next, explanation: "It has 8.")), to: sent[0], at: 0).isEmpty)
        #expect(state.asked == nil)
        #expect(state.press(.enter) == [.shown(Self.activity, Self.shown)])
        #expect(state.asked?.question.number == 3)
    }

    @Test("The end of time with a grace is told, and the question may be answered")
    func grace() {
        var state = learner(question(Self.body))
        let finish = FinishTime(until: Instant(seconds: 60), seconds: 60)
        let lease = LeaseReply(
            lease: LeaseID(rawValue: "a1"), expiresAt: nil, decision: Self.decision(false), finish: finish)
        #expect(state.take(.lease(lease), to: .renew(LeaseID(rawValue: "a1")), at: 0).isEmpty)
        #expect(notices(state).first?.contains("That was a good day.") == true)
        #expect(state.type("8⏎").count == 1)
    }

    @Test("The end of time without a grace pauses, tells kidd's words, and goes on when kidd allows it again")
    func rests() {
        var state = learner(question(Self.body))
        let over = LeaseReply(lease: LeaseID(rawValue: "a1"), expiresAt: nil, decision: Self.decision(false))
        #expect(state.take(.lease(over), to: .renew(LeaseID(rawValue: "a1")), at: 0) == [.pause(Self.activity)])
        guard case .resting("That was a good day.", mayGoOn: false) = state.stage else {
            Issue.record("it does not rest")
            return
        }
        #expect(state.hear(.timeState(Self.decision(true))) == [.mayI])
        let mayI = TimeMayI.Result(decision: Self.decision(true), version: 1, now: Instant(seconds: 0))
        #expect(state.take(.mayI(mayI), to: .mayI, at: 0).isEmpty)
        #expect(state.press(.enter) == [.resume(Self.activity)])
    }

    @Test("Whatever kidd tells of time makes the child's lease ask at once")
    func events() {
        var state = learner(question(Self.body))
        let beat = LearnCall.renew(LeaseID(rawValue: "a1"))
        #expect(state.hear(.timeState(Self.decision(false))) == [beat])
        let warning = TimeWarning(
            minutes: 5, remainingSeconds: 300, validUntil: Instant(seconds: 0), liftedBy: [],
            say: Saying(told: "Five minutes are left."))
        #expect(state.hear(.timeWarning(warning)) == [beat])
        #expect(notices(state) == ["Five minutes are left."])
    }

    @Test("Time is asked for with the minutes that were chosen, and the child goes on meanwhile")
    func asksForTime() {
        var state = learner(question(Self.body))
        #expect(state.type("tb⏎") == [])
        #expect(state.asking == nil)
        // Nobody has to say why.
        #expect(state.type("⏎") == [.ask(minutes: 10, why: nil)])
        #expect(state.reason == nil)
        #expect(state.asked != nil)
    }

    @Test("Who likes says why, in a line where every letter is a letter; Esc takes all back")
    func saysWhy() {
        var state = learner(question(Self.body))
        #expect(state.type("ta⏎ quite? nearl⌫ly done ⏎") == [.ask(minutes: 5, why: "quite? nearly done")])
        #expect(state.type("ta⏎my picture⎋") == [])
        #expect(state.reason == nil && state.asked != nil)
        _ = state.type("ta⏎" + String(repeating: "ö", count: 300))
        #expect(state.type("⏎") == [.ask(minutes: 5, why: String(repeating: "ö", count: 200))])
        #expect(state.type("ta⏎q") == [])
        #expect(PlainKeys.keys(of: "time? q", for: state) == keys("time? q⏎"))
        #expect(PlainKeys.keys(of: "/t", for: state) == [.time])
        _ = state.press(.end)
        #expect(state.isOver && state.reason == nil)
    }

    @Test(
        "In plain lines a sentence is never a key: it answers nothing, asks for nothing, and how to answer is told",
        arguments: QuestionKinds.all.map { $0.kind.rawValue })
    func sentences(kind: String) throws {
        for definition in QuestionKinds.all where definition.kind.rawValue == kind {
            var state = Self.asked(definition)
            let pad = try #require(state.asked?.pad)
            guard !pad.typesLetters else { continue }
            for line in ["I think it is a square", "I don't know", "maybe so", "a or b", "what?", "5 or 6", "1.5x"] {
                #expect(PlainKeys.keys(of: line, for: state) == nil, "\(line)")
            }
            state.misread()
            #expect(
                notices(state) == [
                    "That was no answer yet, and it counts nothing. " + state.language.say(how: pad.how, isPlain: true)
                ])
            #expect(PlainKeys.keys(of: "q", for: state) != nil && PlainKeys.keys(of: "", for: state) == [.enter])
        }
    }

    @Test(
        "In plain lines nothing is told of arrows and of keys that are no lines",
        arguments: ["en", "de", "es", "fr"])
    func plainWords(tag: String) throws {
        let language = try #require(Language.named(tag))
        let keys: Set<String> = ["↑", "↓", "←", "→", "Tab", "Esc", "Échap", "Backspace"]
        var shown = QuestionKinds.all.compactMap { Self.asked($0).asked }.map {
            language.say(how: $0.pad.how, isPlain: true)
        }
        var state = Self.asked(Matching.self)
        for stage in ["question", "ask", "reason"] {
            shown += LearnKeyWords(state: state, canvas: Canvas(width: 76, language: language), isPlain: true).words
            _ = state.type(stage == "question" ? "t" : "a⏎")
        }
        for text in shown {
            let told = text.split { !$0.isLetter && !keys.contains(String($0)) }.map(String.init)
            #expect(Set(told).isDisjoint(with: keys), "\(text)")
        }
    }

    @Test("In plain lines /b goes back from a list, and is no command elsewhere")
    func back() {
        var state = learner(question(Self.body))
        #expect(PlainKeys.keys(of: "/b", for: state) == nil)
        _ = state.type("t")
        #expect(state.asking != nil && PlainKeys.keys(of: "/b", for: state) == [.escape])
    }

    private static func asked<Kind: QuestionKindDefinition>(_ kind: Kind.Type) -> LearnState {
        let content = kind.example.content
        return learner(question(QuestionBody(content).view(order: content.choices)))
    }

    @Test("In plain lines a key stands alone, several are apart or together, and the words of a choice choose it")
    func linesAreKeys() {
        func line<Kind: QuestionKindDefinition>(_ text: String, _ kind: Kind.Type) -> [LearnKey]? {
            PlainKeys.keys(of: text, for: Self.asked(kind))
        }
        #expect(line("b", MultipleChoice.self) == keys("b⏎"))
        #expect(line("ab", MultipleChoice.self) == nil)
        #expect(line("8", MultipleChoice.self) == keys("8⏎"))
        #expect(line("88", MultipleChoice.self) == nil)
        #expect(line("YES", YesNo.self) == keys("Y⏎"))
        #expect(line("c a, b", Sorting.self) == keys("cab⏎"))
        #expect(line("cab", Sorting.self) == keys("cab⏎"))
        #expect(line("a 2, b 1", Matching.self) == keys("a2b1⏎"))
        #expect(line("3 2", BarGraph.self) == keys("3⇥2⏎"))
        #expect(line("a 3 b 2", BarGraph.self) == keys("a3b2⏎"))
        #expect(line("5 6", Count.self) == nil)
        // A number beyond the end is never shortened to one that fits.
        #expect(line("999", NumberLine.self) == nil)
    }

    @Test("In plain lines a list takes a letter or a number of its own, and a sentence asks for no minutes")
    func linesOfLists() {
        var state = learner(question(Self.body))
        _ = state.type("t")
        #expect(PlainKeys.keys(of: "maybe so", for: state) == nil && PlainKeys.keys(of: "9", for: state) == nil)
        #expect(PlainKeys.keys(of: "B", for: state) == keys("B⏎") && PlainKeys.keys(of: "2", for: state) == keys("2⏎"))
        state.misread()
        #expect(notices(state).first?.hasSuffix("Type a letter or a number of the list, then Enter.") == true)
    }

    private static func lesson(
        _ id: String, of subject: String, _ skill: String, finished: Int = 1
    ) -> LessonList.Entry {
        LessonList.Entry(
            id: LessonID(rawValue: id), title: "Lesson \(id)", description: "", subject: subject,
            skill: SkillID(rawValue: skill), pack: PackID(rawValue: "p"), tier: .elementary, difficulty: 1,
            estimatedMinutes: 5, questions: 6, timesFinished: finished, bestPercent: nil)
    }

    private static let subjects = [
        SubjectProgress(subject: "math", title: "Math", passed: 2, lessons: 148),
        SubjectProgress(subject: "art", title: "Art", passed: 1, lessons: 3),
        SubjectProgress(subject: "science", title: "Science", passed: 0, lessons: 4),
    ]

    private static func overview(_ subjects: [SubjectProgress], finished: [String] = []) -> LearnReply {
        let day = Day(number: 20_778)
        return .subjects(
            LearningOverview(
                today: day, subjects: subjects, stars: 0, starsEarned: 0, points: 0,
                month: .init(first: day, last: day, learningDays: []), week: .init(first: day, learningSeconds: 0),
                recent: finished.map {
                    RecentLesson(
                        lesson: "l", title: "", subject: $0, bestPercent: 50, timesFinished: 1,
                        finishedAt: Instant(seconds: 0))
                }, heatMap: [], accuracy: nil))
    }

    /// A state with the lessons of a subject, chosen from the list.
    private static func quizzes(offersClock: Bool = true) -> LearnState {
        var state = LearnState(language: .english, offersClock: offersClock)
        #expect(state.go(to: .lessons(forQuiz: true)) == [.subjects])
        _ = state.take(overview(subjects), to: .subjects, at: 0)
        #expect(items(state) == ["Math", "Art"])
        #expect(state.type("a⏎") == [.lessons(of: "math")])
        _ = state.take(
            .lessons([
                lesson("one", of: "math", "count"), lesson("two", of: "math", "add"),
                lesson("three", of: "math", "mix", finished: 0),
            ]), to: .lessons(of: "math"), at: 0)
        return state
    }

    private static func next(_ lesson: LessonList.Entry) -> LearnReply {
        .next(
            LessonNext.Result(
                kind: .new, say: Saying(told: "Next."), why: Saying(told: ""), lesson: lesson, place: nil,
                welcomeBack: nil, time: TimeBrief(active: 3000)))
    }

    @Test("To learn, the subject is chosen first, and then what is next is on top, before what was finished")
    func subject() {
        var state = LearnState(language: .english)
        #expect(state.go(to: .lessons(forQuiz: false)) == [.subjects])
        _ = state.take(Self.overview(Self.subjects), to: .subjects, at: 0)
        #expect(Self.items(state) == ["Math", "Art", "Science"])
        #expect(state.type("b⏎") == [.lessons(of: "art"), .nextOf("art")])
        let lessons = [
            Self.lesson("one", of: "art", "draw"), Self.lesson("two", of: "art", "mix", finished: 0),
            Self.lesson("three", of: "art", "tell", finished: 0),
        ]
        _ = state.take(.lessons(lessons), to: .lessons(of: "art"), at: 0)
        _ = state.take(Self.next(lessons[2]), to: .nextOf("art"), at: 0)
        #expect(Self.items(state) == ["Learn: Lesson three", "Lesson two", "Lesson one"])
        // Escape leads back one list after the other.
        #expect(state.type("⎋") == [])
        #expect(Self.items(state) == ["Math", "Art", "Science"])
        #expect(state.type("⎋") == [.next])
        // What was finished and not passed can be asked in a quiz as well.
        _ = state.go(to: .lessons(forQuiz: true))
        _ = state.take(Self.overview(Self.subjects, finished: ["science"]), to: .subjects, at: 0)
        #expect(Self.items(state) == ["Math", "Art", "Science"])
        // Where there is one subject there is nothing to choose.
        _ = state.go(to: .lessons(forQuiz: false))
        #expect(
            state.take(Self.overview([Self.subjects[1]]), to: .subjects, at: 0) == [
                .lessons(of: "art"), .nextOf("art"),
            ])
    }

    private static func items(_ state: LearnState) -> [String] {
        if case .lessons(let menu) = state.stage { menu.items.map(\.text) } else { [] }
    }

    @Test("A quiz is about a finished lesson or a subject with two finished skills, with a clock or without")
    func quiz() {
        var state = Self.quizzes()
        #expect(Self.items(state) == ["A mixed quiz: Math", "Lesson one", "Lesson two"])
        #expect(state.type("a⏎") == [])
        #expect(Self.items(state) == ["Without a clock", "2 minutes", "5 minutes", "10 minutes"])
        #expect(state.type("c⏎") == [.start(.mixedQuiz(subject: "math", limitSeconds: 300))])
        state = Self.quizzes()
        #expect(state.type("b⏎⏎") == [.start(.quiz(LessonID(rawValue: "one")))])
        // The youngest never have a clock.
        state = Self.quizzes(offersClock: false)
        #expect(state.type("b⏎") == [.start(.quiz(LessonID(rawValue: "one")))])
    }

    @Test("Math facts are practised as kidd mixes them, or of one way to find them")
    func strategies() {
        for (key, strategy) in [("a", nil), ("b", FactStrategy.identity), ("e", .makeTen)] {
            var state = LearnState(language: .english)
            #expect(state.go(to: .strategies()) == [])
            #expect(Self.items(state).count == FactDomain.addSubtract.strategies.count + 2)
            #expect(state.type(key + "⏎") == [.start(.practice(strategy))])
        }
        var state = LearnState(language: .english)
        _ = state.go(to: .strategies())
        #expect(state.type("⎋") == [.next])
        _ = state.go(to: .strategies(.multiplyDivide))
        #expect(state.type("b⏎") == [.start(.practice(.timesRule, of: .multiplyDivide))])
    }

    @Test("A sprint is offered to all but the youngest, to whom it is always refused", arguments: [true, false])
    func sprintOffered(offersClock: Bool) {
        var state = LearnState(language: .english, offersClock: offersClock)
        _ = state.take(Self.next(Self.lesson("one", of: "math", "count")), to: .next, at: 0)
        guard case .menu(let menu) = state.stage else {
            Issue.record("there is no menu")
            return
        }
        #expect(menu.items.contains { $0.text == Language.english.say("learn.menu.sprint") } == offersClock)
    }

    @Test("A sprint ends by its own clock")
    func sprint() {
        var state = LearnState(language: .english)
        let timer = QuizTimer(style: .bar, limitSeconds: 60, secondsLeft: 60, isStopped: false)
        let begun = reply(question(Self.body), kind: .timed, timer: timer)
        _ = state.take(.activity(begun), to: .start(.sprint()), at: 1000)
        #expect(state.tick(at: 60_999).isEmpty)
        #expect(state.tick(at: 61_000) == [.finish(Self.activity)])
        #expect(state.tick(at: 62_000).isEmpty)
    }

    @Test("An activity that is open is gone on with, instead of another one")
    func open() {
        var state = LearnState(language: .english)
        let reply = Self.refused(505, "open", #","activity":"b2""#)
        #expect(state.take(reply, to: .start(.practice()), at: 0) == [.resume(ActivityID(rawValue: "b2"))])
    }

    @Test("Of a lesson that is open and another one that was chosen the child says which it is")
    func another() {
        let wish = LearnWish.lesson(LessonID(rawValue: "shapes"))
        for (typed, expected) in [
            ("⏎", LearnCall.resume(ActivityID(rawValue: "b2"))), ("b⏎", .start(wish, replaces: true)), ("c⏎", .next),
        ] {
            var state = LearnState(language: .english)
            let reply = Self.refused(505, "open", #","activity":"b2""#)
            #expect(state.take(reply, to: .start(wish), at: 0).isEmpty)
            #expect(state.type(typed) == [expected])
        }
    }

    @Test("A state that is out of step asks kidd where it stands")
    func stale() {
        var state = learner(question(Self.body))
        let call = LearnCall.answer(Self.activity, Self.shown, .option("six"))
        #expect(state.take(Self.refused(506, "stale_presentation"), to: call, at: 0) == [.question(Self.activity)])
        #expect(state.take(Self.refused(507, "paused"), to: call, at: 0) == [.resume(Self.activity)])
        #expect(state.take(Self.refused(502, "finished"), to: call, at: 0) == [.finish(Self.activity)])
    }
}
