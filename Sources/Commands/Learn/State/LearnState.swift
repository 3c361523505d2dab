import API
import Household
import Words

/// A child at work in a terminal, and what keys, replies, events and time do to it. It knows no terminal and no socket:
/// what is to be asked of kidd comes out as calls.
struct LearnState {
    /// The activity that is open.
    struct Open: Equatable {
        var id: ActivityID
        var kind: ActivityKind
        var title: String
        /// Nil while it is paused.
        var lease: LeaseID?
        /// Right answers to reach in a sprint.
        var goal: Int?
    }

    /// A clock that runs out.
    struct Timer: Equatable {
        var style: QuizTimer.Style
        var limitSeconds: Int
        /// On the monotonic clock.
        var end: Milliseconds

        /// Whole seconds that are left.
        func secondsLeft(at now: Milliseconds) -> Int { Int(max(0, end - now + 999) / .second) }
    }

    let language: Language
    var stage = LearnStage.opening
    /// What was said last, the newest last.
    private(set) var notices: [LearnNotice] = []
    var open: Open?
    var timer: Timer?
    /// How the child's time stands, as far as kidd has told.
    var time: TimeBrief?
    /// Whether the child was told that it may only finish what is open.
    var isFinishing = false
    /// False while kidd does not answer.
    var isConnected = true
    /// The list of minutes to ask for, over everything else.
    var asking: LearnMenu?
    /// Why more minutes are asked for, while it is typed.
    var reason: LearnReason?
    /// The part of the lesson that was shown.
    var section: String?
    /// The lesson or quiz that is being chosen.
    var choice = LessonChoice()
    /// Whether anything runs against a clock, a quiz or a sprint: not for the youngest.
    let offersClock: Bool
    /// Whether the child left while time was over.
    private(set) var mayNot = false
    /// Whether something went so wrong that it cannot go on; kidd's words.
    var failure: String?

    /// The most notices at once.
    private static let mostNotices = 3

    init(language: Language, offersClock: Bool = true) {
        self.language = language
        self.offersClock = offersClock
    }

    /// The first calls.
    var beginning: [LearnCall] { [.mayI] }

    /// Whether there is nothing more to do.
    var isOver: Bool { if case .left = stage { true } else { false } }

    /// The question that is open.
    var asked: AskedQuestion? { if case .question(let asked) = stage { asked } else { nil } }

    /// Whether an activity waits for the child's next key, so that its time goes on.
    var isAtWork: Bool {
        switch stage {
        case .question, .between: open?.lease != nil
        default: false
        }
    }

    /// Where only lines are typed nothing is ticked off.
    mutating func forgetMarks() {
        guard case .question(var asked) = stage else { return }
        asked.marks = nil
        stage = .question(asked)
    }

    mutating func tell(_ text: String, _ tone: LearnNotice.Tone) {
        guard !text.isEmpty, notices.last?.text != text else { return }
        notices = (notices + [LearnNotice(text: text, tone: tone)]).suffix(Self.mostNotices)
    }

    mutating func clearNotices() { notices = [] }

    mutating func forgetNotices(_ tone: LearnNotice.Tone) { notices.removeAll { $0.tone == tone } }

    func say(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) -> String {
        language.say(key, values)
    }

    /// What is said in words of the catalogue, or as it came from kidd.
    func said(_ saying: Saying) -> String { language.text(of: saying).printable }

    // MARK: Keys

    /// Takes in a key.
    ///
    /// - Parameter page: lines of a list that are seen at once.
    mutating func press(_ key: LearnKey, page: Int = 10) -> [LearnCall] {
        if key == .end { return leave() }
        if reason != nil { return pressReason(key) }
        if asking != nil { return pressAsking(key, page: page) }
        guard isConnected else { return key.isLeave ? leave() : [] }
        if key == .time { return command(key) }
        switch stage {
        case .opening, .left: return key.isLeave ? leave() : []
        case .menu(var menu):
            let (goal, isUnused) = menu.press(key, page: page)
            stage = .menu(menu)
            if let goal { return go(to: goal) }
            return isUnused ? command(key) : []
        case .lessons(var menu):
            if key == .escape { return go(to: menu.back) }
            let (goal, isUnused) = menu.press(key, page: page)
            stage = .lessons(menu)
            if let goal { return go(to: goal) }
            return isUnused ? command(key) : []
        case .question(let asked): return press(key, asked)
        case .between(let between):
            guard key == .enter else { return command(key) }
            clearNotices()
            return goOn(to: between.next, after: between.earlier)
        case .ended:
            guard key == .enter else { return command(key) }
            clearNotices()
            return [.next]
        case .resting(_, let mayGoOn):
            guard key == .enter else { return command(key) }
            guard mayGoOn, let open else { return [.mayI] }
            clearNotices()
            return [.resume(open.id)]
        }
    }

