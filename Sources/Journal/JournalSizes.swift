import Glibc

/// What a journal takes of the disk, in bytes.
public struct JournalSizes: Equatable, Sendable {
    /// The database.
    public var database: Int
    /// Its write-ahead log, with the reserve for a full disk.
    public var log: Int
    /// What is free where they lie.
    public var free: Int
}

extension Journal {
    /// What it takes of the disk now; not for the event loop.
    public var sizes: JournalSizes {
        var room = statvfs()
        let free = statvfs(folder, &room) == 0 ? Int(clamping: UInt64(room.f_bavail) * UInt64(room.f_frsize)) : 0
        return JournalSizes(database: Self.size(of: path), log: Self.size(of: path + "-wal"), free: free)
    }

    private static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
