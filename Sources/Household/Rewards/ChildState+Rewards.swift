extension ChildState {
    /// What follows for the rewards from facts that are about to be recorded, to stand behind them in the same record.
    ///
    /// Nearly all calls end at the first line; an answer costs a few comparisons. Nothing large is copied.
    ///
    /// - Parameter badges: those of the household.
    public func rewards(
        after facts: [Fact], badges: BadgeSet, in context: @autoclosure () -> RewardContext
    ) -> [RewardFact] {
        gain(of: facts, badges).map { rewards(for: $0, badges, in: context()) } ?? []
    }

    /// What facts that are about to be recorded add, if something can be earned by it.
    func gain(of facts: [Fact], _ badges: BadgeSet) -> RewardGain? {
        guard let gain = RewardGain(of: facts, for: self), gain.mayEarn(self, badges) else { return nil }
        return gain
    }

    /// What is earned by a gain.
    func rewards(for gain: RewardGain, _ badges: BadgeSet, in context: RewardContext) -> [RewardFact] {
        var sums = RewardSums(of: self)
        gain.add(to: &sums)
        var earned: [RewardFact] = []
        if let kind = gain.newKind {
            earned.append(.kindUsed(kind))
            sums.kinds.append(kind)
        }
        if let lesson = gain.newLesson, let sticker = context.library.lesson(lesson)?.lesson.sticker {
            let gift = EarnedSticker(sticker: sticker, lesson: lesson, day: context.day, at: context.at)
            earned.append(.stickerEarned(gift))
        }
        // The packs are looked at only when something in them was done for the first time.
        let isExploring =
            sums.kinds.count > rewards.kinds.count || gain.newLesson != nil || !gain.newSkills.isEmpty
        return earned + newBadges(badges.all, sums, context, isExploring: isExploring)
    }

    /// What the child has done already earns of badges that are offered from now on.
    func rewards(offered badges: [Badge], in context: RewardContext) -> [RewardFact] {
        newBadges(badges, RewardSums(of: self), context, isExploring: true)
    }

    private func newBadges(
        _ badges: [Badge], _ sums: RewardSums, _ context: RewardContext, isExploring: Bool
    ) -> [RewardFact] {
        var scope: ContentScope?
        var earned: [RewardFact] = []
        // By index: nearly always the conditions alone are looked at, and a badge is many texts.
        for index in badges.indices {
            let condition = badges[index].condition
            if condition.looksAtPacks {
                guard isExploring else { continue }
                scope = scope ?? self.scope(in: context)
            }
            // Those that look at no packs do not ask for the scope.
            guard condition.progress(in: sums, scope: scope ?? self.scope(in: context)).isComplete else { continue }
            let badge = badges[index].key
            if !rewards.has(badge) { earned.append(.badgeEarned(badge, day: context.day, at: context.at)) }
        }
        return earned
    }

    /// The subjects and question kinds that the child may have.
    public func scope(in context: RewardContext) -> ContentScope {
        ContentScope(
            of: context.library, filter: filter, childTier: profile.tier(on: context.day), now: context.at)
    }

    /// The streak after facts that are about to be recorded, when they make a day count or finish a lesson on a day that
    /// counts; nil when it stays.
    func streak(after facts: [Fact], in context: @autoclosure () -> RewardContext) -> DayStreak? {
        var isMadeByAnswers = false
        var finishes = 0
        for case .learning(let fact) in facts {
            switch fact {
            case .answered(let answer) where answer.makesLearningDay: isMadeByAnswers = true
            case .finished(let finished) where finished.makesLearningDay: finishes += 1
            default: continue
            }
        }
        guard isMadeByAnswers || finishes > 0 else { return nil }
        let context = context()
        var today = rewards.day(context.day)
        let counted = today.counts
        if isMadeByAnswers { today.isMadeByAnswers = true }
        today.lessons += finishes
        guard today.counts, !counted || finishes > 0 else { return nil }
        let before = rewards.streak
        var streak = before
        let ahead = before.last.map { context.day.distance(to: $0) }
        if ahead.map({ $0 > RewardRules.daysOfTrustAhead }) ?? true {
            // No streak was written down yet, or one under a clock that was wrong by far: the days tell it.
            let earlier = rewards.days.prefix { $0.day < context.day }
            streak = DayStreak(of: earlier, in: context.calendar)
            streak.longest = max(streak.longest, before.longest)
            streak.weeks.longest = max(streak.weeks.longest, before.weeks.longest)
        }
        streak.learn(today)
        let week = context.calendar.week(of: context.day)
        let others = rewards.days(in: week).count { $0.counts && $0.day != context.day }
        streak.weeks.learn(days: others + 1, in: week)
        if streak == before { return nil }
        streak.at = context.at
        return streak
    }
}
