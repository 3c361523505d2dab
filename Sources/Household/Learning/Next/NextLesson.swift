/// What a child should do now (Content, Model: `lesson.next`).
public struct NextLesson: Hashable, Sendable {
    /// Why it is this one, in the order in which they are looked for.
    public enum Kind: String, CaseIterable, Sendable {
        /// The open activity goes on.
        case resume
        /// A skill that was mastered is to be looked at again: of those that are due the one that is most likely forgotten. After
        /// two reviews running something new comes first.
        case review
        /// A skill that was mastered is learned again, as its reviews were not passed: a lesson of it, once a day.
        case relearn
        /// A few math facts: the child has begun with them, and has typed none today.
        case practice
        /// A quiz that mixes what was finished of a subject, after some lessons of it.
        case mixed
        /// A lesson of what a skill builds on that was too hard and rests, once a day.
        case prerequisite
        /// The first lesson in order that was not passed yet.
        case new
        /// All are passed: the one that went worst, of these the one that was finished longest ago.
        case again
        /// There is no lesson.
        case nothing
    }

    /// Where the open activity stands.
    public struct Place: Hashable, Sendable {
        /// The activity.
        public var activity: ActivityID
        /// What kind it is.
        public var kind: ActivityKind
        /// Running or paused.
        public var state: ActivityState
        /// The question it stands at, from 1.
        public var number: Int
        /// How many are planned.
        public var total: Int
    }

    /// A subject to mix.
    public struct Subject: Hashable, Sendable {
        /// Its id.
        public var id: String
        /// For people.
        public var title: String
    }

    /// A child who was away for a while.
    public struct WelcomeBack: Hashable, Sendable {
        /// Household days since the last one with learning.
        public var daysAway: Int
        /// What it did last, if it is still let through.
        public var lesson: InstalledLesson?
    }

    /// Why it is this one.
    public var kind: Kind
    /// The skill of a review, open or due.
    public var skill: TaughtSkill?
    /// Of a quiz that mixes a subject, open or proposed: the id and the title of the subject.
    public var subject: Subject?
    /// The lesson; nil when there is nothing.
    public var lesson: InstalledLesson?
    /// Where it stopped, for the open activity.
    public var place: Place?
    /// After days away.
    public var welcomeBack: WelcomeBack?
    /// The math facts of a practice.
    public var domain: FactDomain?
    /// The skills of which nothing is proposed, as they were too hard.
    var resting: Set<SkillID> = []
}
