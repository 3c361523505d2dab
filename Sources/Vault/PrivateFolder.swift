import Glibc

/// Folders that only their owner may enter.
public enum PrivateFolder {
    /// Makes a folder and whatever leads to it, each new one with mode 0700; those that are there stay as they are.
    /// - Returns: nil, or the `errno` that stopped it.
    public static func make(_ path: String) -> Int32? {
        if mkdir(path, 0o700) == 0 { return nil }
        switch errno {
        case EEXIST:
            return isFolder(path) ? nil : ENOTDIR
        case ENOENT:
            let above = parent(of: path)
            guard above != path else { return ENOENT }
            if let code = make(above) { return code }
            return mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : errno
        default:
            return errno
        }
    }

    /// Makes a new folder with mode 0700, whose name begins so and goes on by chance.
    /// - Returns: its path, or nil: then `errno` says why.
    public static func makeNew(_ beginning: String) -> String? {
        var template = Array((beginning + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The folder that holds `path`; `.` for a bare name.
    public static func parent(of path: String) -> String {
        var end = path.utf8.endIndex
        let bytes = path.utf8
        while end > bytes.startIndex, bytes[bytes.index(before: end)] == UInt8(ascii: "/") {
            end = bytes.index(before: end)
        }
        guard let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == bytes.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes what was created, renamed or removed in a folder survive a power cut.
    /// - Returns: nil, or the `errno` that stopped it.
    public static func sync(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        return fsync(descriptor) == 0 ? nil : errno
    }

    /// Whether a path leads into a folder, whatever links and dots are on the way; the file itself need not be there.
    public static func contains(_ folder: String, _ path: String) -> Bool {
        let (folder, path) = (resolved(folder), resolved(path))
        return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// What is in a folder; nothing when it cannot be read.
    public static func names(in folder: String) -> [String] {
        guard let listing = opendir(folder) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                // Sound: readdir ends the name with a zero inside d_name.
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// A path without links and dots, as far as there is something.
    public static func resolved(_ path: String) -> String {
        if let whole = realpath(path, nil) {
            defer { free(whole) }
            return String(cString: whole)
        }
        // A link that leads nowhere stands for the place that it names.
        let above = parent(of: path)
        guard above != path else { return path }
        let folder = resolved(above)
        switch path.split(separator: "/").last.map(String.init) {
        case nil, ".": return folder
        case "..": return parent(of: folder)
        case .some(let name): return (folder == "/" ? "" : folder) + "/" + name
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
