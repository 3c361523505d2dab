import Household
import Shapes

/// A skill and its last answers, as they are stored.
private typealias RecentEntry = (key: SkillID, value: RecentAnswers)

extension Shape where Value == StudyBook {
    static let studyBook = Shape.object(
        "StudyBook",
        from: StudyBook(),
        members: {
            required("days", \.days, .list(of: .studyDay))
            required("recent", \.recent, .entries(of: recentEntry, in: { $0.precedes($1) }))
            optional("lastAt", \.lastAt, .milliseconds)
            unless("pending", \.pending, .integer64, is: 0)
        })
}

private let recentEntry = Shape<RecentEntry>.object(
    "RecentAnswers",
    make: { RecentEntry($0, RecentAnswers(count: $1, wrongBits: $2, answers: $3)) },
    members: {
        required("skill", \.key, .name)
        required("count", \.value.count, .whole)
        unless("wrong", \.value.wrongBits, .whole, is: 0)
        unless("answers", \.value.answers, .list(of: .recentAnswer), is: [])
    })

extension Shape where Value == RecentAnswer {
    fileprivate static let recentAnswer = Shape.object("RecentAnswer", make: RecentAnswer.init) {
        required("presentation", \.presentation, .name)
        required("question", \.question, .name)
        required("kind", \.kind, .name)
        required("right", \.isRight, .boolean)
        required("hints", \.hints, .whole)
        required("at", \.at, .milliseconds)
    }
}

extension Shape where Value == StudyDay {
    fileprivate static let studyDay = Shape.object(
        "StudyDay",
        from: StudyDay(day: Day(number: 0)),
        members: {
            required("day", \.day, .number)
            unless("sessions", \.sessions, .whole, is: 0)
            unless("subjects", \.subjects, .list(of: .foldedSubject), is: [])
            unless("kinds", \.kinds, .list(of: .kindTotals), is: [])
            // Days of before, which knew mistakes in math facts alone.
            optional(
                "mistakes", .list(of: factMistakeTotals), get: { _ in nil }, set: { $0.mistakes = classes(of: $1) })
            optional(
                "mistakeClasses", .list(of: .mistakeTotals), get: { $0.mistakes.isEmpty ? nil : $0.mistakes },
                set: { $0.mistakes = $1 })
            unless("finished", \.finished, .list(of: .finishedLesson), is: [])
        })
}

extension Shape where Value == FinishedLesson {
    fileprivate static let finishedLesson = Shape.object(
        "FinishedLesson",
        make: FinishedLesson.init,
        members: {
            required("lesson", \.lesson, .name)
            required("times", \.times, .whole)
            required("bestPercent", \.bestPercent, .whole)
            required("lastAt", \.lastAt, .milliseconds)
        })
}

extension Shape where Value == KindTotals {
    fileprivate static let kindTotals = Shape.object(
        "KindTotals",
        make: { kind, first, right, hints in
            KindTotals(kind: kind, first: first, right: right, hints: hints)
        },
        members: {
            required("kind", \.kind, .name)
            unless("first", \.first, .whole, is: 0)
            unless("right", \.right, .whole, is: 0)
            unless("hints", \.hints, .whole, is: 0)
        })
}

/// A mistake in math facts as days of before counted it.
private typealias FactMistakeTotals = (mistake: FactMistake, count: Int)

private let factMistakeTotals = Shape<FactMistakeTotals>.object(
    "FactMistakeTotals",
    make: { FactMistakeTotals($0, $1) },
    members: {
        required("mistake", \.mistake, .word(FactMistake.self))
        required("count", \.count, .whole)
    })

private func classes(of mistakes: [FactMistakeTotals]) -> [MistakeTotals] {
    mistakes.compactMap { MistakeTotals($0.mistake, count: $0.count) }
}

extension Shape where Value == MistakeTotals {
    fileprivate static let mistakeTotals = Shape.object(
        "MistakeTotals",
        make: { MistakeTotals(mistake: $0, skill: $1, count: $2) },
        members: {
            required("mistake", \.mistake, .word(MistakeClass.self))
            required("skill", \.skill, .name)
            required("count", \.count, .whole)
        })
}
