import Household
import JSONRPC
import Shapes

/// `time.undoGrant`: takes back what is unused of a grant.
public enum TimeUndoGrant {
    /// The parameters of `time.undoGrant`, all of them required.
    public struct Params: Equatable, Sendable {
        public var child: String
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
            required("child", \.child, .childName, "Id or name of the child.")
            required("grant", \.grant, .id(GrantID.self), "The id of any grant: given, approved, redeemed or earned.")
        },
        result: Shape<UndoReply>.object("Undone", "", make: UndoReply.init) {
            required("grant", \.grant, .id(GrantID.self))
            required("changed", \.changed, .boolean, "Whether the call took anything back.")
            required("takenBackSeconds", \.takenBackSeconds, .count, "By this call or an earlier one.")
            required("decision", \.decision, .decision, "What the child may do now.")
            required("note", \.note, .saying, "A sentence for the parent.")
        },
        errors: [.unknownChild, .unknownGrant])
}
