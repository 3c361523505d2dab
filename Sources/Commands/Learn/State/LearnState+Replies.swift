import API
import Household
import Words

/// What kidd's replies do.
extension LearnState {
    /// Takes in a reply.
    ///
    /// - Parameter now: the time on the monotonic clock.
    mutating func take(_ reply: LearnReply, to call: LearnCall, at now: Milliseconds) -> [LearnCall] {
        isConnected = true
        guard !isOver else { return [] }
        switch reply {
        case .mayI(let mayI): return take(mayI.decision)
        case .next(let next):
            guard case .nextOf(let subject) = call else { return show(next) }
            return show(next, of: subject)
        case .subjects(let subjects):
            choice.take(subjects)
            return showSubjects()
        case .lessons(let lessons):
            if case .lessons(let subject) = call { show(lessons, of: subject) }
            return []
        case .activity(let activity): return take(activity, to: call, at: now)
        case .answered(let answered): return take(answered, to: call)
        case .hint(let hint):
            take(hint.hint)
            return mind(hint.time)
        case .lease(let lease): return mind(TimeBrief(lease.decision, finish: lease.finish))
        case .asked(let asked):
            tell(said(asked.say), .time)
            return []
        case .rewards(let rewards):
            if case .ended(var end) = stage {
                end.rewards = rewards
                stage = .ended(end)
            }
            return []
        case .refused(let refused): return take(refused, to: call)
        }
    }

    /// Whether the child may, before anything is open or after a rest.
    private mutating func take(_ decision: Decision) -> [LearnCall] {
        time = TimeBrief(decision)
        guard decision.allowed else {
            // The open one, if there is one, may be allowed to end: kidd says so when it is asked for what is next.
            if case .opening = stage { return [.next] }
            stage = .resting(said(decision.say), mayGoOn: false)
            return []
        }
        if case .resting = stage, open != nil {
            stage = .resting(said(decision.say), mayGoOn: true)
            return []
        }
        return [.next]
    }

    private mutating func take(_ reply: ActivityReply, to call: LearnCall, at now: Milliseconds) -> [LearnCall] {
        switch call {
        case .pause: return []
        case .shown:
            open?.lease = reply.lease
            return mind(reply.time)
        default: break
        }
        let view = reply.view
        time = reply.time
        if let summary = view.summary { return end(summary, reply.earned, isTold: call == .finish(view.activity)) }
        open = Open(id: view.activity, kind: view.kind, title: view.title, lease: reply.lease, goal: view.goal)
        timer = view.timer.map {
            Timer(
                style: $0.style, limitSeconds: $0.limitSeconds,
                end: now + Milliseconds($0.secondsLeft) * .second)
        }
        for words in [view.welcomeBack, view.notShown] { if let words { tell(said(words), .plain) } }
        guard let question = view.question else { return view.state == .paused ? [.resume(view.activity)] : [.next] }
        let earlier = AnswerPads.Earlier(answer: question.lastAnswer, right: question.rightParts ?? [])
        let calls = goOn(to: question, after: earlier)
        return calls + mind(reply.time)
    }

    /// Shows a question; without one kidd is asked what has become of the activity.
    mutating func goOn(to question: QuestionView?, after earlier: AnswerPads.Earlier) -> [LearnCall] {
        guard let open else { return [.next] }
        guard let question else { return [.finish(open.id)] }
        let pad = AnswerPads.pad(for: question.body, of: open.kind, after: earlier, on: language)
        // Parts belong to a lesson: a quiz and a review take questions from here and there.
        let isNew = open.kind == .lesson && question.section?.title != section
        section = question.section?.title
        stage = .question(
            AskedQuestion(
                question: question, pad: pad, marks: ThingMarks(for: question), earlier: earlier,
                section: isNew ? question.section : nil))
        return [.shown(open.id, question.presentation)]
    }

    /// The answer is begun anew: of whoever types lines, each one is a whole answer.
    mutating func beginAnew() {
        guard case .question(var asked) = stage, !asked.isSent, let open else { return }
        asked.pad = AnswerPads.pad(for: asked.question.body, of: open.kind, after: asked.earlier, on: language)
        stage = .question(asked)
    }

    // MARK: Answers

    private mutating func take(_ answered: ActivityAnswer.Result, to call: LearnCall) -> [LearnCall] {
        let reply = answered.reply
        guard let open else { return [.next] }
        tell(of: reply)
        if let summary = reply.summary {
            return end(summary, answered.earned, isTold: false)
        }
        var earlier = AnswerPads.Earlier()
        if case .answer(_, _, let answer) = call, reply.outcome == .tryAgain {
            earlier = AnswerPads.Earlier(answer: answer, right: reply.rightParts ?? [])
        }
        let lines = reading(of: reply, of: asked?.question)
        if !lines.isEmpty, open.kind != .timed {
            stage = .between(
                Between(lines: lines, next: reply.question, earlier: earlier, offersRest: reply.rest != nil))
            return mind(answered.time)
        }
        let calls = goOn(to: reply.question, after: earlier)
        return calls + mind(answered.time)
    }

    /// What stays on the screen beside the next question.
    private mutating func tell(of reply: AnswerReply) {
        let stars = reply.stars > 0 ? " " + String(repeating: "\u{2605}", count: min(5, reply.stars)) : ""
        let tone: LearnNotice.Tone =
            switch reply.outcome {
            case .correct: .right
            case .tryAgain: .again
            case .participated, .explained, .late: .plain
            }
        tell(said(reply.say) + (tone == .right ? stars : ""), tone)
        if let spelling = reply.spelling { tell(say("learn.spelling", ["word": .text(spelling)]), .plain) }
    }

    /// What is read before it goes on: an explanation with the question that it is about, a fact worked out, the offer of
    /// a rest.
    private func reading(of reply: AnswerReply, of asked: QuestionView?) -> [Between.Part] {
        var lines: [Between.Part] = []
        if let lesson = reply.microLesson {
            lines = [
                .text(said(lesson.tip), .plain), .text(said(lesson.example), .bold), .picture(lesson.picture),
            ]
            if let twin = lesson.twin { lines.append(.text(said(twin), .plain)) }
        } else if let explanation = reply.explanation {
            if let asked { lines = [.text(asked.prompt, .plain)] + (asked.picture.map { [.picture($0)] } ?? []) }
            lines.append(.text(explanation, .bold))
        }
        if let rest = reply.rest { lines.append(.text(said(rest), .plain)) }
        return lines
    }

    private mutating func take(_ hint: HintReply) {
        guard case .question(var asked) = stage else { return }
        asked.hints.append(hint.text)
        asked.question.hintsLeft = hint.hintsLeft
        asked.question.hintPrice = hint.hintPrice
        stage = .question(asked)
    }

    // MARK: The end

    /// - Parameter isTold: whether kidd knows already that its time has ended.
    private mutating func end(_ summary: ActivitySummary, _ earned: EarnedNow, isTold: Bool) -> [LearnCall] {
        timer = nil
        isFinishing = false
        if case .ended = stage { return [] }
        let id = open?.id ?? summary.activity
        // What was said of the last of many quick answers is of no use any more.
        if summary.kind == .timed { clearNotices() }
        open = nil
        section = nil
        stage = .ended(LearnEnd(summary: summary, earned: earned))
        return isTold ? [.rewards] : [.finish(id), .rewards]
    }
}
