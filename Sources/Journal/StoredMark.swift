import Glibc
import Vault

/// The number of the last row that was stored, sealed, in a small file beside the database: rows that are missing at the
/// end are missed, whatever happened to the database's log.
///
/// It is written after each commit and not synced. A kill leaves the last one; a power cut may leave an older one, never
/// a newer one than what is stored. Two slots take turns, so that one is always whole. At a stop the sealed head in the
/// database takes its place, and the slots are cleared: an older database that is put back then is what it was.
struct StoredMark: ~Copyable {
    private static let name = "mark"
    private static let slotDistance = 512
    private static let plainBytes = 16

    private let descriptor: Int32
    private let ring: KeyRing
    /// The device and the row.
    private var plain: [UInt8]
    private let binding = KeyRing.binding(of: Self.name)
    private var nonces = NoncePool()
    private var slot = 0

    /// Opens the file, or makes it; nil when that cannot be done: the journal works without it.
    static func open(folder: String, device: Int64, ring: KeyRing) -> StoredMark? {
        let path = folder + "/" + JournalFiles.mark
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        // Its room is there from now on, and its length needs no sync later.
        let end = Int(lseek(descriptor, 0, SEEK_END))
        let zeros = [UInt8](repeating: 0, count: max(0, 2 * slotDistance - end))
        guard pwrite(descriptor, zeros, zeros.count, off_t(end)) == zeros.count else {
            close(descriptor)
            return nil
        }
        return StoredMark(descriptor: descriptor, device: device, ring: ring)
    }

    private init(descriptor: Int32, device: Int64, ring: KeyRing) {
        self.descriptor = descriptor
        plain = Meta.bytes(device) + Meta.bytes(0)
        self.ring = ring
    }

    deinit { close(descriptor) }

    /// Everything up to this row is stored.
    mutating func write(_ seq: Int64) {
        withUnsafeBytes(of: seq.littleEndian) { plain.replaceSubrange(8..., with: $0) }
        let sealed = ring.seal(plain, binding: binding, nonces: &nonces)
        _ = pwrite(descriptor, sealed, sealed.count, off_t(slot * Self.slotDistance))
        slot = 1 - slot
    }

    /// Makes what was written survive a power cut.
    func sync() { _ = fdatasync(descriptor) }

    /// Says nothing from now on: the database itself knows.
    func clear() {
        let zeros = [UInt8](repeating: 0, count: 2 * Self.slotDistance)
        _ = pwrite(descriptor, zeros, zeros.count, 0)
        sync()
    }

    /// What the file of a journal says.
    enum Found: Equatable {
        /// Nothing: there is no file, or a stop cleared it.
        case nothing
        /// Everything up to this row was stored.
        case upTo(Int64)
        /// Something stands there, and nobody can tell what: it was altered, or is another journal's.
        case unreadable

        /// The last row that is known to have been stored; 0: none is.
        var seq: Int64 { if case .upTo(let seq) = self { seq } else { 0 } }
    }

    /// Reads the newer one of the two that are there.
    static func load(folder: String, device: Int64, ring: KeyRing) -> Found {
        let descriptor = Glibc.open(folder + "/" + JournalFiles.mark, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return .nothing }
        defer { close(descriptor) }
        var found = Found.nothing
        for slot in 0...1 {
            guard let sealed = read(slot, of: descriptor) else { continue }
            if let plain = plain(sealed, ring), Meta.number(plain) == device {
                found = .upTo(max(found.seq, Meta.number(plain[8...])))
            } else if found == .nothing {
                found = .unreadable
            }
        }
        return found
    }

    /// Before another household key seals the journal: the newer mark is sealed with that too, in the place of the older
    /// one. Whichever key opens the journal then also opens a mark.
    static func prepare(folder: String, for next: KeyRing, openedBy ring: KeyRing) {
        let descriptor = Glibc.open(folder + "/" + JournalFiles.mark, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let marks = (0...1).compactMap { slot in
            read(slot, of: descriptor).flatMap { plain($0, ring) }.map { (slot: slot, plain: $0) }
        }
        guard let newest = marks.max(by: { Meta.number($0.plain[8...]) < Meta.number($1.plain[8...]) }) else { return }
        let sealed = next.seal(newest.plain, name: name)
        _ = pwrite(descriptor, sealed, sealed.count, off_t((1 - newest.slot) * slotDistance))
        _ = fdatasync(descriptor)
    }

    /// What stands in a slot; nil: nothing.
    private static func read(_ slot: Int, of descriptor: Int32) -> [UInt8]? {
        var sealed = [UInt8](repeating: 0, count: plainBytes + DataKey.overhead)
        _ = pread(descriptor, &sealed, sealed.count, off_t(slot * slotDistance))
        return sealed.contains { $0 != 0 } ? sealed : nil
    }

    private static func plain(_ sealed: [UInt8], _ ring: KeyRing) -> [UInt8]? {
        guard let plain = try? ring.open(sealed, name: name), plain.count == plainBytes else { return nil }
        return plain
    }
}
