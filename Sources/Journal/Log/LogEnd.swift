import CSQLite

/// How far the log goes for everyone who opens the database now: SQLite's own word, from its index of the log in memory.
struct LogEnd {
    /// Frames up to the last commit that was reported.
    let frames: Int
    /// The salts of their generation.
    let salts: [UInt8]

    private static let headerBytes = 48
    private static let regionBytes: Int32 = 32_768
    private static let framesPlace = 16
    private static let saltsPlace = 32

    /// Asks the connection's file; nil when the index cannot be read.
    ///
    /// The file of the index is not opened for it: closing it would lift the locks that SQLite has on it.
    init?(_ connection: OpaquePointer?) {
        var file: UnsafeMutablePointer<sqlite3_file>?
        guard sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK, let file,
            let map = file.pointee.pMethods?.pointee.xShmMap
        else { return nil }
        var region: UnsafeMutableRawPointer?
        guard map(file, 0, Self.regionBytes, 0, &region) == SQLITE_OK, let region else { return nil }
        let headers = UnsafeRawBufferPointer(start: region, count: 2 * Self.headerBytes)
        // Written twice; they differ only while somebody writes.
        guard headers[..<Self.headerBytes].elementsEqual(headers[Self.headerBytes...]),
            headers.load(as: UInt32.self) == LogFormat.version
        else { return nil }
        frames = Int(headers.load(fromByteOffset: Self.framesPlace, as: UInt32.self))
        salts = Array(headers[Self.saltsPlace..<Self.saltsPlace + 8])
    }
}
