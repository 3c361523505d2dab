import Glibc

/// The folder that a copy is written into: a new one is for this account alone (0700), and is made when there is something
/// to write. What the copy does not need goes again: a refusal leaves nothing behind.
final class ExportFolder {
    let path: String
    private var isNew = false

    /// Looks whether it can be made, before anything is asked.
    init(_ path: String) throws {
        self.path = path
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw Self.problem(path, ENOTDIR) }
        } else if errno != ENOENT {
            throw Self.problem(path, errno)
        } else if access(Self.parent(of: path), W_OK | X_OK) != 0 {
            throw Self.problem(path, errno)
        }
    }

    deinit {
        // Only an empty one can be removed.
        if isNew { rmdir(path) }
    }

    /// Makes it, unless it is there.
    func make() throws {
        if mkdir(path, 0o700) == 0 {
            isNew = true
        } else if errno != EEXIST {
            throw Self.problem(path, errno)
        }
    }

    private static func parent(of path: String) -> String {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func problem(_ path: String, _ code: CInt) -> Problem {
        Problem(.failed, "\(path) cannot be made: \(String(cString: strerror(code)))")
    }
}
