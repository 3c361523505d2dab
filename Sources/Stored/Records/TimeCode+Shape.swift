import Household
import Shapes

extension Shape where Value == TimeCode {
    /// With its use in a snapshot, without one in a fact. The code itself is nowhere.
    static let storedCode = Shape.object(
        "StoredCode",
        make: {
            id, digest, child, minutes, pastQuietHours, expires, at, by, use in
            TimeCode(
                id: id, digest: digest, child: child, minutes: minutes, pastQuietHours: pastQuietHours ?? false,
                expires: expires, at: at, by: by, use: use)
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
