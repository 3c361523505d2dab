/// What is proposed when room runs out: the packs that nobody has used for the longest time. Nothing is removed without
/// a parent (Content, Packs).
public enum PackClearing {
    /// Below so many free bytes something is proposed.
    public static let leastFree = 500 << 20
    /// So many of the newest packs are never proposed.
    public static let newestKept = 5

    /// The packs in the order in which they would go, the one that was used least recently first.
    ///
    /// - Parameters:
    ///   - free: bytes that are free where the packs lie.
    ///   - lastUsed: when any child began a lesson of it last.
    public static func proposal(
        of installed: [PackInstallation], free: Int, lastUsed: (PackID) -> Instant?
    ) -> [PackInstallation] {
        guard free < leastFree else { return [] }
        let newest = Set(installed.sorted(by: isNewer).prefix(newestKept).map(\.pack))
        var room = free
        return installed.filter { !newest.contains($0.pack) }
            .sorted { one, other in
                let (first, second) = (lastUsed(one.pack) ?? one.at, lastUsed(other.pack) ?? other.at)
                return (first, one.pack.rawValue) < (second, other.pack.rawValue)
            }
            .filter { pack in
                guard room < leastFree else { return false }
                room += pack.bytes
                return true
            }
    }

    private static func isNewer(_ one: PackInstallation, _ other: PackInstallation) -> Bool {
        (one.at, other.pack.rawValue) > (other.at, one.pack.rawValue)
    }
}
