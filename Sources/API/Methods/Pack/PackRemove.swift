import Household
import JSONRPC
import Shapes

/// `pack.remove`: takes an installed pack out of the household.
public enum PackRemove {
    /// The parameters of `pack.remove`; all are required.
    public struct Params: Equatable, Sendable {
        public var pack: String

        public init(pack: String) { self.pack = pack }
    }

    /// The result of `pack.remove`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var pack: PackID
        public var bytes: Int

        public init(pack: PackID, bytes: Int) {
            self.pack = pack
            self.bytes = bytes
        }
    }

    /// For parents; changes something.
    public static let method = Method(
        "pack.remove",
        "Removes an installed pack. What was learned with it stays, and meets the pack again when it comes back; lessons "
            + "that are open go on. Packs that are part of the program cannot be removed: block them with `filter.set`.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("PackRemoveParams", "", make: Params.init) {
            required("pack", \.pack, .text(1...64), "An installed pack.")
        },
        result: Shape<Result>.object("RemovedPack", "", make: Result.init) {
            required("pack", \.pack, .id(PackID.self), "The pack.")
            required("bytes", \.bytes, .count, "The size of its files, which are free again.")
        },
        errors: [.unknownPack], added: "0.3.0")
}
