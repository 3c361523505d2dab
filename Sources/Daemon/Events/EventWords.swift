import API
import Household
import Words

/// The sentences of events. A child's are kind and name nobody; a parent's name the child.
enum EventWords {
    static let badgesChanged = Saying("parent.event.badgesChanged")

    /// - Parameter caution: why they cannot all be used.
    static func granted(_ grant: Grant, _ caution: Saying?) -> Saying {
        let told = Saying(
            grant.origin.isEarned ? "event.earned" : "event.granted", ["minutes": .number(grant.minutes)])
        return caution.map { told + $0 } ?? told
    }

    static let undone = Saying("event.grantEnded")

    static func undone(_ seconds: Int, of name: String) -> Saying {
        let length =
            seconds < 60
            ? Saying("unit.seconds", ["count": .number(seconds)])
            : Saying("unit.minutes", ["count": .number(seconds / 60)])
        return Saying("parent.event.grantUndone", ["name": .text(name), "length": .saying(length)])
    }

    static func granted(_ grant: Grant, to name: String) -> Saying {
        let key =
            switch grant.origin {
            case .lesson: "parent.event.earnedByLesson"
            case .challenge: "parent.event.earnedByChallenge"
            case .code: "parent.event.redeemed"
            case .parent, .request:
                grant.pastQuietHours ? "parent.event.grantedPastQuietHours" : "parent.event.granted"
            }
        let told = Saying(key, ["name": .text(name), "minutes": .number(grant.minutes)])
        return grant.why.map { told + Saying("parent.event.because", ["reason": .text($0)]) } ?? told
    }

    static func changed(_ change: PolicyNews.Change) -> Saying { Saying("event.changed.\(change.rawValue)") }

    static func changed(_ change: PolicyNews.Change, of name: String) -> Saying {
        Saying("parent.event.changed.\(change.rawValue)", ["name": .text(name)])
    }

    static let householdChanged = Saying("parent.event.householdChanged")
    static let profileChanged = Saying("event.profileChanged")

    /// A child was added, archived or brought back, a parent unlocked, and so on.
    static func household(_ what: HouseholdNews.What, _ name: String) -> Saying {
        Saying("parent.event.\(what.rawValue)", ["name": .text(name)])
    }

    /// - Parameters:
    ///   - uid: where it was entered; who did it, nobody knows.
    ///   - child: the name of the child whose account it is, or for whom a code was tried.
    static func failed(_ key: PINCounterKey, _ failures: Int, from uid: UInt32, of child: String?) -> Saying {
        if key.isCode {
            return Saying(
                "parent.event.wrongCode", ["name": .text(child ?? ""), "count": .number(failures)])
        }
        return Saying(
            key == .recovery ? "parent.event.wrongRecoveryCode" : "parent.event.wrongPIN",
            ["from": .saying(AccountWords.from(uid, of: child)), "count": .number(failures)])
    }

    static func ended(_ reason: SubscriptionEnd.Reason) -> Saying {
        switch reason {
        case .locked: Saying("parent.ended.locked")
        case .expired: Saying("parent.ended.expired")
        case .archived: Saying("ended.archived")
        case .account: Saying("ended.account")
        case .removed: Saying("parent.ended.removed")
        case .pinChanged: Saying("parent.ended.pinChanged")
        case .erased: Saying("ended.erased")
        case .reopened: Saying("ended.reopened")
        }
    }

    /// How a challenge goes on, for its child.
    static func challenge(_ fact: ChallengeFact, _ title: Saying, _ percent: Int) -> Saying {
        let points: Int? = if case .completed(let completion) = fact { completion.points } else { nil }
        return Saying(
            points.map { $0 > 0 ? "event.challenge.completedWithPoints" : "event.challenge.completed" }
                ?? "event.challenge.\(word(of: fact))",
            ["title": .saying(title), "percent": .number(percent), "points": .number(points ?? 0)])
    }

    /// The same for parents.
    static func challenge(_ fact: ChallengeFact, _ title: Saying, _ percent: Int, of name: String) -> Saying {
        Saying(
            "parent.event.challenge.\(word(of: fact))",
            ["title": .saying(title), "percent": .number(percent), "name": .text(name)])
    }

    private static func word(of fact: ChallengeFact) -> String {
        switch fact {
        case .assigned: "assigned"
        case .advanced: "advanced"
        case .deactivated: "deactivated"
        case .activated: "activated"
        case .closed, .ended: "ended"
        case .completed: "completed"
        }
    }
}
