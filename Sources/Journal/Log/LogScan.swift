import Glibc

/// Looks at the write-ahead log that a crash left, before SQLite does.
///
/// SQLite takes the frames up to the first one that does not verify and silently drops all after it. That is right for
/// what a power cut left of the last transaction, and wrong for a damaged frame before transactions that were stored:
/// each of them was synced before the next one began. So a frame that does not verify, with a commit of the same
/// generation after it and more frames after that, is damage.
struct LogScan {
    /// What was found.
    enum Finding: Equatable {
        /// There is no log, or one that says nothing.
        case empty
        /// Whatever was stored verifies.
        case whole
        /// What was stored after this frame cannot be read; 0: the log's own header.
        case damaged(frame: Int)
    }

    private let descriptor: Int32
    private let length: Int
    private var frame = [UInt8](repeating: 0, count: LogFormat.frameBytes)

    /// Reads a log from its beginning to its end.
    static func finding(_ path: String) -> Finding {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return .empty }
        defer { close(descriptor) }
        var scan = LogScan(descriptor: descriptor, length: Int(lseek(descriptor, 0, SEEK_END)))
        return scan.run()
    }

    private init(descriptor: Int32, length: Int) {
        self.descriptor = descriptor
        self.length = length
    }

    private mutating func run() -> Finding {
        var header = [UInt8](repeating: 0, count: LogFormat.headerBytes)
        // A stop clears the header from its first byte on.
        guard pread(descriptor, &header, header.count, 0) == header.count, header[0] != 0 else { return .empty }
        let highestFirst = header[3] & 1 == 1
        let stored = LogFormat.Checksum.stored(header, at: LogFormat.checkedHeaderBytes)
        let computed = Self.checksum(header, highestFirst: highestFirst)
        let isWhole =
            LogFormat.number(header, at: 0) & ~1 == LogFormat.magic
            && LogFormat.number(header, at: 4) == LogFormat.version && computed == stored
        guard isWhole else {
            let isFollowed = [false, true].contains { order in
                verifies(1, after: stored, highestFirst: order) != nil
                    || verifies(1, after: Self.checksum(header, highestFirst: order), highestFirst: order) != nil
            }
            return isFollowed ? .damaged(frame: 0) : .empty
        }
        let salts = header[LogFormat.headerSalts]
        var sum = stored
        var next = 1
        while let verified = verifies(next, after: sum, highestFirst: highestFirst, salts: salts) {
            sum = verified
            next += 1
        }
        return isFollowedByCommits(next, salts: salts) ? .damaged(frame: next) : .whole
    }

    private static func checksum(_ header: [UInt8], highestFirst: Bool) -> LogFormat.Checksum {
        var sum = LogFormat.Checksum()
        header.withUnsafeBytes {
            sum.add(.init(rebasing: $0[..<LogFormat.checkedHeaderBytes]), highestFirst: highestFirst)
        }
        return sum
    }

    /// The checksum with a frame, if the frame is what was written there.
    private mutating func verifies(
        _ number: Int, after sum: LogFormat.Checksum, highestFirst: Bool, salts: ArraySlice<UInt8>? = nil
    ) -> LogFormat.Checksum? {
        let read = pread(descriptor, &frame, frame.count, off_t(LogFormat.offset(ofFrame: number)))
        guard read == frame.count, LogFormat.number(frame, at: 0) != 0 else { return nil }
        if let salts, frame[LogFormat.frameSalts] != salts { return nil }
        var sum = sum
        frame.withUnsafeBytes {
            sum.add(.init(rebasing: $0[..<LogFormat.checkedFrameHeaderBytes]), highestFirst: highestFirst)
            sum.add(.init(rebasing: $0[LogFormat.frameHeaderBytes...]), highestFirst: highestFirst)
        }
        return sum == LogFormat.Checksum.stored(frame, at: LogFormat.frameSalts.upperBound) ? sum : nil
    }

    /// Whether a commit of the generation stands at a frame or after it, and is not the last of its frames: of the last
    /// transaction a power cut may leave any part.
    private func isFollowedByCommits(_ first: Int, salts: ArraySlice<UInt8>) -> Bool {
        var header = [UInt8](repeating: 0, count: LogFormat.frameHeaderBytes)
        var hasCommit = false
        var number = first
        while LogFormat.offset(ofFrame: number) + header.count <= length {
            let place = off_t(LogFormat.offset(ofFrame: number))
            guard pread(descriptor, &header, header.count, place) == header.count else { return false }
            number += 1
            guard header[LogFormat.frameSalts] == salts else { continue }
            if hasCommit { return true }
            hasCommit = LogFormat.number(header, at: 4) != 0
        }
        return false
    }
}
