import Words

/// What a child's filter and its own progress leave for a challenge (Rewards, Challenges): activities that are let through,
/// skills and math facts that are not mastered yet.
///
/// A subject that rests for a while is no obstacle: only a rest that lasts at least until the end of the challenge is.
public struct ChallengeContent: Sendable {
    private let gate: ContentGate
    private let learning: LearningBook
    private let calendar: HouseholdCalendar

    /// What is left for a child whose content comes through a gate.
    public init(gate: ContentGate, learning: LearningBook, calendar: HouseholdCalendar) {
        self.gate = gate
        self.learning = learning
        self.calendar = calendar
    }

    /// Why a goal cannot be met; nil: nothing of this is in the way.
    ///
    /// - Parameters:
    ///   - end: the first day that counts no more; nil: there is none.
    ///   - reached: skills or facts that count already.
    public func obstacle(to goal: ChallengeGoal, before end: Day?, reached: Int = 0) -> ChallengeObstacle? {
        let gate = gate.lasting(until: end.map { calendar.start(of: $0) })
        switch goal.kind {
        case .dailyMinutes, .weeklyMinutes, .weekendMinutes, .streakDays: return nil
        case .activityMinutes: return obstacle(to: goal.activities, gate)
        case .masteredSkills:
            let left = gate.skills.count { learning.mastery(of: $0.skill.id).firstMasteredAt == nil }
            return obstacle(to: goal, reached, left: left, "parent.left.skills")
        case .fluentFacts:
            let open = FactDomain.allCases.filter { gate.lesson($0.lesson) != nil }
            if open.isEmpty, let (rule, words) = refusal(of: .lesson(FactDomain.addSubtract.lesson), gate) {
                return ChallengeObstacle(
                    field: "counts", sum: Saying("parent.away.mathFacts", ["rule": .saying(words)]), rule: rule)
            }
            let left = open.reduce(0) { $0 + $1.records.count - learning.facts[$1].everFluentCount }
            return obstacle(to: goal, reached, left: left, "parent.left.facts")
        }
    }

    private func obstacle(
        to goal: ChallengeGoal, _ reached: Int, left: Int, _ key: String
    ) -> ChallengeObstacle? {
        guard goal.target - reached > left else { return nil }
        let sum = Saying(key, ["wanted": .number(goal.target), "left": .number(left)])
        return ChallengeObstacle(
            field: "target",
            sum: reached > 0 ? sum + Saying("parent.left.reached", ["count": .number(reached)]) : sum,
            largestTarget: left + reached > 0 ? left + reached : nil)
    }

    private func obstacle(to activities: [ActivityRef], _ gate: ContentGate) -> ChallengeObstacle? {
        for (index, activity) in activities.enumerated() {
            for (kind, name, target) in activity.targets {
                guard let (rule, words) = refusal(of: target, gate) else { continue }
                return ChallengeObstacle(
                    field: "activities/\(index)/\(kind)",
                    sum: Saying(
                        "parent.away.\(kind)",
                        ["name": .text(target.title(in: gate.library) ?? name), "rule": .saying(words)]), rule: rule)
            }
        }
        return nil
    }

    /// The rule that the filter has against something, with its words.
    private func refusal(of target: FilterTarget, _ gate: ContentGate) -> (FilterCode, Saying)? {
        guard case .refused(let code, _)? = gate.verdict(on: target) else { return nil }
        let rule = gate.explanation(of: target)?.matches.first { $0.rule.code == code }?.rule
        return (code, rule?.words(at: gate.now, in: calendar.zone, gate.library) ?? code.say)
    }
}

extension ContentGate {
    /// The same gate, where no subject rests that will not rest until an instant; nil: for ever.
    fileprivate func lasting(until end: Instant?) -> ContentGate {
        var filter = filter
        filter.pausedSubjects.removeAll { pause in
            if pause.untilFinished != nil { return true }
            guard let until = pause.until else { return false }
            return end.map { until < $0 } ?? true
        }
        return ContentGate(library: library, filter: filter, tier: tier, now: now, language: language)
    }
}

extension FilterTarget {
    /// What people read of it; nil of an app, which has a name alone.
    fileprivate func title(in library: Library) -> String? {
        switch self {
        case .lesson(let id): library.title(of: id)
        case .subject(let id): library.title(ofSubject: id)
        case .pack(let id): library.title(of: id)
        case .app: nil
        }
    }
}

extension ActivityRef {
    /// What a goal can name, as the filter is asked about it.
    fileprivate var targets: [(kind: String, name: String, target: FilterTarget)] {
        [
            subject.map { ("subject", $0, .subject($0)) }, pack.map { ("pack", $0, .pack(PackID(rawValue: $0))) },
            app.map { ("app", $0, .app($0)) },
        ].compactMap { $0 }
    }
}
