import Glibc

/// The bytes of SQLite's write-ahead log, as its documentation of the format has them.
///
/// A header, then frames: a page each with a header of its own. All frames of one generation carry the two salts of the
/// log's header, and each one's checksum goes on from the one before.
enum LogFormat {
    /// What stands before the first frame.
    static let headerBytes = 32
    /// The part of the log's header that its own checksum is about.
    static let checkedHeaderBytes = 24
    /// What stands before each page: its number, the size after a commit, the salts, the checksum.
    static let frameHeaderBytes = 24
    /// The part of a frame's header that its checksum is about.
    static let checkedFrameHeaderBytes = 8
    /// Where the salts stand in a frame's header.
    static let frameSalts = 8..<16
    /// Where the salts stand in the log's header.
    static let headerSalts = 16..<24
    static let pageBytes = 4096
    static let frameBytes = frameHeaderBytes + pageBytes
    /// The first four bytes but for the last bit, which names the order of bytes in sums.
    static let magic: UInt32 = 0x377f_0682
    static let version: UInt32 = 3_007_000

    /// Where a frame begins; the first is 1.
    static func offset(ofFrame frame: Int) -> Int { headerBytes + (frame - 1) * frameBytes }

    /// Four bytes, the highest first.
    static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Whether the log says nothing to whoever opens the database: it is not there, or its header was cleared.
    static func isEmpty(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT }
        defer { close(descriptor) }
        var first: UInt8 = 0
        return pread(descriptor, &first, 1, 0) < 1 || first == 0
    }

    /// The running checksum over the log's header and its frames.
    struct Checksum: Equatable {
        var first: UInt32 = 0
        var second: UInt32 = 0

        /// Goes on over bytes whose number is a multiple of eight.
        mutating func add(_ bytes: UnsafeRawBufferPointer, highestFirst: Bool) {
            var place = 0
            while place + 8 <= bytes.count {
                let even = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                let odd = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
                first &+= (highestFirst ? even.bigEndian : even.littleEndian) &+ second
                second &+= (highestFirst ? odd.bigEndian : odd.littleEndian) &+ first
                place += 8
            }
        }

        /// The checksum that stands in a header.
        static func stored(_ header: [UInt8], at place: Int) -> Checksum {
            Checksum(first: number(header, at: place), second: number(header, at: place + 4))
        }
    }
}
