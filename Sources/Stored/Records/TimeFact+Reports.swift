import Household
import Shapes

extension Shape where Value == UndoneGrant {
    static let undoneGrant = Shape.object(
        "UndoneGrant",
        make: UndoneGrant.init,
        members: {
            required("grant", .name) { $0.grant }
            required("ms", .integer64) { $0.milliseconds }
            required("by", .words) { $0.by }
        })
}

extension Shape where Value == IdleClaim {
    static let idleClaim = Shape.object(
        "IdleClaim",
        make: {
            IdleClaim(
                lease: $0, day: $1, milliseconds: $2 ?? 0, countedTo: $3, wholeUntil: $4, isTold: $5 ?? false)
        },
        members: {
            required("lease", .name) { $0.lease }
            required("day", .number) { $0.day }
            unless("ms", .integer64, is: 0) { $0.milliseconds }
            optional("countedTo", .monoMark) { $0.countedTo }
            optional("wholeUntil", .monoMark) { $0.wholeUntil }
            unless("isTold", .boolean, is: false) { $0.isTold }
        })
}

extension Shape where Value == SaveTime {
    static let saveTime = Shape.object(
        "SaveTime",
        make: SaveTime.init,
        members: {
            required("lease", .name) { $0.lease }
            optional("app", .words) { $0.app }
            required("closeBy", .milliseconds) { $0.closeBy }
            required("closeMark", .monoMark) { $0.closeMark }
        })
}
