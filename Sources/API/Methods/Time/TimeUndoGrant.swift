import Household
import JSONRPC
import Shapes

/// `time.undoGrant`: takes back what is unused of a grant.
public enum TimeUndoGrant {
    /// The parameters of `time.undoGrant`, all of them required.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// The id of any grant: given, approved, redeemed or earned.
        public var grant: GrantID

        public init(child: String, grant: GrantID) {
            self.child = child
            self.grant = grant
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.undoGrant",
        "Takes back the unused part of a grant; used minutes stay counted. Calling it twice is harmless.",
        role: .parent, changes: true,
        params: Shape<Params>.object("TimeUndoGrantParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            required("grant", .id(GrantID.self), "The id of any grant: given, approved, redeemed or earned.") {
                $0.grant
            }
        },
        result: Shape<UndoReply>.object("Undone", "", make: UndoReply.init) {
            required("grant", .id(GrantID.self)) { $0.grant }
            required("changed", .boolean, "Whether the call took anything back.") { $0.changed }
            required("takenBackSeconds", .count, "By this call or an earlier one.") { $0.takenBackSeconds }
            required("decision", .decision, "What the child may do now.") { $0.decision }
            required("note", .saying, "A sentence for the parent.") { $0.note }
        },
        errors: [.unknownChild, .unknownGrant])
}
