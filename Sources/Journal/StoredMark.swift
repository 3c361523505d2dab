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
    private let device: Int64
    private let ring: KeyRing
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
        self.device = device
        self.ring = ring
    }

    deinit { close(descriptor) }

    /// Everything up to this row is stored.
    mutating func write(_ seq: Int64) {
        let sealed = ring.seal(Meta.bytes(device) + Meta.bytes(seq), name: Self.name, nonces: &nonces)
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

    /// The newest one that is found; nil when there is none of this journal.
    static func load(folder: String, device: Int64, ring: KeyRing) -> Int64? {
        let descriptor = Glibc.open(folder + "/" + JournalFiles.mark, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return (0...1).compactMap { slot in
            var sealed = [UInt8](repeating: 0, count: plainBytes + DataKey.overhead)
            guard pread(descriptor, &sealed, sealed.count, off_t(slot * slotDistance)) == sealed.count,
                let plain = try? ring.open(sealed, name: name), plain.count == plainBytes,
                Meta.number(plain) == device
            else { return nil }
            return Meta.number(plain[8...])
        }.max()
    }
}
