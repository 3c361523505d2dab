import Glibc

/// A file that appears whole or not at all: it is written beside its place.
package final class SafeFile {
    private let path: String
    private let draft: String
    private let file: CInt
    private var isDone = false

    /// Why a file cannot be written.
    package struct Fault: Error {
        /// The number of the system.
        package var code: CInt
        /// The file.
        package var path: String

        /// For people.
        package var reason: String { "\(path) cannot be written: \(PackContainers.text(of: code))" }
    }

    /// A new file; one that is there is replaced in the end.
    package init(_ path: String, mode: mode_t = 0o644) throws(Fault) {
        self.path = path
        draft = path + ".new"
        unlink(draft)
        file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard file >= 0 else { throw Fault(code: errno, path: path) }
    }

    deinit {
        close(file)
        if !isDone { unlink(draft) }
    }

    /// Adds bytes at the end.
    package func append(_ bytes: [UInt8]) throws(Fault) {
        var done = 0
        while done < bytes.count {
            // Sound: done is less than count, so there is a base address.
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + done, $0.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Fault(code: errno, path: path) }
            done += count
        }
    }

    /// Puts the file into its place, when its content is on the disk.
    package func finish() throws(Fault) {
        guard fsync(file) == 0, rename(draft, path) == 0 else { throw Fault(code: errno, path: path) }
        isDone = true
    }

    /// Writes a whole file.
    package static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o644) throws(Fault) {
        let file = try SafeFile(path, mode: mode)
        try file.append(bytes)
        try file.finish()
    }
}
