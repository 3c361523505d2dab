import Household
import Shapes

extension Shape where Value == ChallengeBook {
    static let challengeBook = Shape.object(
        "ChallengeBook",
        from: ChallengeBook(),
        members: {
            required("entries", .list(of: .challengeEntry), get: \.entries, set: { $0 = ChallengeBook(entries: $1) })
            required("bonusPoints", \.bonusPoints, .whole)
            required("given", \.given, .whole)
            required("completed", \.completed, .whole)
        })
}

extension Shape where Value == ChallengeEntry {
    static let challengeEntry = Shape.object(
        "ChallengeEntry",
        make: ChallengeEntry.init,
        members: {
            required("challenge", \.challenge, .storedChallenge)
            required("state", \.state, .word(ChallengeState.self))
            required("value", \.value, .whole)
            required("updatedAt", \.updatedAt, .milliseconds)
            optional("stoppedAt", \.stoppedAt, .milliseconds)
            optional("completion", \.completion, .keptCompletion)
        })
}

extension Shape where Value == ChallengeEntry.Completion {
    static let keptCompletion = Shape.object(
        "KeptCompletion",
        make: ChallengeEntry.Completion.init,
        members: {
            required("day", \.day, .number)
            required("at", \.at, .milliseconds)
            required("points", \.points, .whole)
        })
}
