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
        required("state", .word(StreakState.self)) { $0.state }
        required("length", .count, "Its length; 0 if it has ended.") { $0.value }
        required("longest", .count, "The most that it ever came to.") { $0.longest }
        optional("restDay", .day, "The last day of rest that the streak has bridged; it adds nothing to the streak.") {
            $0.restDay
        }
        optional("repair", .streakRepair, "While a streak that has ended can go on after all.") { $0.repair }
        required("say", .saying, "A sentence for the child.") { $0.say }
    }
}

extension Shape where Value == StreakRepair {
    static let streakRepair = Shape.object(
        "StreakRepair", "Two lessons finished in one day bring a streak back, once in a calendar month.",
        make: StreakRepair.init
    ) {
        required("length", .count, "The length that the streak had; brought back, it is one longer.") { $0.value }
        required("lastDay", .day, "The last day for it.") { $0.until }
        required("lessonsLeft", .count, "Still to be finished, all on one day.") { $0.lessonsLeft }
    }
}

extension Shape where Value == Level {
    /// All of it follows from the number.
    static let level = Shape.object(
        "Level", "A level of lifetime points: it never falls.", make: { _, _, from, _ in Level(points: from) }
    ) {
        required("number", .count, "From 1.") { $0.number }
        required("title", .saying) { $0.name }
        required("fromPoints", .count, "The points at which it begins.") { $0.from }
        required("toPoints", .count, "The points at which the next one begins.") { $0.to }
    }
}

extension Shape where Value == EarnedSticker {
    static let sticker = Shape.object(
        "Sticker", "Given at the first finish of a lesson.",
        make: { EarnedSticker(sticker: $0, lesson: $1, day: $2, at: $3) }
    ) {
        required("sticker", .text(), "Name of its picture.") { $0.sticker }
        required("lesson", .id(LessonID.self)) { $0.lesson }
        required("day", .day) { $0.day }
        required("at", .instant) { $0.at }
    }
}
