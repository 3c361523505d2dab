import Household
import JSONRPC
import Shapes

extension Shape where Value == StreakStatus {
    /// The sentence follows from the rest.
    public static let streakStatus = Shape.object(
        "DayStreak", "Days in a row, never as a threat.",
        make: { state, value, longest, restDay, repair, _ in
            StreakStatus(state: state, value: value, longest: longest, restDay: restDay, repair: repair)
        }
    ) {
        required("state", \.state, .word(StreakState.self))
        required("length", \.value, .count, "Its length; 0 if it has ended.")
        required("longest", \.longest, .count, "The most that it ever came to.")
        optional(
            "restDay", \.restDay, .day,
            "The last day of rest that the streak has bridged; it adds nothing to the streak.")
        optional("repair", \.repair, .streakRepair, "While a streak that has ended can go on after all.")
        derived("say", \.say, .saying, "A sentence for the child.")
    }
}

extension Shape where Value == StreakRepair {
    static let streakRepair = Shape.object(
        "StreakRepair", "Two lessons finished in one day bring a streak back, once in a calendar month.",
        make: StreakRepair.init
    ) {
        required("length", \.value, .count, "The length that the streak had; brought back, it is one longer.")
        required("lastDay", \.until, .day, "The last day for it.")
        required("lessonsLeft", \.lessonsLeft, .count, "Still to be finished, all on one day.")
    }
}

extension Shape where Value == Level {
    /// All of it follows from the number.
    static let level = Shape.object(
        "Level", "A level of lifetime points: it never falls.", from: Level(points: 0)
    ) {
        derived("number", \.number, .count, "From 1.")
        derived("title", \.name, .saying)
        required("fromPoints", .count, "The points at which it begins.", get: \.from, set: { $0 = Level(points: $1) })
        derived("toPoints", \.to, .count, "The points at which the next one begins.")
    }
}

extension Shape where Value == EarnedSticker {
    static let sticker = Shape.object(
        "Sticker", "Given at the first finish of a lesson.",
        make: { EarnedSticker(sticker: $0, lesson: $1, day: $2, at: $3) }
    ) {
        required("sticker", \.sticker, .text(), "Name of its picture.")
        required("lesson", \.lesson, .id(LessonID.self))
        required("day", \.day, .day)
        required("at", \.at, .instant)
    }
}
