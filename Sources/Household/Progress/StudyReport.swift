import Words

/// What a child did and learned in some household days (Reports, Parent dashboard and Weekly report). For parents only.
public struct StudyReport: Hashable, Sendable {
    /// The child.
    public var child: ChildID
    /// Its display name.
    public var name: String
    /// Each day of the range, in order.
    public var days: [ReportDay]
    /// What the days come to.
    public var totals: ReportTotals
    /// What as many days before them came to; nil where that is not told.
    public var previous: ReportTotals?
    /// By subject, the one with the most time first.
    public var subjects: [ReportSubject]
    /// Right first answers of the range; nil: none was given.
    public var accuracy: Accuracy?
    /// Lessons that were finished in the range, the latest first, with what they came to in it.
    public var finished: [RecentLesson]
    /// Skills that were mastered for the first time in the range.
    public var mastered: [ReportSkill]
    /// Skills that were practised in the range and are not mastered.
    public var learning: [ReportSkill]
    /// Skills that need help: many of the last answers were wrong.
    public var needsHelp: [SkillNeed]
    /// How questions of each kind were answered in the range.
    public var kinds: [ReportKind]
    /// The most frequent classes of mistakes in the range.
    public var mistakes: [ReportMistake]
    /// Mastered skills that are to be looked at again.
    public var reviews: ReportReviews
    /// Challenges.
    public var challenges: ReportChallenges
    /// Badges that were earned in the range.
    public var badges: [ReportBadge]
    /// Math facts; nil before the first one was answered.
    public var facts: ReportFacts?
    /// How well it was predicted what the child remembers, from the lowest predictions up.
    public var recall: [RecallBin]
    /// The same in sentences for the parent.
    public var say: [Saying]
    /// Skills that were mastered before and are learned again, since two reviews in a row were not passed; as of today.
    public var learnedAgain: [ReportSkill]
    /// Multiplication and division facts; nil before the first one was answered.
    public var multiplicationFacts: ReportFacts?

    /// All members.
    public init(
        child: ChildID, name: String, days: [ReportDay], totals: ReportTotals, previous: ReportTotals?,
        subjects: [ReportSubject], accuracy: Accuracy?, finished: [RecentLesson], mastered: [ReportSkill],
        learning: [ReportSkill], needsHelp: [SkillNeed], kinds: [ReportKind], mistakes: [ReportMistake],
        reviews: ReportReviews, challenges: ReportChallenges, badges: [ReportBadge], facts: ReportFacts?,
        recall: [RecallBin], say: [Saying], learnedAgain: [ReportSkill] = [],
        multiplicationFacts: ReportFacts? = nil
    ) {
        self.child = child
        self.name = name
        self.days = days
        self.totals = totals
        self.previous = previous
        self.subjects = subjects
        self.accuracy = accuracy
        self.finished = finished
        self.mastered = mastered
        self.learning = learning
        self.needsHelp = needsHelp
        self.kinds = kinds
        self.mistakes = mistakes
        self.reviews = reviews
        self.challenges = challenges
        self.badges = badges
        self.facts = facts
        self.recall = recall
        self.say = say
        self.learnedAgain = learnedAgain
        self.multiplicationFacts = multiplicationFacts
    }

    /// The days on which the child had a profile.
    public var daysWithProfile: [ReportDay] { days.filter { !$0.isBefore } }
}

/// A household day of a report.
public struct ReportDay: Hashable, Sendable {
    /// The household day.
    public var day: Day
    /// Whole seconds of screen time, learning among it.
    public var screenSeconds: Int
    /// Whole seconds in learning activities.
    public var learningSeconds: Int
    /// What might be used on it by the limits that held on the day; nil: no limit.
    public var limitMinutes: Int?
    /// Finished lessons.
    public var lessons: Int
    /// Whether it counts as a learning day.
    public var isLearningDay: Bool
    /// Stars that were earned.
    public var stars: Int
    /// Whether the day was over before the child was added: there is nothing to tell of it.
    public var isBefore: Bool

