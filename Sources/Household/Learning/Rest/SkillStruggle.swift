/// How a skill goes that goes badly, and whether it rests (Learning, Mastery: stuck is seen).
public struct SkillStruggle: Hashable, Sendable {
    /// The household days of the last activities that went badly since it rested, the newest last.
    public package(set) var days: [Day]
    /// The household day from which on it is proposed again; nil before it rested first.
    public package(set) var restsUntil: Day?

    /// All members; without arguments a skill that goes well.
    public init(days: [Day] = [], restsUntil: Day? = nil) {
        self.days = days
        self.restsUntil = restsUntil
    }

    /// Activities that went badly after which a skill rests.
    public static let activities = 3
    /// Household days within which these are.
    static let daysLookedAt = 14
    /// Household days for which a skill rests.
    public static let daysOfRest = 7

    /// Whether it rests on a day.
    func rests(on day: Day) -> Bool { restsUntil.map { day < $0 } ?? false }

    /// What one more activity that went badly does; nil while the skill rests: what a child chooses itself counts for nothing.
    func mark(of skill: SkillID, on day: Day) -> StruggleMark? {
        guard !rests(on: day) else { return nil }
        let lately = days.count { $0.distance(to: day) < Self.daysLookedAt }
        return StruggleMark(skill: skill, restDays: lately + 1 >= Self.activities ? Self.daysOfRest : nil)
    }

    /// Takes in an activity that went badly.
    mutating func apply(_ mark: StruggleMark, on day: Day) {
        if let rest = mark.restDays {
            self = SkillStruggle(restsUntil: day.advanced(by: rest))
        } else {
            days = days.suffix(Self.activities - 2) + [day]
        }
    }
}

/// What a finished activity that went badly does to its skill, as it was decided when it ended.
public struct StruggleMark: Hashable, Sendable {
    /// The skill.
    public var skill: SkillID
    /// Household days for which it rests from then on; nil: it goes on.
    public var restDays: Int?

    /// All members.
    public init(skill: SkillID, restDays: Int? = nil) {
        self.skill = skill
        self.restDays = restDays
    }
}

extension LearningBook {
    /// The skills that rest on a household day.
    public func restingSkills(on day: Day) -> Set<SkillID> {
        Set(struggles.lazy.filter { $0.value.rests(on: day) }.map(\.key))
    }

}

extension Activity {
    /// What its end does to its skill that went badly; nil of one that went well, and where there is no such skill: in a mixture,
    /// and of math facts, which have a queue of their own.
    func struggle(in book: LearningBook, _ context: LearningContext) -> StruggleMark? {
        guard wentBadly, mix == nil, !kind.asksFacts,
            let skill = skill ?? context.library.lesson(lesson)?.lesson.skill
        else { return nil }
        return (book.struggles[skill] ?? SkillStruggle()).mark(of: skill, on: context.day)
    }
}
