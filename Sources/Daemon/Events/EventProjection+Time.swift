import API
import Household
import Words

/// Events about grants and requests for time: the one place where their facts become events.
extension EventProjection {
    /// `time.grant`: minutes were given or taken back.
    func grantEvent(_ fact: TimeFact, in record: Record) -> Event? {
        guard let child = record.child else { return nil }
        let at = record.stamp.at
        switch fact {
        case .granted(let grant):
            guard let state = family.child(child) else { return nil }
            let say = EventWords.granted(grant, caution(about: grant.id, in: record, state))
            return event(Self.news(of: grant, say), grant, state.profile, at) { told in
                told.by = grant.by
                told.why = grant.why
                told.say = EventWords.granted(grant, to: state.profile.name)
            }
        case .grantUndone(let undone):
            guard let state = family.child(child), let grant = state.time.account(undone.grant)?.grant else {
                return nil
            }
            var heard = Self.news(of: grant, EventWords.undone)
            heard.what = .undone
            heard.takenBackSeconds = undone.milliseconds.secondsLeft
            return event(heard, grant, state.profile, at) { told in
                told.by = undone.by
                told.say = EventWords.undone(undone.milliseconds.secondsLeft, of: state.profile.name)
            }
        default: return nil
        }
    }

    private static func news(of grant: Grant, _ say: Saying) -> GrantNews {
        let activity: ActivityRef? = if case .activity(let activity) = grant.scope { activity } else { nil }
        var news = GrantNews(
            grant: grant.id, minutes: grant.minutes, activity: activity, pastQuietHours: grant.pastQuietHours,
            expires: grant.expires, say: say)
        switch grant.origin {
        case .parent: break
        case .request(let request): news.request = request
        case .code: news.what = .redeemed
        case .lesson, .challenge: news.what = .earned
        }
        return news
    }

    private func event(
        _ heard: GrantNews, _ grant: Grant, _ profile: ChildProfile, _ at: Instant, _ tell: (inout GrantNews) -> Void
    ) -> Event {
        var told = heard
        tell(&told)
        return Event(
            .timeGrant(told), child: profile.id, to: .family, at: at, topic: .timeGrant, forChild: .timeGrant(heard))
    }

    // MARK: Requests

    /// `time.request`: a child asked, or a parent answered.
    func requestEvent(_ fact: RequestFact, in record: Record) -> Event? {
        guard let child = record.child, let state = family.child(child) else { return nil }
        let at = record.stamp.at
        switch fact {
        case .opened(let request):
            return requestEvent(.opened, request, state.profile, at)
        case .decided(let id, let answer):
            guard var request = state.requests.request(id) else { return nil }
            request.answer = answer
            let caution = answer.grant.flatMap { self.caution(about: $0, in: record, state) }
            let left = answer.isApproved ? nil : left(state, request.activity ?? .anything)
            return requestEvent(.decided, request, state.profile, at, caution, left)
        }
    }

    /// The event about a request, with the words for a parent and for the child.
    func requestEvent(
        _ what: RequestNews.What, _ request: TimeRequest, _ profile: ChildProfile, _ at: Instant,
        _ caution: Saying? = nil, _ left: Int? = nil
    ) -> Event {
        let state = request.state(at: at)
        let heard = RequestNews(
            what: what, request: request.id, minutes: request.minutes, reason: request.reason,
            activity: request.activity, state: state, expires: request.expires, grant: request.answer?.grant,
            grantedMinutes: request.answer?.minutes, word: request.answer?.word,
            say: RequestWords.child(request, state, caution: caution, left: left))
        var told = heard
        told.by = request.answer?.by
        told.say = RequestWords.parent(request, state, of: profile.name)
        return Event(
            .timeRequest(told), child: profile.id, to: .family, at: at, topic: .timeRequest,
            forChild: .timeRequest(heard))
    }
}
