import Household
import JSONRPC
import Shapes

extension Shape where Value == Presentation {
    static let presentation = Shape.object(
        "Presentation",
        make: {
            Presentation(
                number: $0, question: $1, place: $2, total: $3, attempt: $4 ?? 1, order: $5 ?? [],
                rightPlaces: $6 ?? [], hintsGiven: $7 ?? 0)
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
        })
}

extension Shape where Value == ActivityTally {
    static let activityTally = Shape.object(
        "ActivityTally",
        make: {
            ActivityTally(
                score: $0 ?? 0, maximum: $1, right: $2 ?? 0, stars: $3 ?? 0, points: $4 ?? 0, run: $5 ?? 0,
                longestRun: $6 ?? 0, hints: $7 ?? 0)
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
