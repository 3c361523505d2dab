import Glibc

/// A file that a command makes for its account alone (0600). What is there already is never written over.
final class NewFile {
    /// The path as it was named.
    let path: String
    private let descriptor: CInt
    private var waiting: [UInt8] = []
    private static let pieceBytes = 64 << 10

    /// Makes the file; `-` is standard output.
    init(_ path: String) throws {
        self.path = path
        if path == "-" {
            descriptor = STDOUT_FILENO
            return
        }
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            throw Problem(
                .failed,
                "\(path) cannot be made: " + (code == EEXIST ? "it is there already" : String(cString: strerror(code))),
                remedy: code == EEXIST ? "name another file, or take this one away" : nil)
        }
    }

    deinit { if path != "-" { close(descriptor) } }

    func write(_ text: String) throws { try write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) throws {
        waiting += bytes
        if waiting.count >= Self.pieceBytes { try flush() }
    }

    /// Writes what waits, and has it stored.
    func finish() throws {
        try flush()
        if path != "-", fsync(descriptor) != 0, errno != EINVAL { throw fault() }
    }

    private func flush() throws {
        var rest = waiting[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw fault()
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    private func fault() -> Problem {
        Problem(.failed, "\(path) cannot be written: \(String(cString: strerror(errno)))", remedy: nil)
    }
}
