import CPacks
import Household

/// The packs that are part of the program, so that a new household can begin without any download. `make spec` makes
/// their bundles of the folder `packs`; a test makes them again and compares.
public enum EmbeddedPacks {
    /// All of them, in the order in which their lessons are offered. A bundle that cannot be read is a fault of the
    /// program, and one that its tests find: it is left out.
    public static let all: [Pack] = bundles.filter { $0.name != EmbeddedThings.bundle }
        .compactMap { PackBundle($0.bytes)?.pack }

    /// The bundles by the names of their folders.
    package static var bundles: [(name: String, bytes: [UInt8])] {
        var found: [(name: String, bytes: [UInt8])] = []
        while true {
            let next = kidd_bundle_at(found.count)
            guard let name = next.name, let bytes = next.bytes else { return found }
            found.append((String(cString: name), Array(UnsafeBufferPointer(start: bytes, count: next.size))))
        }
    }
}
