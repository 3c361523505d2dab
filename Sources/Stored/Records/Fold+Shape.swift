import Household
import Shapes

extension Shape where Value == Fold {
    /// What a fold's row holds. The state has the shape of a snapshot's, but stays for ever: see CONTRIBUTING.md.
    static let fold = Shape.object(
        "Fold",
        make: Fold.init,
        members: {
            required("through", .integer64) { $0.through }
            required("before", .number) { $0.before }
            required("state", .childState) { $0.state }
            required("days", .list(of: .foldedDay)) { $0.days }
        })
}

extension Shape where Value == FoldedDay {
    fileprivate static let foldedDay = Shape.object(
        "FoldedDay",
        make: { day, screen, free, learning, subjects in
            FoldedDay(
                day: day, screen: screen ?? 0, free: free ?? 0, learning: learning ?? 0, subjects: subjects ?? [])
        },
        members: {
            required("day", .number) { $0.day }
            unless("screen", .integer64, is: 0) { $0.screen }
            unless("free", .integer64, is: 0) { $0.free }
            unless("learning", .integer64, is: 0) { $0.learning }
            unless("subjects", .list(of: .foldedSubject), is: []) { $0.subjects }
        })
}

extension Shape where Value == FoldedSubject {
    static let foldedSubject = Shape.object(
        "FoldedSubject",
        make: { subject, answers, first, right, hints, active, lessons, stars, paid, points in
            FoldedSubject(
                subject: subject, answers: answers ?? 0, first: first ?? 0, right: right ?? 0, hints: hints ?? 0,
                active: active ?? 0, lessons: lessons ?? 0, stars: stars ?? 0, starsPaid: paid ?? 0,
                points: points ?? 0)
        },
        members: {
            required("subject", .words) { $0.subject }
            unless("answers", .whole, is: 0) { $0.answers }
            unless("first", .whole, is: 0) { $0.first }
            unless("right", .whole, is: 0) { $0.right }
            unless("hints", .whole, is: 0) { $0.hints }
            unless("active", .integer64, is: 0) { $0.active }
            unless("lessons", .whole, is: 0) { $0.lessons }
            unless("stars", .whole, is: 0) { $0.stars }
            unless("starsPaid", .whole, is: 0) { $0.starsPaid }
            unless("points", .whole, is: 0) { $0.points }
        })
}

extension Shape where Value == FoldMark {
    /// What a snapshot keeps of a fold.
    static let foldMark = Shape.object(
        "FoldMark",
        make: FoldMark.init,
        members: {
            required("row", .integer64) { $0.row }
            required("through", .integer64) { $0.through }
            required("before", .number) { $0.before }
            required("days", .whole) { $0.days }
            required("at", .milliseconds) { $0.at }
        })
}
