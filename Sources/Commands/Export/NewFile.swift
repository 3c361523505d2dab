import CLinux
import Glibc

/// A file that a command makes for its account alone (0600). What is there already is never written over.
///
/// It has its name when all of it is stored: until then it is called as the file with `.part`, and it goes when the
/// command does not come to its end.
final class NewFile {
    /// The path as it was named.
    let path: String
    private let descriptor: CInt
    private var waiting: [UInt8] = []
    private var isFinished = false
    private static let pieceBytes = 64 << 10
    private static let ending = ".part"

    /// Makes the file; `-` is standard output.
    init(_ path: String) throws {
        self.path = path
        if path == "-" {
            descriptor = STDOUT_FILENO
            return
        }
        var found = stat()
        if lstat(path, &found) == 0 { throw Self.problem(path, EEXIST) }
        descriptor = open(path + Self.ending, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.problem(errno == EEXIST ? path + Self.ending : path, errno) }
    }

    deinit {
        guard path != "-" else { return }
        close(descriptor)
        if !isFinished { unlink(path + Self.ending) }
    }

    func write(_ text: String) throws { try write(Array(text.utf8)) }

    func write(_ bytes: some Sequence<UInt8>) throws {
        waiting += bytes
        if waiting.count >= Self.pieceBytes { try flush() }
    }

    /// Writes what waits, has it stored, and gives the file its name.
    func finish() throws {
        try flush()
        guard path != "-" else { return }
        if fsync(descriptor) != 0, errno != EINVAL { throw fault() }
        // Never over what came meanwhile. Where the file system cannot rename like that, a link does the same.
        if kidd_rename_new(path + Self.ending, path) != 0 {
            guard errno == EINVAL else { throw Self.problem(path, errno) }
            guard link(path + Self.ending, path) == 0 else { throw Self.problem(path, errno) }
            unlink(path + Self.ending)
        }
        isFinished = true
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

    private static func problem(_ path: String, _ code: CInt) -> Problem {
        Problem(
            .failed,
            "\(path) cannot be made: " + (code == EEXIST ? "it is there already" : String(cString: strerror(code))),
            remedy: code == EEXIST ? "name another file, or take this one away" : nil)
    }

    private func fault() -> Problem {
        Problem(.failed, "\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
}
