import Household
import Shapes

/// A skill and its last answers, as they are stored.
private typealias RecentEntry = (skill: SkillID, answers: RecentAnswers)

extension Shape where Value == StudyBook {
    static let studyBook = Shape.object(
        "StudyBook",
        make: { days, recent, lastAt, pending in
            StudyBook(
                days: days,
                recent: Dictionary(recent.map { ($0.skill, $0.answers) }, uniquingKeysWith: { first, _ in first }),
                lastAt: lastAt, pending: pending ?? 0)
        },
        members: {
            required("days", .list(of: .studyDay)) { $0.days }
            required("recent", .list(of: recentEntry)) { book in
                book.recent.map { RecentEntry($0.key, $0.value) }
                    .sorted { $0.skill.rawValue.utf8.lexicographicallyPrecedes($1.skill.rawValue.utf8) }
            }
            optional("lastAt", .milliseconds) { $0.lastAt }
            unless("pending", .integer64, is: 0) { $0.pending }
        })
}

private let recentEntry = Shape<RecentEntry>.object(
    "RecentAnswers",
    make: { RecentEntry($0, RecentAnswers(count: $1, wrongBits: $2 ?? 0, answers: $3 ?? [])) },
    members: {
        required("skill", .name) { $0.skill }
        required("count", .whole) { $0.answers.count }
        unless("wrong", .whole, is: 0) { $0.answers.wrongBits }
        unless("answers", .list(of: .recentAnswer), is: []) { $0.answers.answers }
    })

extension Shape where Value == RecentAnswer {
    fileprivate static let recentAnswer = Shape.object("RecentAnswer", make: RecentAnswer.init) {
        required("presentation", .name) { $0.presentation }
        required("question", .name) { $0.question }
        required("kind", .name) { $0.kind }
        required("right", .boolean) { $0.isRight }
        required("hints", .whole) { $0.hints }
        required("at", .milliseconds) { $0.at }
    }
}

extension Shape where Value == StudyDay {
    fileprivate static let studyDay = Shape.object(
        "StudyDay",
        make: { day, sessions, subjects, kinds, ofFacts, mistakes in
            StudyDay(
                day: day, sessions: sessions ?? 0, subjects: subjects ?? [], kinds: kinds ?? [],
                mistakes: mistakes ?? classes(of: ofFacts))
        },
        members: {
            required("day", .number) { $0.day }
            unless("sessions", .whole, is: 0) { $0.sessions }
            unless("subjects", .list(of: .foldedSubject), is: []) { $0.subjects }
            unless("kinds", .list(of: .kindTotals), is: []) { $0.kinds }
            // Days of before, which knew mistakes in math facts alone.
            optional("mistakes", .list(of: factMistakeTotals)) { (_: StudyDay) -> [FactMistakeTotals]? in nil }
            unless("mistakeClasses", .list(of: .mistakeTotals), is: []) { $0.mistakes }
        })
}

extension Shape where Value == KindTotals {
    fileprivate static let kindTotals = Shape.object(
        "KindTotals",
        make: { kind, first, right, hints in
            KindTotals(kind: kind, first: first ?? 0, right: right ?? 0, hints: hints ?? 0)
        },
        members: {
            required("kind", .name) { $0.kind }
            unless("first", .whole, is: 0) { $0.first }
            unless("right", .whole, is: 0) { $0.right }
            unless("hints", .whole, is: 0) { $0.hints }
        })
}

/// A mistake in math facts as days of before counted it.
private typealias FactMistakeTotals = (mistake: FactMistake, count: Int)

private let factMistakeTotals = Shape<FactMistakeTotals>.object(
    "FactMistakeTotals",
    make: { FactMistakeTotals($0, $1) },
    members: {
        required("mistake", .word(FactMistake.self)) { $0.mistake }
        required("count", .whole) { $0.count }
    })

private func classes(of mistakes: [FactMistakeTotals]?) -> [MistakeTotals] {
    (mistakes ?? []).compactMap { MistakeTotals($0.mistake, count: $0.count) }
}

extension Shape where Value == MistakeTotals {
    fileprivate static let mistakeTotals = Shape.object(
        "MistakeTotals",
        make: { MistakeTotals(mistake: $0, skill: $1, count: $2) },
        members: {
            required("mistake", .word(MistakeClass.self)) { $0.mistake }
            required("skill", .name) { $0.skill }
            required("count", .whole) { $0.count }
        })
}
