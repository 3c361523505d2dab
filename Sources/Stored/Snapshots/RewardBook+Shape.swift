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
            required("days", \.days, .list(of: .learningDay))
            required("subjects", \.subjects, .list(of: .subjectTotals))
            required("firstAnswers", \.firstAnswers, .whole)
            required("right", \.right, .whole)
            required("lessons", \.lessons, .whole)
            required("streak", \.streak, .storedStreak)
            required("badges", \.badges, .list(of: .keptBadge))
            required("stickers", \.stickers, .list(of: .storedSticker))
            required("kinds", \.kinds, .list(of: .name))
        })
}

extension Shape where Value == EarnedBadge {
    /// A badge as the child has it, with whether it was seen.
    static let keptBadge = Shape.object(
        "KeptBadge",
        make: { EarnedBadge(badge: $0, day: $1, at: $2, isSeen: $3) },
        members: {
            required("badge", \.badge, .name)
            required("day", \.day, .number)
            required("at", \.at, .milliseconds)
            unless("isSeen", \.isSeen, .boolean, is: false)
        })
}

extension Shape where Value == LearningDay {
    static let learningDay = Shape.object(
        "LearningDay",
        from: LearningDay(day: Day(number: 0)),
        members: {
            required("day", \.day, .number)
            // Days of before had no `credited`: nearly always it is all of them.
            optional(
                "firstAnswers", .whole, get: { $0.firstAnswers == 0 ? nil : $0.firstAnswers },
                set: { ($0.firstAnswers, $0.credited) = ($1, $1) })
            unless("right", \.right, .whole, is: 0)
            unless("lessons", \.lessons, .whole, is: 0)
            unless("stars", \.stars, .whole, is: 0)
            unless("points", \.points, .whole, is: 0)
            optional(
                "credited", .whole, get: { $0.credited == $0.firstAnswers ? nil : $0.credited },
                set: { $0.credited = $1 })
            unless("isMadeByAnswers", \.isMadeByAnswers, .boolean, is: false)
            unless("newSkills", \.newSkills, .whole, is: 0)
            unless("newFacts", \.newFacts, .whole, is: 0)
            unless("sprintBest", \.sprintBest, .whole, is: 0)
            unless("paid", \.paid, .list(of: .paidPoints), is: [])
        })
}

extension Shape where Value == SubjectTotals {
    static let subjectTotals = Shape.object(
        "SubjectTotals",
        make: SubjectTotals.init,
        members: {
            required("subject", \.subject, .words)
            required("points", \.points, .whole)
            required("lessons", \.lessons, .whole)
        })
}
