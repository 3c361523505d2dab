import Household
import Shapes

extension Shape where Value == Fold {
    /// What a fold's row holds. The state has the shape of a snapshot's, but stays for ever: see CONTRIBUTING.md.
    static let fold = Shape.object(
        "Fold",
        make: Fold.init,
        members: {
            required("through", \.through, .integer64)
            required("before", \.before, .number)
            required("state", \.state, .childState)
            required("days", \.days, .list(of: .foldedDay))
        })
}

extension Shape where Value == FoldedDay {
    fileprivate static let foldedDay = Shape.object(
        "FoldedDay",
        make: { day, screen, free, learning, subjects in
            FoldedDay(
                day: day, screen: screen, free: free, learning: learning, subjects: subjects)
        },
        members: {
            required("day", \.day, .number)
            unless("screen", \.screen, .integer64, is: 0)
            unless("free", \.free, .integer64, is: 0)
            unless("learning", \.learning, .integer64, is: 0)
            unless("subjects", \.subjects, .list(of: .foldedSubject), is: [])
        })
}

extension Shape where Value == FoldedSubject {
    static let foldedSubject = Shape.object(
        "FoldedSubject",
        make: { subject, answers, first, right, hints, active, lessons, stars, paid, points in
            FoldedSubject(
                subject: subject, answers: answers, first: first, right: right, hints: hints,
                active: active, lessons: lessons, stars: stars, starsPaid: paid,
                points: points)
        },
        members: {
            required("subject", \.subject, .words)
            unless("answers", \.answers, .whole, is: 0)
            unless("first", \.first, .whole, is: 0)
            unless("right", \.right, .whole, is: 0)
            unless("hints", \.hints, .whole, is: 0)
            unless("active", \.active, .integer64, is: 0)
            unless("lessons", \.lessons, .whole, is: 0)
            unless("stars", \.stars, .whole, is: 0)
            unless("starsPaid", \.starsPaid, .whole, is: 0)
            unless("points", \.points, .whole, is: 0)
        })
}

extension Shape where Value == FoldMark {
    /// What a snapshot keeps of a fold.
    static let foldMark = Shape.object(
        "FoldMark",
        make: FoldMark.init,
        members: {
            required("row", \.row, .integer64)
            required("through", \.through, .integer64)
            required("before", \.before, .number)
            required("days", \.days, .whole)
            required("at", \.at, .milliseconds)
        })
}
