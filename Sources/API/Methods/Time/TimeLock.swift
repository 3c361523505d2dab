import Household
import JSONRPC
import Shapes

/// `time.lock`: the parent's switch.
public enum TimeLock {
    /// The parameters of `time.lock`. Optional: `until`, `why`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// When the lock ends; if absent, it has no end.
        public var until: Instant?
        /// The reason, for parents alone; absent: none was given.
        public var why: String?

        public init(child: String, until: Instant? = nil, why: String? = nil) {
            self.child = child
            self.until = until
            self.why = why
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.lock",
        "Locks the child's screen time now, until a given time or until `time.unlock`. No grant lifts a lock.",
        role: .parent, changes: true,
        params: Shape<Params>.object("TimeLockParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            optional("until", .instant, "When the lock ends; if absent, it has no end.") { $0.until }
            optional("why", .text(1...200), "The reason, for parents alone; absent: none was given.") { $0.why }
        },
        result: Shape<LockReply>.lockReply, errors: [.unknownChild])
}

extension Shape where Value == LockReply {
    /// How it is read and written: `LockReply` in the reference.
    public static let lockReply = Shape.object("LockReply", "", make: LockReply.init) {
        required("changed", .boolean, "Whether the call changed anything.") { $0.changed }
        required("decision", .decision, "What the child may do now.") { $0.decision }
        required("now", .instant, "The daemon's clock.") { $0.now }
    }
}
