import API
import Household
import Shapes
import StrictJSON

/// The badges that are part of the program. `make spec bundles` makes their bundle of the file `badges/badges.json`.
public enum EmbeddedBadges {
    /// The name of their bundle.
    static let bundle = "badges"

    /// All of them, in the order in which they are shown. One that cannot be read is a fault of the program, and one that
    /// its tests find: it is left out.
    public static let all: [Badge] = (EmbeddedPacks.bytes(of: bundle) ?? [])
        .split(separator: UInt8(ascii: "\n")).compactMap { line in
            try? Shape<Badge>.badge.read(JSONDocument(scanning: Array(line)).root)
        }

    /// The bundle of a file of badges: a line for each.
    ///
    /// - Throws: a ``ShapeFault`` at the first thing that does not fit.
    package static func lines(of text: String) throws -> String {
        try Shape.list(of: Shape<Badge>.badge).read(JSONDocument(scanning: Array(text.utf8)).root)
            .map { String(decoding: Shape<Badge>.badge.encode($0), as: UTF8.self) + "\n" }.joined()
    }
}
