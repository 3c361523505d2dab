import Household
import JSONRPC

extension Shape where Value == RewardBook {
    static let rewardBook = Shape.object(
        "RewardBook",
        make: { RewardBook(days: $0, subjects: $1, firstAnswers: $2, right: $3, lessons: $4) },
        members: {
            required("days", .list(of: .learningDay)) { $0.days }
            required("subjects", .list(of: .subjectTotals)) { $0.subjects }
            required("firstAnswers", .whole) { $0.firstAnswers }
            required("right", .whole) { $0.right }
            required("lessons", .whole) { $0.lessons }
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
