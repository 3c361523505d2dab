import Household
import Shapes

extension Shape where Value == RewardBook {
    static let rewardBook = Shape.object(
        "RewardBook",
        make: {
            RewardBook(
                days: $0, subjects: $1, firstAnswers: $2, right: $3, lessons: $4, streak: $5, badges: $6, stickers: $7,
                kinds: $8)
        },
        members: {
            required("days", .list(of: .learningDay)) { $0.days }
            required("subjects", .list(of: .subjectTotals)) { $0.subjects }
            required("firstAnswers", .whole) { $0.firstAnswers }
            required("right", .whole) { $0.right }
            required("lessons", .whole) { $0.lessons }
            required("streak", .storedStreak) { $0.streak }
            required("badges", .list(of: .keptBadge)) { $0.badges }
            required("stickers", .list(of: .storedSticker)) { $0.stickers }
            required("kinds", .list(of: .name)) { $0.kinds }
        })
}

extension Shape where Value == EarnedBadge {
    /// A badge as the child has it, with whether it was seen.
    static let keptBadge = Shape.object(
        "KeptBadge",
        make: { EarnedBadge(badge: $0, day: $1, at: $2, isSeen: $3 ?? false) },
        members: {
            required("badge", .name) { $0.badge }
            required("day", .number) { $0.day }
            required("at", .milliseconds) { $0.at }
            unless("isSeen", .boolean, is: false) { $0.isSeen }
        })
}

extension Shape where Value == LearningDay {
    static let learningDay = Shape.object(
        "LearningDay",
        make: {
            LearningDay(
                day: $0, firstAnswers: $1 ?? 0, right: $2 ?? 0, lessons: $3 ?? 0, stars: $4 ?? 0, points: $5 ?? 0)
        },
        members: {
            required("day", .number) { $0.day }
            unless("firstAnswers", .whole, is: 0) { $0.firstAnswers }
            unless("right", .whole, is: 0) { $0.right }
            unless("lessons", .whole, is: 0) { $0.lessons }
            unless("stars", .whole, is: 0) { $0.stars }
            unless("points", .whole, is: 0) { $0.points }
        })
}

extension Shape where Value == SubjectTotals {
    static let subjectTotals = Shape.object(
        "SubjectTotals",
        make: SubjectTotals.init,
        members: {
            required("subject", .words) { $0.subject }
            required("points", .whole) { $0.points }
            required("lessons", .whole) { $0.lessons }
        })
}
