import Household
import Words

/// What was decided about a child, in simple words for the child: never an account, a PIN, a sibling, the name of a
/// lesson that rests, or blame (Audit: "a child reads in simple words what was decided about it").
///
/// The reason of a grant is told, since it praises; that of a lock is not: it may scold, and `time.mayI` keeps it too.
struct ChildAuditWords {
    /// The same word for programs as in a parent's audit.
    var what: String
    var say: Saying

    /// Nil when nothing of the record is the child's business.
    init?(_ record: Record, by parent: String?) {
        let told = record.facts.compactMap { fact in Self.words(of: fact, by: parent).map { ($0, fact) } }
        guard let first = told.first, let say = Self.together(told.map(\.0)), let what = AuditWords.word(of: first.1)
        else { return nil }
        self.what = what
        self.say = say
    }

    /// Sentences one after the other; nil when there are none.
    static func together(_ sentences: [Saying]) -> Saying? {
        sentences.dropFirst().reduce(sentences.first) { told, next in told.map { $0 + next } }
    }

    private static func words(of fact: Fact, by parent: String?) -> Saying? {
        switch fact {
        case .household(.childAdded): Saying("audit.childAdded")
        case .household(.exported(_?)): told("exported", by: parent)
        case .request(let fact): words(of: fact, by: parent)
        case .challenge(let fact): words(of: fact)
        case .household, .learning, .reward: nil
        case .child(let fact): words(of: fact)
        case .time(let fact): words(of: fact, by: parent)
        }
    }

    /// What somebody did, or what was done, when nobody is to be named.
    private static func told(_ key: String, by parent: String?) -> Saying {
        parent.map { Saying("audit.\(key)By", ["parent": .text($0)]) } ?? Saying("audit.\(key)")
    }

    private static func words(of fact: TimeFact, by parent: String?) -> Saying? {
        switch fact {
        case .granted(let grant): words(of: grant, by: parent)
        case .grantUndone: told("grantUndone", by: parent)
        case .idle(let claim): claim.isTold ? Saying("audit.idle") : nil
        case .saveBegan: Saying("audit.saveTime")
        case .locked: told("locked", by: parent)
        case .unlocked: told("unlocked", by: parent)
        case .used, .timeEnded, .counted, .leaseBegan, .leaseRenewed, .leaseEnded, .leaseExpired, .saveOver,
            .sessionSet, .bankSet:
            nil
        }
    }

    private static func words(of fact: ChallengeFact) -> Saying? {
        switch fact {
        case .assigned(let challenge): Saying("event.challenge.assigned", ["title": .saying(challenge.name)])
        case .deactivated: Saying("audit.challengeStopped")
        case .activated: Saying("audit.challengeActivated")
        case .closed: Saying("audit.challengeClosed")
        case .advanced, .ended, .completed: nil
        }
    }

    private static func words(of fact: RequestFact, by parent: String?) -> Saying? {
        switch fact {
        case .opened(let request): return Saying("audit.asked", ["minutes": .number(request.minutes)])
        case .decided(_, let answer):
            // Minutes that were given are told by their grant.
            if answer.isApproved { return Saying("audit.approved") }
            let declined = told("declined", by: parent)
            return answer.word.map { declined + Saying("request.word", ["word": .text($0)]) } ?? declined
        }
    }

    private static func words(of grant: Grant, by parent: String?) -> Saying {
        let minutes = Saying.Value.number(grant.minutes)
        switch grant.origin {
        case .challenge: return Saying("audit.earnedByChallenge", ["minutes": minutes])
        case .lesson: return Saying("audit.earnedByLesson", ["minutes": minutes])
        case .parent, .request, .code: break
        }
        var given =
            parent.map { Saying("audit.grantedBy", ["parent": .text($0), "minutes": minutes]) }
            ?? Saying("audit.granted", ["minutes": minutes])
        if grant.scope != .all { given = given + Saying("audit.forOneThing") }
        return grant.pastQuietHours ? given + Saying("audit.alsoInQuietHours") : given
    }

    private static func words(of fact: ChildFact) -> Saying? {
        switch fact {
        case .filterSet, .filterChanged: Saying("audit.filterChanged")
        case .profileSet: Saying("audit.profileChanged")
        case .profileChanged(let change): words(of: change)
        case .policySet(let policy): together(ScreenTimePolicy.rules.toldToChild(of: policy))
        case .policyChanged(let change):
            together(ScreenTimePolicy.rules.toldToChild(of: change)) ?? Saying("audit.policyChanged")
        case .boardSet(let board): Saying(board.isOptedIn ? "audit.onBoards" : "audit.notOnBoards")
        case .pauseEnded: Saying("audit.pauseEnded")
        case .learningSet: Saying("audit.learningChanged")
        case .folded: nil
        case .analyticsSet(let isAllowed): Saying(isAllowed ? "audit.analytics" : "audit.noAnalytics")
        case .logged, .logTrimmed: nil
        case .logCleared: Saying("audit.logCleared")
        }
    }

    private static func words(of change: Revision<ChildProfile>) -> Saying? {
        let (from, to) = (change.from, change.to)
        var parts: [Saying] = []
        if from.name != to.name { parts.append(Saying("audit.name", ["name": .text(to.name)])) }
        if from.avatar != to.avatar { parts.append(Saying("audit.image")) }
        if from.grade != to.grade { parts.append(grade(to.grade)) }
        if from.offersHints != to.offersHints {
            parts.append(Saying(to.offersHints ? "audit.hintsOn" : "audit.hintsOff"))
        }
        if from.offersNarration != to.offersNarration {
            parts.append(Saying(to.offersNarration ? "audit.narrationOn" : "audit.narrationOff"))
        }
        if let told = together(parts) { return told }
        // Accounts are for grown-ups.
        var rest = to
        rest.uids = from.uids
        return rest == from ? nil : Saying("audit.profileChanged")
    }

    private static func grade(_ grade: Int?) -> Saying {
        switch grade {
        case nil: Saying("audit.noGrade")
        case 0: Saying("audit.kindergarten")
        case let number?: Saying("audit.grade", ["grade": .number(number)])
        }
    }
}
