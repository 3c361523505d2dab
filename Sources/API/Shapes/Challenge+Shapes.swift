import Household
import JSONRPC
import Shapes
import Words

// The schemas tell the bounds of numbers; `Challenge.faults` checks them, with the field named.

extension Shape where Value == ChallengeGoal {
    /// How it is read and written: `ChallengeGoal` in the reference.
    public static let challengeGoal = Shape.object(
        "ChallengeGoal", "What a challenge counts, and how much of it is wanted.",
        make: { kind, target, days, activities, period in
            ChallengeGoal(
                kind, target, daysRequired: days, activities: activities ?? [],
                period: kind == .activityMinutes ? period ?? .week : period)
        }
    ) {
        required(
            "counts", .word(ChallengeGoal.Kind.self),
            "`dailyMinutes`: days with so many minutes of learning; `weeklyMinutes`, `weekendMinutes`: minutes of learning "
                + "in a household week, or on a weekend; `activityMinutes`: minutes in some subjects, packs or apps; "
                + "`streakDays`: days in a row; `masteredSkills`, `fluentFacts`: those that are new."
        ) { $0.kind }
        required(
            "target", .integer(1...ScreenTimePolicy.mostWeeklyMinutes),
            "Minutes, days, skills or facts; of `dailyMinutes` the minutes of each day."
        ) { $0.target }
        optional(
            "daysRequired", .integer(ChallengeGoal.possibleDays),
            "Of `dailyMinutes`, which needs it: on how many days."
        ) { $0.daysRequired }
        optional(
            "activities", .list(of: .limitedActivity, maximum: ScreenTimePolicy.mostActivities),
            "Of `activityMinutes`, which needs them: at most \(ChallengeGoal.mostActivities)."
        ) { $0.activities.isEmpty ? nil : $0.activities }
        optional(
            "within", .word(ChallengeGoal.Period.self),
            "Of `activityMinutes`: on a `day`, in a `week` (if absent), or in the `whole` time of the challenge."
        ) { $0.period }
    }
}

extension Shape where Value == ChallengeProgress {
    static let challengeProgress = Shape.object(
        "ChallengeProgress", "How far a child is. No number of it ever falls.",
        make: { value, target, unit, percent, _, _, today, updated in
            ChallengeProgress(
                value: value, target: target, unit: unit, percent: percent, todaySeconds: today, updatedAt: updated)
        }
    ) {
        required("value", .count, "What was reached, in `countedIn`.") { $0.value }
        required("target", .count, "What reaches it, in `countedIn`.") { $0.target }
        required("countedIn", .word(ChallengeUnit.self)) { $0.unit }
        required("percent", .integer(0...100), "Whole percent; 100 only when it was reached.") { $0.percent }
        required("remaining", .count, "What is still wanted, in `countedIn`.") { $0.remaining }
        required("isNear", .boolean, "From 90 percent on.") { $0.isNear }
        optional("todaySeconds", .count, "Of `dailyMinutes`: learning today, as far as it counts.") { $0.todaySeconds }
        required("updatedAt", .instant, "When something about it was last written down.") { $0.updatedAt }
    }
}

extension Shape where Value == ChallengeView {
    /// How it is read and written: `Challenge` in the reference.
    public static let challengeView = Shape.object(
        "Challenge", "A challenge of a child.", make: ChallengeView.together
    ) {
        required("challenge", .id(ChallengeID.self), "Names it, for all of its versions and children.") {
            $0.challenge.id
        }
        required("revision", .count, "1, and one more each time that a parent edits it.") { $0.challenge.version }
        required("title", .saying) { $0.challenge.name }
        optional("description", .saying) { $0.challenge.about }
        required("icon", .text(), "The name of a picture: `pack.asset`.") { $0.challenge.icon }
        required("wanted", .challengeGoal) { $0.challenge.goal }
        required("bonusPercent", .count, "Percent of the points of its days that reaching it pays.") {
            $0.challenge.bonusPercent
        }
        required("startsOn", .day, "The first household day that counts.") { $0.challenge.start }
        optional("endsBefore", .day, "The first household day that counts no more; absent: none.") {
            $0.challenge.end
        }
        required(
            "state", .word(ChallengeState.self),
            "`running`; `inactive`: a parent stopped it for now; `completed`; `ended`: its days are over; `closed`: a parent "
                + "put a new version in its place, or took it from the child."
        ) { $0.state }
        required("progress", .challengeProgress) { $0.progress }
        optional("completedAt", .instant, "When it was reached.") { $0.completion?.at }
        optional("bonusPoints", .count, "The points that it paid, when it was reached.") { $0.completion?.points }
        required("say", .saying, "A sentence for the child.") { $0.say }
        optional(
            "obstacle", .saying,
            "Why it can no longer be met, by the child's limits or its filter, with the sum; for parents alone."
        ) { $0.obstacle }
        required("at", .instant, "When this version was made.") { $0.challenge.at }
    }
}

extension ChallengeView {
    /// From its members; who made it, and on which day it was reached, is not among them.
    fileprivate static func together(
        id: ChallengeID, version: Int, title: Saying, description: Saying?, icon: String, goal: ChallengeGoal,
        bonus: Int, start: Day, end: Day?, state: ChallengeState, progress: ChallengeProgress, completedAt: Instant?,
        points: Int?, say: Saying, obstacle: Saying?, at: Instant
    ) -> ChallengeView {
        let challenge = Challenge(
            id: id, version: version, title: title.description, description: description?.description, icon: icon,
            goal: goal,
            bonusPercent: bonus, start: start, end: end, by: ParentID(rawValue: ""), at: at)
        let completion = completedAt.map {
            ChallengeEntry.Completion(day: start, at: $0, points: points ?? 0)
        }
        return ChallengeView(
            challenge: challenge, state: state, progress: progress, completion: completion, say: say,
            obstacle: obstacle)
    }
}

extension Shape where Value == ChallengeReached {
    static let challengeReached = Shape.object(
        "ChallengeReached", "A challenge that was just reached.", make: ChallengeReached.init
    ) {
        required("challenge", .id(ChallengeID.self)) { $0.challenge }
        required("title", .saying) { $0.title }
        required("bonusPoints", .count, "The points that it paid.") { $0.points }
    }
}
