import Household
import JSONRPC
import Shapes

/// `pack.storage`: the room that installed packs take, and what could go when it runs out.
public enum PackStorage {
    /// A pack with the room that it takes.
    public struct Entry: Equatable, Sendable {
        public var pack: PackID
        public var title: String
        public var bytes: Int
        public var installedAt: Instant
        public var lastUsed: Instant?

        public init(pack: PackID, title: String, bytes: Int, installedAt: Instant, lastUsed: Instant?) {
            self.pack = pack
            self.title = title
            self.bytes = bytes
            self.installedAt = installedAt
            self.lastUsed = lastUsed
        }
    }

    /// The result of `pack.storage`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var used: Int
        public var free: Int
        /// The installed packs.
        public var packs: [Entry]
        /// Those that could go, when less is free than `leastFree`.
        public var proposed: [PackID]
        public var leastFree: Int

        public init(used: Int, free: Int, packs: [Entry], proposed: [PackID], leastFree: Int) {
            self.used = used
            self.free = free
            self.packs = packs
            self.proposed = proposed
            self.leastFree = leastFree
        }
    }

    /// For parents; reads only.
    public static let method = Method(
        "pack.storage",
        "Tells how much room the installed packs take and how much is free. When little is free it proposes the packs that "
            + "were used least recently, beyond the newest \(PackClearing.newestKept); nothing is removed by itself.",
        role: .parent, params: Nothing.shape,
        result: Shape<Result>.object("PackStorage", "", make: Result.init) {
            required("usedBytes", \.used, .count, "The size of all installed packs.")
            required("freeBytes", \.free, .count, "Free where they lie, as the file system says.")
            required(
                "installations", \.packs, .list(of: entry), "The installed packs, in the order of their installation.")
            required(
                "proposed", \.proposed, .list(of: .id(PackID.self)),
                "Those that could be removed, the least recently used first; empty while enough is free.")
            required("leastFreeBytes", \.leastFree, .count, "Below so much free room something is proposed.")
        }, added: "0.3.0")

    private static let entry = Shape<Entry>.object("PackRoom", "A pack with the room that it takes.", make: Entry.init)
    {
        required("pack", \.pack, .id(PackID.self), "The id in its manifest.")
        required("title", \.title, .text(), "Its name for people.")
        required("bytes", \.bytes, .count, "The size of its files.")
        required("installedAt", \.installedAt, .instant, "When it was installed.")
        optional("lastUsedAt", \.lastUsed, .instant, "The last start of one of its lessons by any child.")
    }
}
