import Household
import JSONRPC

extension Shape where Value == ScreenLock {
    static let parentLock = Shape.object(
        "StoredLock",
        make: { ScreenLock(until: $0, by: $1, why: $2) },
        members: {
            optional("until", .milliseconds) { $0.until }
            required("by", .words) { $0.by }
            optional("why", .words) { $0.why }
        })
}
