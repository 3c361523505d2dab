import Household
import Shapes

/// A skill and what is known of it, as it is stored.
typealias MasteryEntry = (skill: SkillID, mastery: SkillMastery)

/// The skills of a book as a list, in the order of their ids.
enum MasteryBySkill {
    static func read(_ entries: [MasteryEntry]?) -> [SkillID: SkillMastery] {
        (entries ?? []).reduce(into: [:]) { $0[$1.skill] = $0[$1.skill] ?? $1.mastery }
    }

    /// Absent where no skill was tried.
    static func written(_ mastery: [SkillID: SkillMastery]) -> [MasteryEntry]? {
        let skills = mastery.keys.sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
        return skills.isEmpty ? nil : skills.map { MasteryEntry($0, mastery[$0] ?? SkillMastery()) }
    }
}

let masteryEntry = Shape<MasteryEntry>.object(
    "MasteryEntry",
    make: { skill, activity, answers, count, best, reached, mastered, due, first, rung, failures, memory in
        MasteryEntry(
            skill,
            SkillMastery(
                activity: activity, answers: answers ?? [], count: count, bestPercent: best ?? 0,
                reached: reached ?? [], masteredAt: mastered, firstMasteredAt: first, due: due,
                rung: rung ?? 0, failures: failures ?? 0, memory: memory))
    },
    members: {
        required("skill", .name) { $0.skill }
        optional("activity", .name) { $0.mastery.activity }
        unless("answers", .list(of: .masteryAnswer), is: []) { $0.mastery.answers }
        required("count", .whole) { $0.mastery.count }
        unless("best", .whole, is: 0) { $0.mastery.bestPercent }
        unless("reached", .list(of: .masteryWindow), is: []) { $0.mastery.reached }
        optional("mastered", .milliseconds) { $0.mastery.masteredAt }
        optional("due", .number) { $0.mastery.due }
        // Where it is not the same.
        optional("first", .milliseconds) { entry in
            entry.mastery.firstMasteredAt == entry.mastery.masteredAt ? nil : entry.mastery.firstMasteredAt
        }
        unless("rung", .whole, is: 0) { $0.mastery.rung }
        unless("failures", .whole, is: 0) { $0.mastery.failures }
        optional("memory", .skillMemory) { $0.mastery.memory }
    })

extension Shape where Value == MasteryAnswer {
    fileprivate static let masteryAnswer = Shape.object("MasteryAnswer", make: MasteryAnswer.init) {
        required("presentation", .name) { $0.presentation }
        required("question", .name) { $0.question }
        required("percent", .whole) { $0.percent }
        required("hints", .whole) { $0.hints }
        required("at", .milliseconds) { $0.at }
    }
}

extension Shape where Value == MasteryWindow {
    fileprivate static let masteryWindow = Shape.object("MasteryWindow", make: MasteryWindow.init) {
        required("activity", .name) { $0.activity }
        required("day", .number) { $0.day }
        required("answers", .list(of: .masteryAnswer)) { $0.answers }
    }
}
