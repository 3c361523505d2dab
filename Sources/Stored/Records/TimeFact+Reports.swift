import Household
import Shapes

extension Shape where Value == UndoneGrant {
    static let undoneGrant = Shape.object(
        "UndoneGrant",
        make: UndoneGrant.init,
        members: {
            required("grant", \.grant, .name)
            required("ms", \.milliseconds, .integer64)
            required("by", \.by, .words)
        })
}

extension Shape where Value == IdleClaim {
    static let idleClaim = Shape.object(
        "IdleClaim",
        make: {
            IdleClaim(
                lease: $0, day: $1, milliseconds: $2, countedTo: $3, wholeUntil: $4, isTold: $5)
        },
        members: {
            required("lease", \.lease, .name)
            required("day", \.day, .number)
            unless("ms", \.milliseconds, .integer64, is: 0)
            optional("countedTo", \.countedTo, .monoMark)
            optional("wholeUntil", \.wholeUntil, .monoMark)
            unless("isTold", \.isTold, .boolean, is: false)
        })
}

extension Shape where Value == SaveTime {
    static let saveTime = Shape.object(
        "SaveTime",
        make: SaveTime.init,
        members: {
            required("lease", \.lease, .name)
            optional("app", \.app, .words)
            required("closeBy", \.closeBy, .milliseconds)
            required("closeMark", \.closeMark, .monoMark)
        })
}
