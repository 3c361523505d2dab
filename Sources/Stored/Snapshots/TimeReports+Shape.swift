import Household
import Shapes

extension Shape where Value == IdleBook {
    static let idleBook = Shape.object(
        "IdleBook",
        make: { IdleBook(days: $0, resting: $1) },
        members: {
            required("days", .list(of: .idleDay)) { $0.days }
            required("resting", .list(of: .idleRest)) { $0.resting }
        })
}

extension Shape where Value == IdleBook.OnDay {
    static let idleDay = Shape.object(
        "IdleDay",
        make: IdleBook.OnDay.init,
        members: {
            required("day", .number) { $0.day }
            required("milliseconds", .integer64) { $0.milliseconds }
            required("told", .list(of: .name)) { $0.told }
        })
}

extension Shape where Value == IdleBook.Rest {
    static let idleRest = Shape.object(
        "IdleRest",
        make: IdleBook.Rest.init,
        members: {
            required("lease", .name) { $0.lease }
            required("until", .monoMark) { $0.until }
        })
}

extension Shape where Value == RequestBook {
    static let requestBook = Shape.object(
        "RequestBook",
        make: { RequestBook(requests: $0) },
        members: {
            required("requests", .list(of: .storedRequest)) { $0.requests }
        })
}

extension Shape where Value == CodeBook {
    static let codeBook = Shape.object(
        "CodeBook",
        make: { CodeBook(codes: $0, made: $1) },
        members: {
            required("codes", .list(of: .storedCode)) { $0.codes }
            required("made", .whole) { $0.made }
        })
}
