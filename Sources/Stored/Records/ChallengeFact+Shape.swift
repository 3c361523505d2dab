import Household
import Shapes

private typealias Marked = (challenge: ChallengeID, mark: ChallengeMark)
private typealias Activated = (challenge: ChallengeID, at: Instant)

/// The cases of ``ChallengeFact``.
private enum Variants {
    static let assigned = Variant("challengeAssigned", 160, .storedChallenge, make: ChallengeFact.assigned)
    static let advanced = Variant("challengeAdvanced", 161, marked) { ChallengeFact.advanced($0.challenge, $0.mark) }
    static let deactivated = Variant("challengeDeactivated", 162, marked) {
        ChallengeFact.deactivated($0.challenge, $0.mark)
    }
    static let activated = Variant("challengeActivated", 163, onlyActivated) {
        ChallengeFact.activated($0.challenge, at: $0.at)
    }
    static let closed = Variant("challengeClosed", 164, marked) { ChallengeFact.closed($0.challenge, $0.mark) }
    static let ended = Variant("challengeEnded", 165, marked) { ChallengeFact.ended($0.challenge, $0.mark) }
    static let completed = Variant("challengeCompleted", 166, .challengeCompletion, make: ChallengeFact.completed)

    private static let marked = Shape<Marked>.object(
        "MarkedChallenge",
        make: { ($0, ChallengeMark(value: $1, at: $2)) },
        members: {
            required("challenge", \.challenge, .name)
            required("value", \.mark.value, .whole)
            required("at", \.mark.at, .milliseconds)
        })

    private static let onlyActivated = Shape<Activated>.object(
        "ActivatedChallenge",
        make: { ($0, $1) },
        members: {
            required("challenge", \.challenge, .name)
            required("at", \.at, .milliseconds)
        })
}

extension ChallengeFact {
    static let variants = [
        Variants.assigned.reader, Variants.advanced.reader, Variants.deactivated.reader, Variants.activated.reader,
        Variants.closed.reader, Variants.ended.reader, Variants.completed.reader,
    ]
}

extension Shape where Value == ChallengeFact {
    static let challengeFact = Shape.tagged(ChallengeFact.variants) { fact, out in
        switch fact {
        case .assigned(let challenge): Variants.assigned.write(challenge, to: &out)
        case .advanced(let id, let mark): Variants.advanced.write((id, mark), to: &out)
        case .deactivated(let id, let mark): Variants.deactivated.write((id, mark), to: &out)
        case .activated(let id, let at): Variants.activated.write((id, at), to: &out)
        case .closed(let id, let mark): Variants.closed.write((id, mark), to: &out)
        case .ended(let id, let mark): Variants.ended.write((id, mark), to: &out)
        case .completed(let completion): Variants.completed.write(completion, to: &out)
        }
    }
}

extension Shape where Value == Challenge {
    static let storedChallenge = Shape.object(
        "StoredChallenge",
        make: { id, version, title, description, icon, goal, bonus, start, end, by, at, template in
            Challenge(
                id: id, version: version, title: title, description: description, icon: icon, goal: goal,
                bonusPercent: bonus, start: start, end: end, by: by, at: at, template: template)
        },
        members: {
            required("id", \.id, .name)
            required("version", \.version, .whole)
            required("title", \.title, .words)
            optional("description", \.description, .words)
            required("icon", \.icon, .words)
            required("goal", \.goal, .challengeGoal)
            required("bonusPercent", \.bonusPercent, .whole)
            required("start", \.start, .number)
            optional("end", \.end, .number)
            required("by", \.by, .name)
            required("at", \.at, .milliseconds)
            optional("template", \.template, .words)
        })
}

extension Shape where Value == ChallengeGoal {
    static let challengeGoal = Shape.object(
        "StoredGoal",
        make: { kind, target, days, activities, period in
            ChallengeGoal(kind, target, daysRequired: days, activities: activities, period: period)
        },
        members: {
            required("kind", \.kind, .word(ChallengeGoal.Kind.self))
            required("target", \.target, .whole)
            optional("daysRequired", \.daysRequired, .whole)
            unless("activities", \.activities, .list(of: .storedActivityRef), is: [])
            optional("period", \.period, .word(ChallengeGoal.Period.self))
        })
}

extension Shape where Value == ChallengeCompletion {
    static let challengeCompletion = Shape.object(
        "ChallengeCompletion",
        make: { challenge, value, day, at, streak, points, base, paid in
            ChallengeCompletion(
                challenge: challenge, value: value, day: day, at: at, streakPercent: streak, points: points,
                basePoints: base, paid: paid)
        },
        members: {
            required("challenge", \.challenge, .name)
            required("value", \.value, .whole)
            required("day", \.day, .number)
            required("at", \.at, .milliseconds)
            required("streakPercent", \.streakPercent, .whole)
            required("points", \.points, .whole)
            required("basePoints", \.basePoints, .whole)
            required("paid", \.paid, .list(of: .paidDay))
        })
}

extension Shape where Value == PaidDay {
    static let paidDay = Shape.object(
        "PaidDay",
        make: PaidDay.init,
        members: {
            required("day", \.day, .number)
            required("shares", \.shares, .list(of: .paidPoints))
        })
}

extension Shape where Value == PaidPoints {
    static let paidPoints = Shape.object(
        "PaidPoints",
        make: PaidPoints.init,
        members: {
            required("points", \.points, .whole)
            required("challengePercent", \.challengePercent, .whole)
            required("streakPercent", \.streakPercent, .whole)
        })
}
