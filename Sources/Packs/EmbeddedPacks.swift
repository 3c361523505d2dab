import CPacks
import Household

/// The packs that are part of the program, so that a new household can begin without any download. `make spec` makes
/// their bundles of the folder `packs`; a test makes them again and compares.
public enum EmbeddedPacks {
    /// All of them, in the order in which their lessons are offered. A bundle that cannot be read is a fault of the
    /// program, and one that its tests find: it is left out.
    public static let all: [Pack] =
        bundles
        .filter { ![EmbeddedThings.bundle, EmbeddedBadges.bundle].contains($0.name) }
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

    /// The bytes of one bundle; nil: there is none of this name.
    static func bytes(of bundle: String) -> [UInt8]? {
        var place = 0
        while true {
            let next = kidd_bundle_at(place)
            guard let name = next.name, let bytes = next.bytes else { return nil }
            if String(cString: name) == bundle { return Array(UnsafeBufferPointer(start: bytes, count: next.size)) }
            place += 1
        }
    }
}
