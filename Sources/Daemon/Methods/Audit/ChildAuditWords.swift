import Household

/// What was decided about a child, in simple words for the child: never an account, a PIN, a sibling, the name of a
/// lesson that rests, or blame (Audit: "a child reads in simple words what was decided about it").
///
/// The reason of a grant is told, since it praises; that of a lock is not: it may scold, and `time.mayI` keeps it too.
struct ChildAuditWords {
    /// The same word for programs as in a parent's audit.
    var what: String
    var say: String

    /// Nil when nothing of the record is the child's business.
    init?(_ record: Record, by parent: String?) {
        let told = record.facts.compactMap { fact in Self.words(of: fact, by: parent).map { ($0, fact) } }
        guard let first = told.first, let what = AuditWords.word(of: first.1) else { return nil }
        self.what = what
        say = told.map(\.0).joined(separator: " ")
    }

    private static func words(of fact: Fact, by parent: String?) -> String? {
        switch fact {
        case .household(.childAdded): "You are one of the family here now."
        case .request(let fact): words(of: fact, by: parent)
        case .challenge(let fact): words(of: fact)
        case .household, .learning, .reward: nil
        case .child(let fact): words(of: fact)
        case .time(let fact): words(of: fact, by: parent)
        }
    }

    private static func words(of fact: TimeFact, by parent: String?) -> String? {
        switch fact {
        case .granted(let grant): words(of: grant, by: parent)
        case .grantUndone: parent.map { "\($0) ended your extra minutes." } ?? "Your extra minutes ended."
        case .idle(let claim): claim.isTold ? "A while without you was not counted." : nil
        case .saveBegan: "You got a moment to save."
        case .locked: parent.map { "\($0) paused screen time." } ?? "Screen time was paused."
        case .unlocked: parent.map { "\($0) ended the pause of screen time." } ?? "The pause of screen time ended."
        case .used, .timeEnded, .counted, .leaseBegan, .leaseRenewed, .leaseEnded, .leaseExpired, .saveOver,
            .sessionSet, .bankSet:
            nil
        }
    }

    private static func words(of fact: ChallengeFact) -> String? {
        switch fact {
        case .assigned(let challenge): "There is a challenge for you: \(challenge.title)."
        case .deactivated: "A challenge is resting."
        case .activated: "A challenge goes on."
        case .closed: "A challenge has ended."
        case .advanced, .ended, .completed: nil
        }
    }

    private static func words(of fact: RequestFact, by parent: String?) -> String? {
        switch fact {
        case .opened(let request): return "You asked for \(RequestWords.minutes(request.minutes))."
        case .decided(_, let answer):
            // Minutes that were given are told by their grant.
            if answer.isApproved { return "Your question has its answer: yes." }
            return (parent.map { "\($0) said: not this time." } ?? "The answer was: not this time.")
                + (answer.word.map { " (\($0))" } ?? "")
        }
    }

    private static func words(of grant: Grant, by parent: String?) -> String {
        if case .challenge = grant.origin {
            return "You earned \(RequestWords.minutes(grant.minutes)) with a challenge."
        }
        if case .lesson = grant.origin { return "You earned \(RequestWords.minutes(grant.minutes)) with a lesson." }
        let giver = parent.map { "\($0) gave you" } ?? "You got"
        let length = grant.minutes == 1 ? "1 more minute" : "\(grant.minutes) more minutes"
        let scope = grant.scope == .all ? "" : " for one thing"
        let quiet = grant.pastQuietHours ? ", also in quiet hours" : ""
        return giver + " " + length + scope + quiet + "."
    }

    private static func words(of fact: ChildFact) -> String? {
        switch fact {
        case .filterSet, .filterChanged: "The lessons for you have changed."
        case .profileSet: "Your profile was changed."
        case .profileChanged(let change): words(of: change)
        case .policySet(let policy):
            (times(of: policy) + rules(of: policy).map(\.say)).compactMap { $0 }.joined(separator: " ")
        case .policyChanged(let change): words(of: change)
        case .boardSet(let board):
            board.isOptedIn ? "You are on the family's boards now." : "You are not on the family's boards now."
        case .pauseEnded: "A subject that rested is back for you."
        case .learningSet: "How your questions are chosen has changed."
        }
    }

    /// Only what changed.
    private static func words(of change: Revision<ScreenTimePolicy>) -> String {
        var new = zip(times(of: change.from), times(of: change.to)).filter { $0 != $1 }.map { $1 ?? Self.alike }
        new += zip(rules(of: change.from), rules(of: change.to)).filter { $0.say != $1.say }.map { $1.say ?? $1.gone }
        return new.isEmpty ? "Your times have changed." : new.joined(separator: " ")
    }

    /// A sentence for each rule; nil for weekdays when none has a limit of its own.
    private static func times(of policy: ScreenTimePolicy) -> [String?] {
        let quiet = SettingText.windows(policy.quietHours)
        let finish =
            switch policy.finishing {
            case .none: "When time is over, everything rests until later."
            case .question: "When time is over, you may finish your question."
            case .lesson: "When time is over, you may finish your lesson."
            }
        return [
            time(policy.dailyMinutes, "day"), weekdays(policy), time(policy.weeklyMinutes, "week"),
            quiet.isEmpty ? "You have no quiet hours now." : "Your quiet hours are now \(quiet).", finish,
        ]
    }

    private static func time(_ minutes: Int?, _ span: String) -> String {
        guard let minutes else { return "Your time a \(span) has no limit now." }
        return "Your time a \(span) is now \(RequestWords.minutes(minutes))."
    }

    private static func words(of change: Revision<ChildProfile>) -> String? {
        let (from, to) = (change.from, change.to)
        var parts: [String] = []
        if from.name != to.name { parts.append("You are called \(to.name) here now.") }
        if from.avatar != to.avatar { parts.append("You have a new image.") }
        if from.grade != to.grade { parts.append(grade(to.grade)) }
        if from.offersHints != to.offersHints { parts.append("Hints are now \(to.offersHints ? "on" : "off").") }
        if from.offersNarration != to.offersNarration {
            parts.append("Reading aloud is now \(to.offersNarration ? "on" : "off").")
        }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        // Accounts are for grown-ups.
        var rest = to
        rest.uids = from.uids
        return rest == from ? nil : "Your profile was changed."
    }

    private static func grade(_ grade: Int?) -> String {
        switch grade {
        case nil: "Your grade is not set now."
        case 0: "You are in Kindergarten now."
        case let number?: "You are in grade \(number) now."
        }
    }
}
