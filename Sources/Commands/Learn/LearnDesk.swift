import API
import Client
import Household
import JSONRPC

/// Where calls of whoever learns are made, each under a key of its own: sent again with it, a call counts once.
struct LearnDesk {
    var connection: KiddConnection
    /// The child's id.
    var child: String

    /// What is subscribed to.
    static let topics: [EventTopic] = [
        .timeState, .timeWarning, .timeActivity, .timeRequest, .timeBreak, .timeGrant, .policy,
    ]

    /// Makes a call; what kidd refuses is a reply as well.
    func perform(_ call: LearnCall, key: String) throws(ClientError) -> LearnReply {
        do throws(ClientError) {
            return try reply(to: call, key: key)
        } catch {
            guard case .refused(let refused) = error else { throw error }
            return .refused(refused)
        }
    }

    private func reply(to call: LearnCall, key: String) throws(ClientError) -> LearnReply {
        switch call {
        case .mayI: .mayI(try ask(TimeMayI.method, TimeMayI.Params(child: child), key))
        case .next: .next(try ask(LessonNext.method, LessonNext.Params(child: child), key))
        case .nextOf(let subject):
            .next(try ask(LessonNext.method, LessonNext.Params(child: child, subject: subject), key))
        case .subjects: .subjects(try ask(ProgressOverview.method, ChildParams(child: child), key))
        case .lessons(let subject):
            .lessons(try ask(LessonList.method, LessonList.Params(child: child, subject: subject), key).lessons)
        case .start(let wish, let replaces):
            .activity(try ask(ActivityStart.method, params(of: wish, replaces: replaces), key))
        case .resume(let id): .activity(try ask(ActivityResume.method, ActivityParams(activity: id), key))
        case .question(let id): .activity(try ask(ActivityQuestion.method, ActivityParams(activity: id), key))
        case .shown(let id, let presentation):
            .activity(
                try ask(ActivityShown.method, PresentationParams(activity: id, presentation: presentation), key))
        case .answer(let id, let presentation, let answer):
            .answered(
                try ask(
                    ActivityAnswer.method,
                    ActivityAnswer.Params(activity: id, presentation: presentation, answer: answer), key))
        case .hint(let id, let presentation):
            .hint(try ask(ActivityHint.method, PresentationParams(activity: id, presentation: presentation), key))
        case .pause(let id): .activity(try ask(ActivityPause.method, ActivityParams(activity: id), key))
        case .finish(let id): .activity(try ask(ActivityFinish.method, ActivityParams(activity: id), key))
        case .renew(let lease): .lease(try ask(TimeRenewLease.method, LeaseParams(child: child, lease: lease), key))
        case .ask(let minutes, let why):
            .asked(try ask(TimeAsk.method, TimeAsk.Params(child: child, minutes: minutes, reason: why, id: key), key))
        case .rewards: .rewards(try ask(RewardsSummary.method, ChildParams(child: child), key))
        }
    }

    private func ask<Params, Result>(
        _ method: Method<Params, Result>, _ params: Params, _ key: String
    ) throws(ClientError) -> Result {
        try connection.answer(method, params, key: key).value
    }

    private func params(of wish: LearnWish, replaces: Bool) -> ActivityStart.Params {
        var params = params(of: wish)
        params.replace = replaces
        // A terminal draws pictures that are data; images and sounds of packs it cannot bring.
        params.shows = []
        return params
    }

    private func params(of wish: LearnWish) -> ActivityStart.Params {
        switch wish {
        case .lesson(let id): ActivityStart.Params(child: child, kind: .lesson, lesson: id)
        case .quiz(let id, let limit):
            ActivityStart.Params(child: child, kind: .quiz, lesson: id, limitSeconds: limit)
        case .mixedQuiz(let subject, let limit):
            ActivityStart.Params(child: child, kind: .quiz, subject: subject, limitSeconds: limit)
        case .review(let skill): ActivityStart.Params(child: child, kind: .review, skill: skill)
        case .practice(let strategy, let domain):
            ActivityStart.Params(child: child, kind: .practice, strategy: strategy, domain: domain.unlessUsual)
        case .sprint(let domain): ActivityStart.Params(child: child, kind: .timed, domain: domain.unlessUsual)
        case .copying: ActivityStart.Params(child: child, kind: .copying)
        }
    }
}

extension FactDomain {
    /// Itself; nil of the one that is meant where nobody says which.
    fileprivate var unlessUsual: FactDomain? { self == .addSubtract ? nil : self }
}
