import API
import Household
import JSONRPC
import Shapes

extension RewardsSummary {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        return try result(of: child, context, call)
    }

    /// What a child has earned, as the caller may hear it.
    static func result(of child: ChildState, _ context: HandlerContext, _ call: Call) throws(RPCError) -> Result {
        let day = context.calendar.day(at: call.moment.wall)
        let learning = child.learning
        let rewards = child.rewards
        let month = rewards.learningDays(inMonthOf: day)
        let title = try context.subjectTitles(child, call)
        return Result(
            stars: learning.stars, starsEarned: learning.starsEarned, points: child.points,
            level: Level(points: child.points),
            subjects: rewards.subjects.compactMap { totals in
                title(totals.subject).map { Subject(totals, title: $0) }
            },
            dayStreak: rewards.status(on: day), learningDaysThisMonth: month, badges: rewards.badges.count,
            unseen: rewards.unseen(of: context.badges), stickers: rewards.stickers.count,
            say: RewardBook.sentence(learningDays: month))
    }
}

extension RewardsSummary.Subject {
    init(_ totals: SubjectTotals, title: String) {
        self.init(
            subject: totals.subject, title: title, points: totals.points, lessons: totals.lessons,
            level: Level(points: totals.points))
    }
}

extension RewardsStreak {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let today = context.calendar.day(at: call.moment.wall)
        let week = context.calendar.week(of: today)
        let rewards = child.rewards
        let month = rewards.learningDays(inMonthOf: today)
        let shown = today.advanced(by: 1 - shownDays)...today
        return Result(
            dayStreak: rewards.status(on: today),
            weekStreak: Weeks(
                weeks: rewards.streak.weeks.value(in: week), longest: rewards.streak.weeks.longest,
                learningDays: rewards.days(in: week).count { $0.counts }, target: RewardRules.daysOfLearningWeek),
            learningDaysThisMonth: month, days: shown.map { OnDay(rewards.day($0), rests: rewards.streak.graces) },
            say: RewardBook.sentence(learningDays: month))
    }
}

extension RewardsStreak.OnDay {
    init(_ day: LearningDay, rests: [Day]) {
        self.init(
            day: day.day, isLearningDay: day.counts, isRestDay: rests.contains(day.day) && !day.counts,
            lessons: day.lessons,
            answers: day.firstAnswers)
    }
}

extension RewardsBadges {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let scope = child.scope(in: context.rewards(of: child, at: call.moment))
        let sums = RewardSums(of: child)
        let badges = context.badges
        let words = try words(child, call, context)
        let earned = earned(by: child, badges, words)
        let open = badges.all.filter { !child.rewards.has($0.key) }.map { badge in
            let progress = badge.condition.progress(in: sums, scope: scope)
            return Open(
                badge: BadgeBrief(badge), category: badge.category, hasHiddenArt: badge.hasHiddenArt,
                value: progress.value, target: progress.target,
                rule: badges.isOwn(badge.key) ? words.rule(of: badge.condition) : nil)
        }
        return Result(earned: earned, open: open, stickers: child.rewards.stickers)
    }

    /// The badges that a child has.
    static func earned(
        by child: ChildState, _ context: HandlerContext, _ call: Call
    ) throws(RPCError) -> [Earned] {
        earned(by: child, context.badges, try words(child, call, context))
    }

    private static func earned(by child: ChildState, _ badges: BadgeSet, _ words: BadgeWords) -> [Earned] {
        child.rewards.badges.compactMap { has in
            badges.badge(has.badge).map {
                Earned(
                    badge: BadgeBrief($0), category: $0.category, day: has.day, at: has.at, isSeen: has.isSeen,
                    rule: badges.isOwn($0.key) ? words.rule(of: $0.condition) : nil)
            }
        }
    }

    /// How rules name subjects and skills for the caller: what a child's filter keeps away has no name for it.
    private static func words(
        _ child: ChildState, _ call: Call, _ context: HandlerContext
    ) throws(RPCError) -> BadgeWords {
        let subject = try context.subjectTitles(child, call)
        let taught = context.gate(of: child, at: call.moment).skills
        let library = call.parent == nil ? nil : try context.wholeLibrary(for: call)
        return BadgeWords(
            subject: { subject($0) ?? "a subject" },
            skill: { id in
                taught.first { $0.skill.id == id }?.skill.name ?? library?.skill(id)?.name ?? "something else"
            })
    }
}

extension RewardsMarkSeen {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        for (index, key) in params.badges.enumerated() where !child.rewards.has(key) {
            let near = NearestWord.question(key.rawValue, in: child.rewards.badges.map(\.badge.rawValue))
            throw RPCError(
                parameter: ShapeFault(
                    path: "/badges/\(index)",
                    message: "is \"\(key.rawValue.brief())\", no badge that this child has" + near))
        }
        let new = child.rewards.badges.filter { !$0.isSeen && params.badges.contains($0.badge) }.map(\.badge)
        let facts: [Fact] = new.isEmpty ? [] : [.reward(.badgesSeen(new))]
        let left = child.rewards.unseen(of: context.badges).filter { !new.contains($0.key) }
        return Change(child, facts, result: Result(unseen: left))
    }
}

extension RewardBook {
    /// The badges that no front-end has shown yet.
    fileprivate func unseen(of known: BadgeSet) -> [BadgeBrief] {
        badges.filter { !$0.isSeen }.compactMap { known.badge($0.badge).map(BadgeBrief.init) }
    }
}
