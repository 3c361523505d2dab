import Household
import Shapes

extension Shape where Value == IdleBook {
    static let idleBook = Shape.object(
        "IdleBook",
        make: { IdleBook(days: $0, resting: $1) },
        members: {
            required("days", \.days, .list(of: .idleDay))
            required("resting", \.resting, .list(of: .idleRest))
        })
}

extension Shape where Value == IdleBook.OnDay {
    static let idleDay = Shape.object(
        "IdleDay",
        make: IdleBook.OnDay.init,
        members: {
            required("day", \.day, .number)
            required("milliseconds", \.milliseconds, .integer64)
            required("told", \.told, .list(of: .name))
        })
}

extension Shape where Value == IdleBook.Rest {
    static let idleRest = Shape.object(
        "IdleRest",
        make: IdleBook.Rest.init,
        members: {
            required("lease", \.lease, .name)
            required("until", \.until, .monoMark)
        })
}

extension Shape where Value == RequestBook {
    static let requestBook = Shape.object(
        "RequestBook",
        make: { RequestBook(requests: $0) },
        members: {
            required("requests", \.requests, .list(of: .storedRequest))
        })
}

extension Shape where Value == CodeBook {
    static let codeBook = Shape.object(
        "CodeBook",
        make: { CodeBook(codes: $0, made: $1) },
        members: {
            required("codes", \.codes, .list(of: .storedCode))
            required("made", \.made, .whole)
        })
}
