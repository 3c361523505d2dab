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
            required("challenge", .name) { $0.challenge }
            required("value", .whole) { $0.mark.value }
            required("at", .milliseconds) { $0.mark.at }
        })

    private static let onlyActivated = Shape<Activated>.object(
        "ActivatedChallenge",
        make: { ($0, $1) },
        members: {
            required("challenge", .name) { $0.challenge }
            required("at", .milliseconds) { $0.at }
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
            required("id", .name) { $0.id }
            required("version", .whole) { $0.version }
            required("title", .words) { $0.title }
            optional("description", .words) { $0.description }
            required("icon", .words) { $0.icon }
            required("goal", .challengeGoal) { $0.goal }
            required("bonusPercent", .whole) { $0.bonusPercent }
            required("start", .number) { $0.start }
            optional("end", .number) { $0.end }
            required("by", .name) { $0.by }
            required("at", .milliseconds) { $0.at }
            optional("template", .words) { $0.template }
        })
}

extension Shape where Value == ChallengeGoal {
    static let challengeGoal = Shape.object(
        "StoredGoal",
        make: { kind, target, days, activities, period in
            ChallengeGoal(kind, target, daysRequired: days, activities: activities ?? [], period: period)
        },
        members: {
            required("kind", .word(ChallengeGoal.Kind.self)) { $0.kind }
            required("target", .whole) { $0.target }
            optional("daysRequired", .whole) { $0.daysRequired }
            unless("activities", .list(of: .storedActivityRef), is: []) { $0.activities }
            optional("period", .word(ChallengeGoal.Period.self)) { $0.period }
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
            required("challenge", .name) { $0.challenge }
            required("value", .whole) { $0.value }
            required("day", .number) { $0.day }
            required("at", .milliseconds) { $0.at }
            required("streakPercent", .whole) { $0.streakPercent }
            required("points", .whole) { $0.points }
            required("basePoints", .whole) { $0.basePoints }
            required("paid", .list(of: .paidDay)) { $0.paid }
        })
}

extension Shape where Value == PaidDay {
    static let paidDay = Shape.object(
        "PaidDay",
        make: PaidDay.init,
        members: {
            required("day", .number) { $0.day }
            required("shares", .list(of: .paidPoints)) { $0.shares }
        })
}

extension Shape where Value == PaidPoints {
    static let paidPoints = Shape.object(
        "PaidPoints",
        make: PaidPoints.init,
        members: {
            required("points", .whole) { $0.points }
            required("challengePercent", .whole) { $0.challengePercent }
            required("streakPercent", .whole) { $0.streakPercent }
        })
}
