import Household
import Shapes

extension Shape where Value == Presentation {
    static let presentation = Shape.object(
        "Presentation",
        make: {
            number, question, place, total, attempt, order, rightPlaces, hintsGiven, rapid, extra, part in
            Presentation(
                number: number, question: question, place: place, total: total, attempt: attempt,
                order: order, rightPlaces: rightPlaces, hintsGiven: hintsGiven,
                rapidAnswers: rapid, isExtra: extra, part: part)
        },
        members: {
            required("number", \.number, .whole)
            required("question", \.question, .name)
            required("place", \.place, .whole)
            required("total", \.total, .whole)
            unless("attempt", \.attempt, .whole, is: 1)
            unless("order", \.order, .list(of: .words), is: [])
            unless("rightPlaces", \.rightPlaces, .list(of: .whole), is: [])
            unless("hints", \.hintsGiven, .whole, is: 0)
            unless("rapid", \.rapidAnswers, .whole, is: 0)
            unless("extra", \.isExtra, .boolean, is: false)
            optional("part", \.part, .word(FactPart.self))
        })
}

extension Shape where Value == ActivityTally {
    static let activityTally = Shape.object(
        "ActivityTally",
        make: {
            score, maximum, right, stars, points, run, longestRun, hints in
            ActivityTally(
                score: score, maximum: maximum, right: right, stars: stars, points: points,
                run: run, longestRun: longestRun, hints: hints)
        },
        members: {
            unless("score", \.score, .whole, is: 0)
            required("maximum", \.maximum, .whole)
            unless("right", \.right, .whole, is: 0)
            unless("stars", \.stars, .whole, is: 0)
            unless("points", \.points, .whole, is: 0)
            unless("run", \.run, .whole, is: 0)
            unless("longestRun", \.longestRun, .whole, is: 0)
            unless("hints", \.hints, .whole, is: 0)
        })
}

extension Shape where Value == Arrangement {
    static let arrangement = Shape.object(
        "Arrangement",
        make: { Arrangement(order: $0, rightPlaces: $1) },
        members: {
            unless("order", \.order, .list(of: .words), is: [])
            unless("rightPlaces", \.rightPlaces, .list(of: .whole), is: [])
        })
}

extension Shape where Value == Celebration {
    static let storedCelebration = Shape.object(
        "StoredCelebration",
        from: Celebration(words: .text(""), milliseconds: 0),
        members: {
            optional("key", .word(Celebration.Key.self)) {
                if case .key(let key) = $0.words { key } else { nil }
            } set: {
                $0.words = .key($1)
            }
            // Facts of before keys.
            optional("word", .words) {
                if case .text(let text) = $0.words { text } else { nil }
            } set: {
                $0.words = .text($1)
            }
            required("milliseconds", \.milliseconds, .whole)
            unless("still", \.isStill, .boolean, is: false)
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
                kind: kind, reviewInDays: review, subject: subject, sprint: sprint,
                ungraded: ungraded)
        },
        members: {
            required("activity", \.activity, .name)
            required("lesson", \.lesson, .name)
            required("score", \.score, .whole)
            required("maximum", \.maximum, .whole)
            required("percent", \.percent, .whole)
            required("isPassed", \.isPassed, .boolean)
            required("questions", \.questions, .whole)
            required("right", \.right, .whole)
            required("stars", \.stars, .whole)
            required("points", \.points, .whole)
            optional("longestRun", \.longestRun, .whole)
            required("hints", \.hints, .whole)
            required("durationSeconds", \.durationSeconds, .whole)
            required("isNewBest", \.isNewBest, .boolean)
            required("celebration", \.celebration, .storedCelebration)
            // Facts of before it was made from the rest.
            optional("say", \.told, .words)
            unless("kind", \.kind, .name, is: .lesson)
            optional("review", \.reviewInDays, .whole)
            optional("subject", \.subject, .words)
            optional("sprint", \.sprint, .sprintResult)
            unless("ungraded", \.ungraded, .whole, is: 0)
        })
}
