import Household
import JSONRPC
import Shapes
import Words
import Words

// The schemas tell the bounds of numbers; `Challenge.faults` checks them, with the field named.

extension Shape where Value == ChallengeGoal {
    /// How it is read and written: `ChallengeGoal` in the reference.
    public static let challengeGoal = Shape.object(
        "ChallengeGoal", "What a challenge counts, and how much of it is wanted.",
        from: ChallengeGoal(.dailyMinutes, 0)
    ) {
        required(
            "counts", .word(ChallengeGoal.Kind.self),
            "`dailyMinutes`: days with so many minutes of learning; `weeklyMinutes`, `weekendMinutes`: minutes of learning "
                + "in a household week, or on a weekend; `activityMinutes`: minutes in some subjects, packs or apps; "
                + "`streakDays`: days in a row; `masteredSkills`, `fluentFacts`: those that are new.", get: \.kind,
            set: { ($0.kind, $0.period) = ($1, $1 == .activityMinutes ? .week : nil) })
        required(
            "target", \.target, .integer(1...ScreenTimePolicy.mostWeeklyMinutes),
            "Minutes, days, skills or facts; of `dailyMinutes` the minutes of each day.")
        optional(
            "daysRequired", \.daysRequired, .integer(ChallengeGoal.possibleDays),
            "Of `dailyMinutes`, which needs it: on how many days.")
        unless(
            "activities", \.activities, .list(of: .limitedActivity, maximum: ScreenTimePolicy.mostActivities), is: [],
            "Of `activityMinutes`, which needs them: at most \(ChallengeGoal.mostActivities).")
        optional(
            "within", \.period, .word(ChallengeGoal.Period.self),
            "Of `activityMinutes`: on a `day`, in a `week` (if absent), or in the `whole` time of the challenge.")
    }
}

extension Shape where Value == ChallengeProgress {
    static let challengeProgress = Shape.object(
        "ChallengeProgress", "How far a child is. No number of it ever falls.",
        make: { value, target, unit, percent, _, isNear, today, updated in
            ChallengeProgress(
                value: value, target: target, unit: unit, percent: percent, todaySeconds: today, updatedAt: updated,
                isNear: isNear)
        }
    ) {
        required("value", \.value, .count, "What was reached, in `countedIn`.")
        required("target", \.target, .count, "What reaches it, in `countedIn`.")
        required("countedIn", \.unit, .word(ChallengeUnit.self))
        required("percent", \.percent, .integer(0...100), "Whole percent; 100 only when it was reached.")
        derived("remaining", \.remaining, .count, "What is still wanted, in `countedIn`.")
        required("isNear", \.isNear, .boolean, "From 90 percent on, of the whole or of today's part.")
        optional("todaySeconds", \.todaySeconds, .count, "Of `dailyMinutes`: learning today, as far as it counts.")
        required("updatedAt", \.updatedAt, .instant, "When something about it was last written down.")
    }
}

extension Shape where Value == ChallengeView {
    /// How it is read and written: `Challenge` in the reference.
    public static let challengeView = Shape.object(
        "Challenge", "A challenge of a child.", from: .blank
    ) {
        required("challenge", \.challenge.id, .id(ChallengeID.self), "Names it, for all of its versions and children.")
        required("revision", \.challenge.version, .count, "1, and one more each time that a parent edits it.")
        required("title", .saying, get: \.challenge.name, set: { $0.challenge.title = $1.description })
        optional("description", .saying, get: \.challenge.about, set: { $0.challenge.description = $1.description })
        required("icon", \.challenge.icon, .text(), "The name of a picture: `pack.asset`.")
        required("wanted", \.challenge.goal, .challengeGoal)
        required(
            "bonusPercent", \.challenge.bonusPercent, .count, "Percent of the points of its days that reaching it pays."
        )
        required("startsOn", \.challenge.start, .day, "The first household day that counts.")
        optional("endsBefore", \.challenge.end, .day, "The first household day that counts no more; absent: none.")
        required(
            "state", \.state, .word(ChallengeState.self),
            "`running`; `inactive`: a parent stopped it for now; `completed`; `ended`: its days are over, or "
                + "those that are left cannot reach it; `closed`: a parent put a new version in its place, or took it from "
                + "the child.")
        required("progress", \.progress, .challengeProgress)
        // Who made it, and on which day it was reached, is not told.
        optional("completedAt", .instant, "When it was reached.", get: { $0.completion?.at }) {
            $0.completion = ChallengeEntry.Completion(day: $0.challenge.start, at: $1, points: 0)
        }
        optional(
            "bonusPoints", .count, "The points that it paid, when it was reached.", get: { $0.completion?.points },
            set: { $0.completion?.points = $1 })
        required("say", \.say, .saying, "A sentence for the child.")
        optional(
            "obstacle", \.obstacle, .saying,
            "Why it can no longer be met, by the child's limits or its filter, with the sum; for parents alone.")
        required("at", \.challenge.at, .instant, "When this version was made.")
    }
}

extension ChallengeView {
    fileprivate static let blank = ChallengeView(
        challenge: Challenge(
            id: ChallengeID(rawValue: ""), version: 0, title: "", description: nil, icon: "",
            goal: ChallengeGoal(.dailyMinutes, 0), bonusPercent: 0, start: Day(number: 0), end: nil,
            by: ParentID(rawValue: ""), at: Instant(milliseconds: 0)),
        state: .running, progress: Shape<ChallengeProgress>.challengeProgress.blank(), completion: nil,
        say: Shape<Saying>.saying.blank(), obstacle: nil)
}

extension Shape where Value == ChallengeReached {
    static let challengeReached = Shape.object(
        "ChallengeReached", "A challenge that was just reached.", make: ChallengeReached.init
    ) {
        required("challenge", \.challenge, .id(ChallengeID.self))
        required("title", \.title, .saying)
        required("bonusPoints", \.points, .count, "The points that it paid.")
    }
}
