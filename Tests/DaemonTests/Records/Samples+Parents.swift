import Household

extension Samples {
    /// What happens to several parents.
    static let parentFacts: [HouseholdFact] = [
        .parentRenamed(anna, from: "Anna", to: "Änne"), .parentRemoved(anna),
        .recoveryRenewed(anna, recoveryHash: "$argon2id$n"), .pinResetByRoot(anna, at: at),
        .unlocked(anna, .household, at: at), .recoveryUsed(anna, recoveryHash: "$argon2id$r", at: at),
        .unlockFailed(
            .account(1001), PINCounter(failures: 1, remaining: 0, since: 77, boot: boot), WrongEntry(uid: 1001, at: at)),
    ]

    static let consentFacts: [ChildFact] = [.analyticsSet(true), .analyticsSet(false)]
}