    private mutating func press(_ key: LearnKey, _ asked: AskedQuestion) -> [LearnCall] {
        guard !asked.isSent, let open else { return key.isLeave ? leave() : [] }
        if key == .character("?") { return askForHint(asked, open) }
        var asked = asked
        if asked.marks?.press(key) == true {
            stage = .question(asked)
            return []
        }
        let reply = asked.pad.press(key)
        switch reply {
        case .unused: return command(key)
        case .changed, .anew: stage = .question(asked)
        case .tell(let saying):
            stage = .question(asked)
            clearNotices()
            tell(language.text(of: saying), .again)
        case .send(let answer):
            asked.isSent = true
            stage = .question(asked)
            clearNotices()
            return [.answer(open.id, asked.question.presentation, answer)]
        }
        return []
    }

    /// A line was typed that is no answer and no command: it is told, with what answers, and counts nothing.
    mutating func misread() {
        clearNotices()
        let how = asking == nil ? asked.map { language.say(how: $0.pad.how, isPlain: true) } : nil
        tell(say("learn.tell.noAnswer") + " " + (how ?? say("learn.tell.name")), .again)
    }

    /// Keys that mean the same everywhere, where they are not for an answer.
    private mutating func command(_ key: LearnKey) -> [LearnCall] {
        switch key {
        case .character("q"), .character("Q"), .escape: return leave()
        case .character("t"), .character("T"), .next, .time: asking = minutesMenu
        default: break
        }
        return []
    }

    private mutating func askForHint(_ asked: AskedQuestion, _ open: Open) -> [LearnCall] {
        var asked = asked
        guard let price = asked.question.hintPrice, asked.question.hintsLeft > 0 else {
            tell(say("learn.tell.noHint"), .plain)
            return []
        }
        if asked.lacksStars { return [] }
        guard price == 0 || asked.knowsPrice else {
            asked.knowsPrice = true
            stage = .question(asked)
            tell(say("learn.tell.price", ["count": .number(price)]), .hint)
            return []
        }
        asked.knowsPrice = false
        stage = .question(asked)
        return [.hint(open.id, asked.question.presentation)]
    }

    // MARK: Leaving

    /// Stops: the activity waits at its question.
    mutating func leave() -> [LearnCall] {
        guard !isOver else { return [] }
        asking = nil
        reason = nil
        if case .resting(_, mayGoOn: false) = stage { mayNot = true }
        let place = asked?.question.number
        let calls: [LearnCall] = isAtWork ? open.map { [.pause($0.id)] } ?? [] : []
        stage = .left(
            place.map { say("learn.bye.place", ["number": .number($0)]) } ?? say("learn.bye"))
        return calls
    }

    // MARK: Time

    /// Takes in how the child's time stands; gives what follows from it when time is over.
    mutating func mind(_ new: TimeBrief) -> [LearnCall] {
        time = new
        if new.allowed {
            isFinishing = false
            return []
        }
        guard new.finish == nil else {
            if !isFinishing { tell(new.say.printable, .time) }
            isFinishing = true
            return []
        }
        return rest(new.say.printable)
    }

    /// Time is over: from here nothing counts.
    mutating func rest(_ words: String, mayGoOn: Bool = false) -> [LearnCall] {
        let isOpen = isAtWork
        stage = .resting(words, mayGoOn: mayGoOn)
        timer = nil
        isFinishing = false
        guard isOpen, let id = open?.id else { return [] }
        open?.lease = nil
        return [.pause(id)]
    }

    /// The time of the monotonic clock is this now.
    mutating func tick(at now: Milliseconds) -> [LearnCall] {
        guard let timer, timer.end <= now, isAtWork, let open else { return [] }
        self.timer = nil
        if case .question(var asked) = stage {
            asked.isSent = true
            stage = .question(asked)
        }
        return [.finish(open.id)]
    }
}

extension LearnKey {
    /// Whether it asks to stop, where it is not for an answer.
    fileprivate var isLeave: Bool { [.escape, .end, .character("q"), .character("Q")].contains(self) }
}
