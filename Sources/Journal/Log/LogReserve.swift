import Glibc

/// Room for the write-ahead log that is there before it is needed.
///
/// A log that grows with each commit makes each sync store the file's new length too, which costs twice the time. So the
/// writer fills the file up with zeros when it begins, and leaves it at a stop. SQLite goes by the log's header and by
/// the checksum of each frame, and takes neither zeros nor the frames of an earlier log for its own.
struct LogReserve {
    private static let pieceBytes = 1 << 18

    private let log: String
    /// A second name of the log while it is closed.
    private let spare: String
    /// SQLite's index of the log. It says nothing to the next start, but its room is needed then.
    private let index: String
    private let spareIndex: String

    /// - Parameter path: the database.
    init(path: String) {
        log = path + "-wal"
        spare = path + "-spare"
        index = path + "-shm"
        spareIndex = path + "-spare-shm"
    }

    /// Makes the file as long as a log is when its checkpoint ends, a quarter beyond where that begins, and once more as
    /// long as where it begins: what the log has for a disk that is full. What stands in it stays. Without room on the
    /// disk it stays as long as it is: it grows then as it needs.
    func fill(forPages pages: Int) {
        let wanted = LogFormat.headerBytes + (pages * 5 / 4 + pages) * LogFormat.frameBytes
        // What a crash left of a stop.
        unlink(spare)
        unlink(spareIndex)
        let descriptor = open(log, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let present = Int(lseek(descriptor, 0, SEEK_END))
        guard present >= 0, present < wanted else { return }
        let zeros = [UInt8](repeating: 0, count: Self.pieceBytes)
        var end = present
        while end < wanted {
            let written = pwrite(descriptor, zeros, min(zeros.count, wanted - end), end)
            if written > 0 { end += written } else if written == 0 || errno != EINTR { break }
        }
        if end < wanted {
            _ = ftruncate(descriptor, present)
        } else {
            _ = fdatasync(descriptor)
        }
    }

    /// How many frames the file has room for.
    var frames: Int {
        var status = stat()
        guard stat(log, &status) == 0 else { return 0 }
        return max(0, Int(status.st_size) - LogFormat.headerBytes) / LogFormat.frameBytes
    }

    /// Closes the last connection and keeps the file: SQLite, which removes its log when all of it is in the database,
    /// removes one of two names. What is kept has no header, so that it says nothing to whoever opens the database next,
    /// be it this one, a copy, or an older one that was put back.
    ///
    /// - Parameter wipes: takes the pages out of it too, because something in them is forgotten.
    func keep(wiping wipes: Bool = false, while close: () throws -> Void) rethrows {
        unlink(spare)
        unlink(spareIndex)
        let isKept = link(log, spare) == 0
        // Without its room a start on a full disk would fail.
        let isIndexKept = link(index, spareIndex) == 0
        defer {
            if isKept { putBack(wiping: wipes) }
            if isIndexKept, access(index, F_OK) == 0 || rename(spareIndex, index) != 0 { unlink(spareIndex) }
        }
        try close()
    }

    private func putBack(wiping wipes: Bool) {
        // Somebody else has the database open, or the disk did not take all of the log: it stays as it is.
        guard access(log, F_OK) != 0 else {
            unlink(spare)
            return
        }
        let isWiped = !wipes || LogRemains.wipe(spare, from: LogFormat.headerBytes)
        guard isWiped, clearHeader(), rename(spare, log) == 0 else {
            unlink(spare)
            return
        }
    }

    private func clearHeader() -> Bool {
        let descriptor = open(spare, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let zeros = [UInt8](repeating: 0, count: LogFormat.headerBytes)
        return pwrite(descriptor, zeros, zeros.count, 0) == zeros.count && fdatasync(descriptor) == 0
    }
}
