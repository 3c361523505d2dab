import Household
import Shapes

extension Shape where Value == TimeCode {
    /// With its use in a snapshot, without one in a fact. The code itself is nowhere.
    static let storedCode = Shape.object(
        "StoredCode",
        make: {
            id, digest, child, minutes, pastQuietHours, expires, at, by, use in
            TimeCode(
                id: id, digest: digest, child: child, minutes: minutes, pastQuietHours: pastQuietHours,
                expires: expires, at: at, by: by, use: use)
        },
        members: {
            required("id", \.id, .name)
            required("digest", \.digest, .hex)
            optional("child", \.child, .name)
            required("minutes", \.minutes, .whole)
            unless("pastQuietHours", \.pastQuietHours, .boolean, is: false)
            optional("expires", \.expires, .milliseconds)
            required("at", \.at, .milliseconds)
            required("by", \.by, .words)
            optional("use", \.use, .codeUse)
        })
}

extension Shape where Value == TimeCode.Use {
    static let codeUse = Shape.object(
        "CodeUse",
        make: TimeCode.Use.init,
        members: {
            required("child", \.child, .name)
            required("grant", \.grant, .storedGrant)
        })
}
