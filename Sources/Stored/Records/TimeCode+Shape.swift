import Household
import Shapes

extension Shape where Value == TimeCode {
    /// With its use in a snapshot, without one in a fact. The code itself is nowhere.
    static let storedCode = Shape.object(
        "StoredCode",
        make: {
            TimeCode(
                id: $0, digest: $1, child: $2, minutes: $3, pastQuietHours: $4 ?? false, expires: $5, at: $6, by: $7,
                use: $8)
        },
        members: {
            required("id", .name) { $0.id }
            required("digest", .hex) { $0.digest }
            optional("child", .name) { $0.child }
            required("minutes", .whole) { $0.minutes }
            unless("pastQuietHours", .boolean, is: false) { $0.pastQuietHours }
            optional("expires", .milliseconds) { $0.expires }
            required("at", .milliseconds) { $0.at }
            required("by", .words) { $0.by }
            optional("use", .codeUse) { $0.use }
        })
}

extension Shape where Value == TimeCode.Use {
    static let codeUse = Shape.object(
        "CodeUse",
        make: TimeCode.Use.init,
        members: {
            required("child", .name) { $0.child }
            required("grant", .storedGrant) { $0.grant }
        })
}
