import Glibc
import NIOCore

/// A folder whose files are the page, for those who work on it. Read anew with each request.
///
/// A path is a list of plain names: no dots alone, nothing hidden, no link on the way, and nothing but files.
struct PageFolder: PageSource {
    private let root: String
    private let mostBytes: Int

    /// - Parameters:
    ///   - root: the folder; it may itself be reached by links.
    ///   - mostBytes: files beyond that are not served.
    init(_ root: String, mostBytes: Int) {
        self.root = root
        self.mostBytes = mostBytes
    }

    /// Whether there is such a folder.
    var exists: Bool {
        var status = stat()
        return stat(root, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    func file(_ path: String) -> PageFile? {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let last = names.last, names.allSatisfy(Self.isPlain) else { return nil }
        var folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        for name in names.dropLast() where folder >= 0 {
            let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            close(folder)
            folder = next
        }
        guard folder >= 0 else { return nil }
        // O_NONBLOCK: a pipe in the folder makes nobody wait.
        let file = openat(folder, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return Self.bytes(of: file, atMost: mostBytes).flatMap { PageFile(ByteBuffer(bytes: $0), name: last) }
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(0)
    }

    private static func bytes(of file: Int32, atMost limit: Int) -> [UInt8]? {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            var failure: Int32 = 0
            let part = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
                let got = read(file, buffer.baseAddress, buffer.count)
                if got < 0 { failure = errno }
                count = max(0, got)
            }
            if failure == EINTR { continue }
            guard failure == 0 else { return nil }
            if part.isEmpty { return bytes }
            bytes += part
        }
        return nil
    }
}
