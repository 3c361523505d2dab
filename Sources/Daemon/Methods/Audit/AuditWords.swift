import Household

/// A record in words: one for programs and a sentence for people.
struct AuditWords {
    var what: String
    var say: String
    /// The child that a record of the household is about.
    var child: ChildID?

    /// - Parameter names: the display name of a child.
    init(_ record: Record, names: (ChildID) -> String) {
        let told = record.facts.compactMap { Self.words(of: $0) }
        let name = record.child.map(names)
        what = told.first?.what ?? "other"
        child = told.first?.child
        let text = told.map(\.say).joined(separator: "; ")
        say = name.map { "\($0): \(text)" } ?? text
    }

    private init(_ what: String, _ say: String, _ child: ChildID? = nil) {
        self.what = what
        self.say = say
        self.child = child
    }

    private static func words(of fact: Fact) -> AuditWords? {
        switch fact {
        case .household(let fact): words(of: fact)
        case .child(let fact): words(of: fact)
        case .time(let fact): words(of: fact)
        case .learning: nil
        }
    }

    private static func words(of fact: HouseholdFact) -> AuditWords? {
        switch fact {
        case .setUp(let household, _): AuditWords("householdSetUp", "the household \(household.name) was set up")
        case .parentAdded(let parent): AuditWords("parentAdded", "\(parent.name) is a parent")
        case .pinChanged: AuditWords("pinChanged", "a PIN was changed")
        case .pinRehashed, .entriesForgiven: nil
        case .recoveryUsed: AuditWords("recoveryUsed", "the recovery code was used and replaced")
        case .unlocked: AuditWords("unlocked", "unlocked with the PIN")
        case .unlockFailed(let key, let counter):
            AuditWords(
                "unlockFailed",
                "\(key == .recovery ? "wrong recovery code" : "wrong PIN"), \(counter.failures) in a row")
        case .relocked: AuditWords("locked", "locked again")
        case .childAdded(let profile, _, _, _): AuditWords("childAdded", "\(profile.name) was added", profile.id)
        case .clockMoved: AuditWords("clockMoved", "developer mode moved the clock")
        }
    }

    private static func words(of fact: ChildFact) -> AuditWords? {
        switch fact {
        case .profileSet: AuditWords("profileChanged", "the profile was changed")
        case .policySet(let policy): AuditWords("policyChanged", "limits: " + text(of: policy))
        case .filterSet: AuditWords("filterChanged", "the lessons that may be learned were changed")
        }
    }

    private static func text(of policy: ScreenTimePolicy) -> String {
        let daily = policy.dailyMinutes.map { "\($0) min a day" } ?? "no daily limit"
        let weekly = policy.weeklyMinutes.map { "\($0) min a week" } ?? "no weekly limit"
        let quiet = policy.quietHours.map { "\($0.start)-\($0.end)" }.joined(separator: ", ")
        return "\(daily), \(weekly), " + (quiet.isEmpty ? "no quiet hours" : "quiet \(quiet)")
    }

    private static func words(of fact: TimeFact) -> AuditWords? {
        switch fact {
        case .granted(let grant):
            AuditWords(
                "timeGranted",
                "\(grant.minutes) minutes granted\(grant.pastQuietHours ? ", past quiet hours" : "")"
                    + (grant.why.map { " (\($0))" } ?? ""))
        case .locked(let lock): AuditWords("timeLocked", "screen time locked" + (lock.why.map { " (\($0))" } ?? ""))
        case .unlocked: AuditWords("timeUnlocked", "screen time unlocked")
        case .used, .timeEnded, .counted, .leaseBegan, .leaseRenewed, .leaseEnded, .leaseExpired: nil
        }
    }
}
