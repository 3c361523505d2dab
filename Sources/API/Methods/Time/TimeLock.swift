import Household
import JSONRPC
import Shapes

/// `time.lock`: the parent's switch.
public enum TimeLock {
    /// The parameters of `time.lock`. Optional: `until`, `why`, `replace`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// When the lock ends; if absent, it has no end.
        public var until: Instant?
        /// The reason, for parents alone; absent: none was given.
        public var why: String?
        /// Whether it also replaces a lock that lasts longer.
        public var replace: Bool

        public init(child: String, until: Instant? = nil, why: String? = nil, replace: Bool = false) {
            self.replace = replace
            self.child = child
            self.until = until
            self.why = why
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.lock",
        "Locks the child's screen time now, until a given time or until `time.unlock`. No grant lifts a lock. A lock that "
            + "lasts longer stands unless `replace` is true.",
        role: .parent, changes: true,
        params: Shape<Params>.object("TimeLockParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            optional("until", .instant, "When the lock ends; if absent, it has no end.") { $0.until }
            optional("why", .text(1...200), "The reason, for parents alone; absent: none was given.") { $0.why }
            defaulted("replace", .boolean, to: false, "Whether it also replaces a lock that lasts longer.") {
                $0.replace
            }
        },
        result: Shape<LockReply>.lockReply, errors: [.unknownChild])
}

extension Shape where Value == LockReply {
    /// How it is read and written: `LockReply` in the reference.
    public static let lockReply = Shape.object("LockReply", "", make: LockReply.init) {
        required("changed", .boolean, "Whether the call changed anything.") { $0.changed }
        required("decision", .decision, "What the child may do now.") { $0.decision }
        required("now", .instant, "The daemon's clock.") { $0.now }
        required("note", .saying, "A sentence for the parent: until when it is locked now.") { $0.note }
    }
}