    /// All members.
    public init(
        day: Day, screenSeconds: Int, learningSeconds: Int, limitMinutes: Int?, lessons: Int, isLearningDay: Bool,
        stars: Int, isBefore: Bool = false
    ) {
        self.day = day
        self.screenSeconds = screenSeconds
        self.learningSeconds = learningSeconds
        self.limitMinutes = limitMinutes
        self.lessons = lessons
        self.isLearningDay = isLearningDay
        self.stars = stars
        self.isBefore = isBefore
    }
}

/// What some days of a child come to.
public struct ReportTotals: Hashable, Sendable {
    /// Whole seconds of screen time, learning among it.
    public var screenSeconds: Int
    /// Whole seconds in learning activities.
    public var learningSeconds: Int
    /// Sittings: a pause of half an hour ends one.
    public var sessions: Int
    /// Finished lessons.
    public var lessons: Int
    /// Days on which something was learned so that it counts.
    public var learningDays: Int
    /// Scored first answers.
    public var answers: Int
    /// Skills that were mastered for the first time.
    public var newSkills: Int
    /// Math facts that became fluent for the first time.
    public var newFacts: Int
    /// Stars that were earned.
    public var stars: Int

    /// All members.
    public init(
        screenSeconds: Int, learningSeconds: Int, sessions: Int, lessons: Int, learningDays: Int, answers: Int,
        newSkills: Int, newFacts: Int, stars: Int
    ) {
        self.screenSeconds = screenSeconds
        self.learningSeconds = learningSeconds
        self.sessions = sessions
        self.lessons = lessons
        self.learningDays = learningDays
        self.answers = answers
        self.newSkills = newSkills
        self.newFacts = newFacts
        self.stars = stars
    }
}

/// A subject in a report.
public struct ReportSubject: Hashable, Sendable {
    /// The subject; empty: none is known.
    public var subject: String
    /// The name that people read.
    public var title: String
    /// Whole seconds of learning.
    public var seconds: Int
    /// Finished lessons.
    public var lessons: Int
    /// Right first answers; nil: none was given.
    public var accuracy: Accuracy?

    /// All members.
    public init(subject: String, title: String, seconds: Int, lessons: Int, accuracy: Accuracy?) {
        self.subject = subject
        self.title = title
        self.seconds = seconds
        self.lessons = lessons
        self.accuracy = accuracy
    }
}

/// A skill in a report.
public struct ReportSkill: Hashable, Sendable {
    /// As lessons name it.
    public var skill: SkillID
    /// A short name for people.
    public var title: String
    /// The best mean of a window of answers, 0 to 100.
    public var percent: Int

    /// All members.
    public init(skill: SkillID, title: String, percent: Int) {
        self.skill = skill
        self.title = title
        self.percent = percent
    }
}

/// A skill in which somebody should help.
public struct SkillNeed: Hashable, Sendable {
    /// As lessons name it.
    public var skill: SkillID
    /// A short name for people.
    public var title: String
    /// Of the last first answers, ten at most, with the uncertainty that so few leave.
    public var accuracy: Accuracy
    /// What was seen, and what a parent can do.
    public var say: Saying

    /// All members.
    public init(skill: SkillID, title: String, accuracy: Accuracy, say: Saying) {
        self.skill = skill
        self.title = title
        self.accuracy = accuracy
        self.say = say
    }
}

/// Questions of one kind in a report.
public struct ReportKind: Hashable, Sendable {
    /// The kind of the questions.
    public var kind: QuestionKind
    /// Right first answers.
    public var accuracy: Accuracy
    /// Hints before them.
    public var hints: Int

    /// All members.
    public init(kind: QuestionKind, accuracy: Accuracy, hints: Int) {
        self.kind = kind
        self.accuracy = accuracy
        self.hints = hints
    }
}

/// Mistakes of one class in a report.
public struct ReportMistake: Hashable, Sendable {
    /// The class.
    public var mistake: MistakeClass
    /// First answers that showed it.
    public var count: Int
    /// The skill in which it was seen most often; math facts stand in the place of one.
    public var skill: SkillID
    /// A short name of the skill for people.
    public var title: Saying
    /// What was seen, and what a parent can do about it at the kitchen table.
    public var say: Saying

    /// What was seen once may be a slip: a class with fewer answers is not told.
    public static let fewestAnswers = 2
    /// How many classes are told.
    public static let most = 5

