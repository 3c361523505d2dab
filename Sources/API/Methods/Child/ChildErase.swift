import Household
import JSONRPC
import Shapes

/// `child.erase`: removes a child and all that is known of it, for good.
public enum ChildErase {
    /// The parameters of `child.erase`; all are required.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// The child's display name once more, letter by letter: nothing is erased by a slip.
        public var confirmName: String

        public init(child: String, confirmName: String) {
            self.child = child
            self.confirmName = confirmName
        }
    }

    /// The result of `child.erase`. Absent where it is not known: `addedAt`.
    public struct Result: Equatable, Sendable {
        public var child: ChildID
        /// Records that are gone: profile, limits, use of time, learning, rewards, requests, what the audit had of it.
        public var records: Int
        public var since: Instant?
        /// Whether all of it is out of all files. If not, it cannot be read by anybody any more, and the rest goes when
        /// kidd starts the next time, or when there is room on the disk.
        public var isCleared: Bool

        public init(child: ChildID, records: Int, since: Instant?, isCleared: Bool) {
            self.child = child
            self.records = records
            self.since = since
            self.isCleared = isCleared
        }
    }

    /// For parents; changes something; tells its progress.
    public static let method = Method(
        "child.erase",
        "Removes a child and all that is known of it, for good: profile, limits, use of time, learning, rewards, places on "
            + "boards, requests, and what the audit had of it. The key of its records is destroyed first, so that nobody "
            + "can read them from then on; then the records go, and the files are overwritten where they were. It cannot "
            + "be taken back once it has begun. What remains: backups and exports that were made before, an entry of "
            + "the audit without a name, and words that parents wrote about somebody else.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("ChildEraseParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required(
                "confirmName", \.confirmName, .text(1...80), "The child's display name once more, letter by letter.")
        },
        result: Shape<Result>.object("ErasedChild", "", make: Result.init) {
            required("child", \.child, .id(ChildID.self), "The id of the child, which is free again.")
            required("recordCount", \.records, .count, "Records that are gone.")
            optional("addedAt", \.since, .instant, "When the child had been added.")
            required(
                "isCleared", \.isCleared, .boolean,
                "Whether all of it is out of all files; if not, nobody can read it any more, and the rest goes with the "
                    + "next start.")
        },
        errors: [.unknownChild], added: "0.3.0")
}
