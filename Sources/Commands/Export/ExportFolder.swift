import Glibc

/// The folder that a copy is written into: a new one is for this account alone (0700).
struct ExportFolder {
    let path: String

    init(_ path: String) throws {
        self.path = path
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw Problem(.failed, "\(path) cannot be made: \(String(cString: strerror(errno)))")
        }
    }
}
