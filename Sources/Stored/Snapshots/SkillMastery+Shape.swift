import Household
import Shapes

/// A skill and what is known of it, as it is stored.
typealias MasteryEntry = (key: SkillID, value: SkillMastery)

let masteryEntry = Shape<MasteryEntry>.object(
    "MasteryEntry", from: ("", SkillMastery()),
    members: {
        required("skill", \.key, .name)
        optional("activity", \.value.activity, .name)
        unless("answers", \.value.answers, .list(of: .masteryAnswer), is: [])
        required("count", \.value.count, .whole)
        unless("best", \.value.bestPercent, .whole, is: 0)
        unless("reached", \.value.reached, .list(of: .masteryWindow), is: [])
        // It was the first time, where no other one is told.
        optional(
            "mastered", .milliseconds, get: { $0.value.masteredAt },
            set: { ($0.value.masteredAt, $0.value.firstMasteredAt) = ($1, $1) })
        optional("due", \.value.due, .number)
        optional("first", .milliseconds) { entry in
            entry.value.firstMasteredAt == entry.value.masteredAt ? nil : entry.value.firstMasteredAt
        } set: {
            $0.value.firstMasteredAt = $1
        }
        unless("rung", \.value.rung, .whole, is: 0)
        unless("failures", \.value.failures, .whole, is: 0)
        optional("memory", \.value.memory, .skillMemory)
        unless("items", \.value.items, .entries(of: listItemEntry, in: { $0.precedes($1) }), is: [:])
    })

/// An item of a list and how far the child is with it, as they are stored.
private typealias ListItemEntry = (key: QuestionID, value: ListItem)

private let listItemEntry = Shape<ListItemEntry>.object(
    "ListItemEntry", make: { ListItemEntry($0, ListItem(rightSince: $1, day: $2, isKnown: $3)) },
    members: {
        required("question", \.key, .name)
        optional("rightSince", \.value.rightSince, .milliseconds)
        optional("day", \.value.day, .number)
        unless("known", \.value.isKnown, .boolean, is: false)
    })

extension Shape where Value == MasteryAnswer {
    fileprivate static let masteryAnswer = Shape.object("MasteryAnswer", make: MasteryAnswer.init) {
        required("presentation", \.presentation, .name)
        required("question", \.question, .name)
        required("percent", \.percent, .whole)
        required("hints", \.hints, .whole)
        required("at", \.at, .milliseconds)
    }
}

extension Shape where Value == MasteryWindow {
    fileprivate static let masteryWindow = Shape.object("MasteryWindow", make: MasteryWindow.init) {
        required("activity", \.activity, .name)
        required("day", \.day, .number)
        required("answers", \.answers, .list(of: .masteryAnswer))
    }
}
