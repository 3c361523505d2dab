import API
import Client
import Household
import JSONRPC
import Words

/// What kidd refuses, and what a front-end does then.
extension LearnState {
    mutating func take(_ refused: ClientError.Refused, to call: LearnCall) -> [LearnCall] {
        if case .question(var asked) = stage, asked.isSent, !call.isAfterTheQuestion {
            asked.isSent = false
            stage = .question(asked)
        }
        switch refused.kind {
        case ErrorCode.activityOpen.kind:
            if let id = refused.text("activity").map(ActivityID.init(rawValue:)) {
                guard case .start(let wish, _) = call, wish.isChosen else { return [.resume(id)] }
                choose(between: id, and: wish)
                return []
            }
        case ErrorCode.notNow.kind: return rest(words(of: refused))
        case ErrorCode.activityPaused.kind: if let open { return [.resume(open.id)] }
        case ErrorCode.stalePresentation.kind, ErrorCode.leaseExpired.kind, ErrorCode.unfinished.kind:
            if let open { return [.question(open.id)] }
        case ErrorCode.activityFinished.kind:
            if let open, call != .finish(open.id) { return [.finish(open.id)] }
            return nextUnless(call)
        case ErrorCode.hintNotAvailable.kind:
            forgetNotices(.hint)
            tell(words(of: refused), .hint)
            if case .question(var asked) = stage {
                asked.lacksStars = true
                stage = .question(asked)
            }
            return []
        case ErrorCode.wrongShape.kind, ErrorCode.tooManyRequests.kind:
            tell(words(of: refused), .again)
            return []
        case ErrorCode.filtered.kind, ErrorCode.unknownActivity.kind, ErrorCode.unknownLesson.kind,
            ErrorCode.unknownSkill.kind, ErrorCode.nothingToAsk.kind, ErrorCode.reviewNotDue.kind,
            ErrorCode.sprintsRest.kind:
            open = nil
            tell(words(of: refused), .plain)
            return nextUnless(call)
        default: break
        }
        return wait(refused, call)
    }

    /// What is next now; a menu that is shown already stays.
    private mutating func nextUnless(_ call: LearnCall) -> [LearnCall] {
        if call == .next || call == .mayI {
            failure = notices.last?.text ?? ""
            return leave()
        }
        if case .menu = stage { return [] }
        if case .ended = stage { return [] }
        return [.next]
    }

    /// kidd cannot do it at this moment, or never: what waits for the child goes on waiting.
    private mutating func wait(_ refused: ClientError.Refused, _ call: LearnCall) -> [LearnCall] {
        if call == .mayI || call == .next {
            failure = refused.say ?? refused.message
            return leave()
        }
        if call.isBeat || call == .rewards { return [] }
        tell(refused.say ?? say("learn.tell.later"), .plain)
        return []
    }

    private func words(of refused: ClientError.Refused) -> String {
        (refused.say ?? say("learn.tell.again")).printable
    }
}

extension LearnCall {
    /// What is asked for when the question has been answered.
    fileprivate var isAfterTheQuestion: Bool {
        switch self {
        case .renew, .rewards, .ask, .hint: true
        default: false
        }
    }
}
