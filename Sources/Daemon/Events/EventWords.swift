import API
import Household

/// The sentences of events. A child's are kind and name nobody; a parent's name the child.
enum EventWords {
    static let badgesChanged = "The family's own badges have changed."

    static func granted(_ grant: Grant) -> String {
        let minutes = grant.minutes == 1 ? "one more minute" : "\(grant.minutes) more minutes"
        if grant.origin.isEarned { return "You have earned \(minutes)!" }
        return "You have \(minutes)."
    }

    static let undone = "Your extra minutes have ended."

    static func undone(_ seconds: Int, of name: String) -> String {
        let length =
            seconds < 60 ? "\(seconds) s" : seconds < 120 ? "1 minute" : "\(seconds / 60) minutes"
        return "Taken back from \(name): \(length) of a grant."
    }

    static func granted(_ grant: Grant, to name: String) -> String {
        let minutes = grant.minutes == 1 ? "1 minute more" : "\(grant.minutes) minutes more"
        switch grant.origin {
        case .lesson: return "\(minutes) for \(name), earned with a lesson."
        case .challenge: return "\(minutes) for \(name), earned with a challenge."
        case .code: return "\(minutes) for \(name), by a code."
        case .parent, .request: break
        }
        return "\(minutes) for \(name)" + (grant.pastQuietHours ? ", past quiet hours" : "")
            + (grant.why.map { " (\($0))" } ?? "") + "."
    }

    static func changed(_ change: PolicyNews.Change) -> String {
        switch change {
        case .limits: "Your times are new."
        case .filter: "There are other lessons for you now."
        }
    }

    static func changed(_ change: PolicyNews.Change, of name: String) -> String {
        switch change {
        case .limits: "\(name) has new limits."
        case .filter: "\(name)'s filter has changed."
        }
    }

    static let householdChanged = "The family's settings have changed."
    static let profileChanged = "Your profile is new."

    static func profile(_ what: HouseholdNews.What, of name: String) -> String {
        switch what {
        case .childAdded: "\(name) was added."
        case .childArchived: "\(name)'s profile was archived."
        case .childRestored: "\(name)'s profile is back."
        default: "\(name)'s profile has changed."
        }
    }

    static func parent(_ what: HouseholdNews.What, _ name: String) -> String {
        switch what {
        case .parentAdded: "\(name) is a parent."
        case .parentUnlocked: "\(name) has unlocked."
        case .parentLocked: "\(name) has locked again."
        case .pinChanged: "\(name)'s PIN was changed."
        default: "The recovery code was used for \(name)."
        }
    }

    static func failed(_ key: PINCounterKey, _ failures: Int) -> String {
        (key == .recovery ? "A wrong recovery code" : key.isCode ? "A wrong code for minutes" : "A wrong PIN")
            + ", \(failures) in a row."
    }

    static func ended(_ reason: SubscriptionEnd.Reason) -> String {
        switch reason {
        case .locked: "A parent has locked: unlock to go on."
        case .expired: "The unlock has run out: unlock to go on."
        case .archived: "The profile was archived."
        case .account: "This account may not act for the child any more."
        }
    }
}
