import API
import Daemon
import Household

/// A child of the made-up family at its front-end: learns what kidd proposes, plays, and asks for more time.
struct SampleLearner {
    let child: SampleChild
    private let household: SampleHousehold
    private let time: SampleTime
    private let server: Server
    private var mind: SampleMind
    private var random: SeededRandom
    /// Sittings with learning so far.
    private var sittings = 0
    /// Leases that it began.
    private var leases = 0

    init(
        _ child: SampleChild, _ household: SampleHousehold, _ time: SampleTime, _ server: Server, seed: UInt64,
        stream: UInt64
    ) {
        self.child = child
        self.household = household
        self.time = time
        self.server = server
        mind = SampleMind(child.mind, seed: seed, stream: stream * 2)
        random = SeededRandom(seed: seed, stream: stream * 2 + 1)
    }

    /// A sitting: one activity after another, until the minutes are over or kidd says that time is.
    mutating func learn(minutes: Int) throws {
        sittings += 1
        let end = time.now + Milliseconds(minutes) * .minute
        if sittings == 3 { try play(ActivityStart.Params(child: child.id, kind: .copying), until: end) }
        if sittings >= 3, sittings % 3 == 0 {
            try play(ActivityStart.Params(child: child.id, kind: .practice), until: end)
            try play(ActivityStart.Params(child: child.id, kind: .timed), until: end)
        }
        while time.now < end, !time.isOver {
            guard try playNext(until: end) else { return }
            time.pass(seconds: 20 + random.number(below: 60))
        }
    }

    /// Does what kidd proposes. Nil of it, or a refusal, ends the sitting.
    private mutating func playNext(until end: Instant) throws -> Bool {
        guard let next = try proposal() else { return false }
        var params = ActivityStart.Params(child: child.id)
        switch next.kind {
        case .resume:
            guard let place = next.place else { return false }
            return try resume(place, until: end)
        case .review: (params.kind, params.skill) = (.review, next.review?.skill)
        case .practice: params.kind = .practice
        case .mixed: (params.kind, params.subject) = (.quiz, next.mix?.subject)
        case .relearn, .prerequisite, .new, .again: params.lesson = next.lesson?.id
        case .nothing: return false
        }
        // Now and then a quiz over what was passed.
        if next.kind == .again { params.kind = .quiz }
        return try play(params, until: end)
    }

    /// What kidd proposes: what is open first, else of a subject that the child would like.
    private mutating func proposal() throws -> LessonNext.Result? {
        let first = try household.child(LessonNext.method, LessonNext.Params(child: child.id))
        guard first?.kind != .resume, let subject = subject() else { return first }
        return try household.child(LessonNext.method, LessonNext.Params(child: child.id, subject: subject))
    }

    /// What it would like to learn; nil: what comes.
    private mutating func subject() -> String? {
        let number = random.number(below: 10)
        return number < Self.subjects.count ? Self.subjects[number] : nil
    }

    private static let subjects = ["reading", "science", "language", "math"]

    private mutating func resume(_ place: LessonNext.Place, until end: Instant) throws -> Bool {
        let params = ActivityParams(activity: place.activity)
        let method = place.state == .paused ? ActivityResume.method : ActivityQuestion.method
        guard let reply = try household.child(method, params) else { return false }
        return try answerAll(reply.view, until: end)
    }

    @discardableResult
    private mutating func play(_ params: ActivityStart.Params, until end: Instant) throws -> Bool {
        guard let reply = try household.child(ActivityStart.method, params) else { return false }
        return try answerAll(reply.view, until: end)
    }

    /// Answers one question after another. Sometimes a lesson is left in the middle and waits for the next day.
    private mutating func answerAll(_ view: ActivityView, until end: Instant) throws -> Bool {
        var question = view.question
        let leavesAt = view.kind == .lesson && random.number(below: 12) == 0 ? 3 : Int.max
        while let shown = question {
            guard shown.number < leavesAt, !time.isOver else { return try pause(view.activity) }
            guard let reply = try answer(shown, in: view.activity) else { return false }
            question = reply.reply.question
        }
        return true
    }

    private func pause(_ activity: ActivityID) throws -> Bool {
        _ = try household.child(ActivityPause.method, ActivityParams(activity: activity))
        return false
    }

    private mutating func answer(
        _ shown: QuestionView, in activity: ActivityID
    ) throws -> ActivityAnswer.Result? {
        let place = PresentationParams(activity: activity, presentation: shown.presentation)
        guard let open = server.openQuestion(of: ChildID(rawValue: child.id), in: activity),
            let thought = mind.think(about: open, tries: shown.attempt - 1)
        else { return nil }
        _ = try household.child(ActivityShown.method, place)
        var milliseconds = thought.milliseconds
        if thought.wantsHint, shown.hintsLeft > 0, shown.hintPrice == 0 {
            time.pass(milliseconds: milliseconds)
            _ = try household.child(ActivityHint.method, place)
            milliseconds = 3_000
        }
        time.pass(milliseconds: milliseconds)
        let reply = try household.child(
            ActivityAnswer.method,
            ActivityAnswer.Params(activity: activity, presentation: shown.presentation, answer: thought.answer))
        // What kidd says is read, too.
        time.pass(milliseconds: 3_000)
        return reply
    }

    // MARK: Play

    /// Plays with an app as long as kidd allows; then it may ask for more.
    mutating func play(minutes: Int, _ parent: SampleParent) throws {
        var left = minutes * 60
        var hasAsked = false
        while left > 0, !time.isOver {
            left -= try use(seconds: left)
            guard left > 0, !hasAsked, random.number(below: 100) < 45 else { return }
            hasAsked = true
            let reason = child.reasons[random.number(below: child.reasons.count)]
            guard let request = try household.ask(child.id, minutes: 15, reason: reason) else { return }
            time.pass(seconds: 60 + random.number(below: 180))
            let isApproved = random.number(below: 100) < 60
            try parent.decide(request, approve: isApproved)
            guard isApproved else { return }
        }
    }

    /// Uses the app under a lease, and returns the seconds that it was let.
    private mutating func use(seconds: Int) throws -> Int {
        leases += 1
        let lease = LeaseID(rawValue: "\(child.id)-\(leases)")
        let begin = TimeBeginLease.Params(child: child.id, lease: lease, activity: ActivityRef(app: child.app))
        guard var reply = try household.child(TimeBeginLease.method, begin) else { return 0 }
        var used = 0
        while used < seconds, reply.expiresAt != nil, reply.decision.allowed, !time.isOver {
            let step = min(30, seconds - used)
            time.pass(seconds: step)
            used += step
            guard let next = try household.child(TimeRenewLease.method, LeaseParams(child: child.id, lease: lease))
            else { return used }
            reply = next
        }
        if reply.expiresAt != nil {
            _ = try household.child(TimeEndLease.method, LeaseParams(child: child.id, lease: lease))
        }
        return used
    }
}

extension SampleHousehold {
    /// Asks for more minutes, in the child's words; nil where no request may be open.
    @discardableResult
    func ask(_ id: String, minutes: Int, reason: String) throws -> TimeRequestID? {
        try child(TimeAsk.method, TimeAsk.Params(child: id, minutes: minutes, reason: reason))?.request.request.id
    }
}
