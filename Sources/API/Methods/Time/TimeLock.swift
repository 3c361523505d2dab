import Household
import JSONRPC
import Shapes

/// `time.lock`: the parent's switch.
public enum TimeLock {
    /// The parameters of `time.lock`. Optional: `until`, `why`, `replace`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var until: Instant?
        public var why: String?
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
            required("child", \.child, .childName, "Id or name of the child.")
            optional("until", \.until, .instant, "When the lock ends; if absent, it has no end.")
            optional("why", \.why, .text(1...200), "The reason, for parents alone; absent: none was given.")
            defaulted("replace", \.replace, .boolean, to: false, "Whether it also replaces a lock that lasts longer.")
        },
        result: Shape<LockReply>.lockReply, errors: [.unknownChild])
}

extension Shape where Value == LockReply {
    /// How it is read and written: `LockReply` in the reference.
    public static let lockReply = Shape.object("LockReply", "", make: LockReply.init) {
        required("changed", \.changed, .boolean, "Whether the call changed anything.")
        required("decision", \.decision, .decision, "What the child may do now.")
        required("now", \.now, .instant, "The daemon's clock.")
        required("note", \.note, .saying, "A sentence for the parent: until when it is locked now.")
    }
}
