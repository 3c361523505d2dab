import CSQLite
import Glibc

/// What stands in the log behind the last commit that was reported: frames of a transaction that failed or was never
/// finished. A commit whose sync failed leaves whole frames, which the next start would take for stored.
struct LogTail {
    private let log: String

    /// - Parameter path: the database.
    init(path: String) { log = path + "-wal" }

    /// Takes the headers from those frames, so that no start takes them, and no look at the log sees them behind the
    /// frames that overwrite them. Call it with the right to write, in a transaction that wrote nothing.
    ///
    /// - Returns: whether none is left.
    func clear(after connection: OpaquePointer?) -> Bool {
        guard let end = LogEnd(connection) else { return false }
        let descriptor = open(log, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT }
        defer { close(descriptor) }
        var number = end.frames + 1
        while true {
            var header = [UInt8](repeating: 0, count: LogFormat.frameHeaderBytes)
            let place = off_t(LogFormat.offset(ofFrame: number))
            let read = again { pread(descriptor, &header, header.count, place) }
            guard read >= 0 else { return false }
            guard read == header.count, Array(header[LogFormat.frameSalts]) == end.salts else { break }
            header = [UInt8](repeating: 0, count: header.count)
            guard again({ pwrite(descriptor, header, header.count, place) }) == header.count else { return false }
            number += 1
        }
        return number == end.frames + 1 || again { Int(fdatasync(descriptor)) } == 0
    }

    /// A call that a signal has interrupted is made again.
    private func again(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            guard result < 0, errno == EINTR else { return result }
        }
    }
}
