import Glibc

/// What earlier generations of the write-ahead log left in its file: pages as they once were, with what is forgotten
/// since.
///
/// A generation overwrites the one before as far as it goes. Whatever stands behind its end is nobody's, and is
/// overwritten with zeros, so that nothing outlives the second checkpoint after it was forgotten.
struct LogRemains {
    private static let pieceBytes = 1 << 18

    private let log: String
    /// No frame behind this one holds anything; nil: that is not known.
    private var end: Int?

    /// - Parameter path: the database.
    init(path: String) { log = path + "-wal" }

    /// Overwrites what stands behind a frame, which is the last one of the present generation. Call it on the writer's
    /// thread: nobody else adds frames.
    /// - Returns: whether nothing stands there now.
    @discardableResult
    mutating func clear(after frame: Int) -> Bool {
        if let end, end <= frame {
            self.end = frame
            return true
        }
        let last = end.map { LogFormat.offset(ofFrame: $0 + 1) }
        guard Self.wipe(log, from: LogFormat.offset(ofFrame: frame + 1), to: last) else { return false }
        end = frame
        return true
    }

    /// Overwrites what is not zero in a part of a file; nil: to its end.
    ///
    /// - Returns: whether all of it is zero now.
    static func wipe(_ path: String, from start: Int, to end: Int? = nil) -> Bool {
        let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT }
        defer { close(descriptor) }
        let length = Int(lseek(descriptor, 0, SEEK_END))
        let end = min(end ?? length, length)
        let zeros = [UInt8](repeating: 0, count: pieceBytes)
        var piece = zeros
        var place = start
        while place < end {
            let count = pread(descriptor, &piece, min(pieceBytes, end - place), off_t(place))
            guard count > 0 else { return false }
            if memcmp(piece, zeros, count) != 0, pwrite(descriptor, zeros, count, off_t(place)) != count {
                return false
            }
            place += count
        }
        return true
    }
}
