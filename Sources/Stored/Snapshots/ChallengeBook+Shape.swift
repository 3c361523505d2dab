import Household
import Shapes

extension Shape where Value == ChallengeBook {
    static let challengeBook = Shape.object(
        "ChallengeBook",
        make: ChallengeBook.init,
        members: {
            required("entries", .list(of: .challengeEntry)) { $0.entries }
            required("bonusPoints", .whole) { $0.bonusPoints }
            required("given", .whole) { $0.given }
            required("completed", .whole) { $0.completed }
        })
}

extension Shape where Value == ChallengeEntry {
    static let challengeEntry = Shape.object(
        "ChallengeEntry",
        make: ChallengeEntry.init,
        members: {
            required("challenge", .storedChallenge) { $0.challenge }
            required("state", .word(ChallengeState.self)) { $0.state }
            required("value", .whole) { $0.value }
            required("updatedAt", .milliseconds) { $0.updatedAt }
            optional("stoppedAt", .milliseconds) { $0.stoppedAt }
            optional("completion", .keptCompletion) { $0.completion }
        })
}

extension Shape where Value == ChallengeEntry.Completion {
    static let keptCompletion = Shape.object(
        "KeptCompletion",
        make: ChallengeEntry.Completion.init,
        members: {
            required("day", .number) { $0.day }
            required("at", .milliseconds) { $0.at }
            required("points", .whole) { $0.points }
        })
}
