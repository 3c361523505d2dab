import Household
import Shapes

extension Shape where Value == RewardBook {
    static let rewardBook = Shape.object(
        "RewardBook",
        make: {
            days, subjects, firstAnswers, right, lessons, streak, badges, stickers, kinds in
            RewardBook(
                days: days, subjects: subjects, firstAnswers: firstAnswers, right: right, lessons: lessons,
                streak: streak, badges: badges, stickers: stickers, kinds: kinds)
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
            day, firstAnswers, right, lessons, stars, points, credited, isMadeByAnswers, newSkills, newFacts, sprint,
            paid
            in
            LearningDay(
                day: day, firstAnswers: firstAnswers ?? 0, right: right ?? 0, lessons: lessons ?? 0,
                stars: stars ?? 0, points: points ?? 0, credited: credited, isMadeByAnswers: isMadeByAnswers ?? false,
                newSkills: newSkills ?? 0, newFacts: newFacts ?? 0, sprintBest: sprint ?? 0, paid: paid ?? [])
        },
        members: {
            required("day", .number) { $0.day }
            unless("firstAnswers", .whole, is: 0) { $0.firstAnswers }
            unless("right", .whole, is: 0) { $0.right }
            unless("lessons", .whole, is: 0) { $0.lessons }
            unless("stars", .whole, is: 0) { $0.stars }
            unless("points", .whole, is: 0) { $0.points }
            // Days of before: nearly always all of them.
            optional("credited", .whole) { $0.credited == $0.firstAnswers ? nil : $0.credited }
            unless("isMadeByAnswers", .boolean, is: false) { $0.isMadeByAnswers }
            unless("newSkills", .whole, is: 0) { $0.newSkills }
            unless("newFacts", .whole, is: 0) { $0.newFacts }
            unless("sprintBest", .whole, is: 0) { $0.sprintBest }
            unless("paid", .list(of: .paidPoints), is: []) { $0.paid }
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