    /// All members.
    public init(mistake: MistakeClass, count: Int, skill: SkillID, title: Saying, say: Saying) {
        self.mistake = mistake
        self.count = count
        self.skill = skill
        self.title = title
        self.say = say
    }
}

/// Reviews in a report.
public struct ReportReviews: Hashable, Sendable {
    /// Skills that wait to be looked at again.
    public var due: Int
    /// Those whose day comes within a week.
    public var soon: Int
    /// The next ones, the earliest first.
    public var next: [UpcomingReview]

    /// All members.
    public init(due: Int, soon: Int, next: [UpcomingReview]) {
        self.due = due
        self.soon = soon
        self.next = next
    }
}

/// A mastered skill and the day from which on it is to be looked at again.
public struct UpcomingReview: Hashable, Sendable {
    /// As lessons name it.
    public var skill: SkillID
    /// A short name for people.
    public var title: String
    /// From which household day on.
    public var due: Day

    /// All members.
    public init(skill: SkillID, title: String, due: Day) {
        self.skill = skill
        self.title = title
        self.due = due
    }
}

/// Challenges in a report.
public struct ReportChallenges: Hashable, Sendable {
    /// Those that were ever given.
    public var given: Int
    /// Those that were ever completed.
    public var completed: Int
    /// Those that are under way.
    public var running: Int
    /// Those that were completed in the range.
    public var completedNow: Int

    /// All members.
    public init(given: Int, completed: Int, running: Int, completedNow: Int) {
        self.given = given
        self.completed = completed
        self.running = running
        self.completedNow = completedNow
    }
}

/// A badge in a report.
public struct ReportBadge: Hashable, Sendable {
    /// The badge.
    public var badge: BadgeKey
    /// What it is called.
    public var title: Saying
    /// The household day on which it was earned.
    public var day: Day

    /// All members.
    public init(badge: BadgeKey, title: Saying, day: Day) {
        self.badge = badge
        self.title = title
        self.day = day
    }
}

/// Predictions of about one size, and what came of them.
public struct RecallBin: Hashable, Sendable {
    /// Answers that were predicted.
    public var answers: Int
    /// The mean prediction, 0 to 100.
    public var predictedPercent: Int
    /// How many of the answers were right.
    public var observed: Accuracy

    /// All members.
    public init(answers: Int, predictedPercent: Int, observed: Accuracy) {
        self.answers = answers
        self.predictedPercent = predictedPercent
        self.observed = observed
    }
}

extension StudyReport {
    /// The domains of math facts of which one was answered.
    public var factDomains: [(domain: FactDomain, facts: ReportFacts)] {
        FactDomain.allCases.compactMap { domain in
            let facts =
                switch domain {
                case .addSubtract: self.facts
                case .multiplyDivide: multiplicationFacts
                }
            return facts.map { (domain, $0) }
        }
    }
}

/// Math facts in a report.
public struct ReportFacts: Hashable, Sendable {
    /// Records of facts in all.
    public var records: Int
    /// Those that were right twice.
    public var known: Int
    /// Those that are fluent now.
    public var fluent: Int
    /// Known facts, and how long right answers take without typing, by band.
    public var bands: [FactTimes<FactBand>]
    /// By way of working them out.
    public var strategies: [FactTimes<FactStrategy>]
    /// By family, of which all facts have the same three numbers; the slowest first, ten at most.
    public var families: [FactTimes<FactFamily>]

    /// All members.
    public init(
        records: Int, known: Int, fluent: Int, bands: [FactTimes<FactBand>], strategies: [FactTimes<FactStrategy>],
        families: [FactTimes<FactFamily>]
    ) {
        self.records = records
        self.known = known
        self.fluent = fluent
        self.bands = bands
        self.strategies = strategies
        self.families = families
    }
}

/// How long right answers of some facts take.
public struct FactTimes<Group: Hashable & Sendable>: Hashable, Sendable {
    /// What the facts have in common.
    public var group: Group
    /// Records that are known.
    public var records: Int
    /// The median of their last right answers without typing, in milliseconds.
    public var medianMilliseconds: Int

    /// All members.
    public init(group: Group, records: Int, medianMilliseconds: Int) {
        self.group = group
        self.records = records
        self.medianMilliseconds = medianMilliseconds
    }
}
