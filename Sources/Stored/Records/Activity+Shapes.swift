import Household
import Shapes

extension Shape where Value == Presentation {
    static let presentation = Shape.object(
        "Presentation",
        make: {
            number, question, place, total, attempt, order, rightPlaces, hintsGiven, rapid, extra, part in
            Presentation(
                number: number, question: question, place: place, total: total, attempt: attempt ?? 1,
                order: order ?? [], rightPlaces: rightPlaces ?? [], hintsGiven: hintsGiven ?? 0,
                rapidAnswers: rapid ?? 0, isExtra: extra ?? false, part: part)
        },
        members: {
            required("number", .whole) { $0.number }
            required("question", .name) { $0.question }
            required("place", .whole) { $0.place }
            required("total", .whole) { $0.total }
            unless("attempt", .whole, is: 1) { $0.attempt }
            unless("order", .list(of: .words), is: []) { $0.order }
            unless("rightPlaces", .list(of: .whole), is: []) { $0.rightPlaces }
            unless("hints", .whole, is: 0) { $0.hintsGiven }
            unless("rapid", .whole, is: 0) { $0.rapidAnswers }
            unless("extra", .boolean, is: false) { $0.isExtra }
            optional("part", .word(FactPart.self)) { $0.part }
        })
}

extension Shape where Value == ActivityTally {
    static let activityTally = Shape.object(
        "ActivityTally",
        make: {
            score, maximum, right, stars, points, run, longestRun, hints in
            ActivityTally(
                score: score ?? 0, maximum: maximum, right: right ?? 0, stars: stars ?? 0, points: points ?? 0,
                run: run ?? 0, longestRun: longestRun ?? 0, hints: hints ?? 0)
        },
        members: {
            unless("score", .whole, is: 0) { $0.score }
            required("maximum", .whole) { $0.maximum }
            unless("right", .whole, is: 0) { $0.right }
            unless("stars", .whole, is: 0) { $0.stars }
            unless("points", .whole, is: 0) { $0.points }
            unless("run", .whole, is: 0) { $0.run }
            unless("longestRun", .whole, is: 0) { $0.longestRun }
            unless("hints", .whole, is: 0) { $0.hints }
        })
}

extension Shape where Value == Arrangement {
    static let arrangement = Shape.object(
        "Arrangement",
        make: { Arrangement(order: $0 ?? [], rightPlaces: $1 ?? []) },
        members: {
            unless("order", .list(of: .words), is: []) { $0.order }
            unless("rightPlaces", .list(of: .whole), is: []) { $0.rightPlaces }
        })
}

extension Shape where Value == Celebration {
    static let storedCelebration = Shape.object(
        "StoredCelebration",
        make: { key, word, milliseconds, still in
            Celebration(
                words: key.map(Celebration.Words.key) ?? .text(word ?? ""), milliseconds: milliseconds,
                isStill: still ?? false)
        },
        members: {
            optional("key", .word(Celebration.Key.self)) { if case .key(let key) = $0.words { key } else { nil } }
            // Facts of before keys.
            optional("word", .words) { if case .text(let text) = $0.words { text } else { nil } }
            required("milliseconds", .whole) { $0.milliseconds }
            unless("still", .boolean, is: false) { $0.isStill }
        })
}

extension Shape where Value == ActivitySummary {
    static let storedSummary = Shape.object(
        "StoredSummary",
        make: {
            activity, lesson, score, maximum, percent, isPassed, questions, right, stars, points, run, hints, duration,
            isNewBest, celebration, say, kind, review, subject, sprint, ungraded in
            ActivitySummary(
                activity: activity, lesson: lesson, score: score, maximum: maximum, percent: percent,
                isPassed: isPassed, questions: questions, right: right, stars: stars, points: points, longestRun: run,
                hints: hints, durationSeconds: duration, isNewBest: isNewBest, celebration: celebration, told: say,
                kind: kind ?? .lesson, reviewInDays: review, subject: subject, sprint: sprint,
                ungraded: ungraded ?? 0)
        },
        members: {
            required("activity", .name) { $0.activity }
            required("lesson", .name) { $0.lesson }
            required("score", .whole) { $0.score }
            required("maximum", .whole) { $0.maximum }
            required("percent", .whole) { $0.percent }
            required("isPassed", .boolean) { $0.isPassed }
            required("questions", .whole) { $0.questions }
            required("right", .whole) { $0.right }
            required("stars", .whole) { $0.stars }
            required("points", .whole) { $0.points }
            optional("longestRun", .whole) { $0.longestRun }
            required("hints", .whole) { $0.hints }
            required("durationSeconds", .whole) { $0.durationSeconds }
            required("isNewBest", .boolean) { $0.isNewBest }
            required("celebration", .storedCelebration) { $0.celebration }
            // Facts of before it was made from the rest.
            optional("say", .words) { $0.told }
            unless("kind", .name, is: .lesson) { $0.kind }
            optional("review", .whole) { $0.reviewInDays }
            optional("subject", .words) { $0.subject }
            optional("sprint", .sprintResult) { $0.sprint }
            unless("ungraded", .whole, is: 0) { $0.ungraded }
        })
}
