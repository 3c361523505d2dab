import Glibc
import Household

/// The files of a pack's folder. Every step goes from an open folder to a name in it, so nothing can be swapped for a
/// link on the way; only the folders that a pack has are opened.
final class PackFolder: PackContainer {
    private var list: ContainedList
    private let limits: PackLimits
    /// The pack's folder under the empty name, and those in it under theirs.
    private var folders: [String: CInt] = [:]

    var entries: [ContainedFile] { list.entries }
    var faults: [PackFault] { list.faults }

    /// - Parameter folder: an open folder, which is closed with this object.
    init(_ folder: CInt, limits: PackLimits) {
        self.limits = limits
        list = ContainedList(limits: limits)
        folders[""] = folder
        look(into: folder, prefix: "")
    }

    deinit { for folder in folders.values { close(folder) } }
}

// MARK: What is there

extension PackFolder {
    /// Lists an open folder.
    private func look(into folder: CInt, prefix: String) {
        // A stream closes its descriptor, and files are opened in it later.
        let own = dup(folder)
        guard own >= 0, let stream = fdopendir(own) else {
            let code = errno
            if own >= 0 { close(own) }
            return list.refuse(prefix, "cannot be read: \(PackContainers.text(of: code))")
        }
        defer { closedir(stream) }
        while !list.isClosed {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { list.refuse(prefix, "cannot be read: \(PackContainers.text(of: errno))") }
                return
            }
            note(Self.name(of: entry), in: folder, prefix: prefix)
        }
    }

    /// The name of an entry with its final zero.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                // Sound: readdir ends the name with a zero inside d_name.
                Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
            }
        }
    }

    private func note(_ name: [CChar], in folder: CInt, prefix: String) {
        let bytes = name.dropLast().map(UInt8.init(bitPattern:))
        let shown = String(decoding: bytes, as: UTF8.self)
        if shown == "." || shown == ".." { return }
        let path = prefix + shown
        guard Array(shown.utf8) == bytes else { return list.refuse(path, "has a name that is not UTF-8; rename it") }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            return list.refuse(path, "cannot be read: \(PackContainers.text(of: errno))")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: list.add(ContainedFile(path: path, size: Int(status.st_size)))
        case S_IFDIR: noteFolder(name, at: path, in: folder)
        case S_IFLNK: list.refuse(path, "is a link; put the file itself there")
        default: list.refuse(path, "is no plain file; remove it")
        }
    }

    private func noteFolder(_ name: [CChar], at path: String, in folder: CInt) {
        guard PackFile.folders.contains(path) else {
            let known = PackFile.folders.joined(separator: ", ")
            return list.refuse(path, "is a folder that no pack has; a pack has \(known), and no folders in them")
        }
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard inner >= 0 else { return list.refuse(path, "cannot be opened: \(PackContainers.text(of: errno))") }
        folders[path] = inner
        look(into: inner, prefix: path + "/")
    }
}

// MARK: Its files

extension PackFolder {
    /// The whole file, also when it shrank since it was found; refused when it grew.
    func bytes(of entry: ContainedFile) throws(ContainerFault) -> [UInt8] {
        let steps = entry.path.split(separator: "/", maxSplits: 1)
        let folder = steps.count == 2 ? folders[String(steps[0])] : folders[""]
        guard let folder, let name = steps.last else { throw ContainerFault(reason: "is not there any more") }
        // Without waiting: the entry may have become a pipe in the meantime.
        let file = openat(folder, String(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw ContainerFault(reason: "cannot be opened: \(PackContainers.text(of: errno))") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ContainerFault(reason: "is no plain file; remove it")
        }
        let bytes = try PackContainers.read(file, entry.size + 1, from: 0)
        guard bytes.count <= entry.size else {
            throw ContainerFault(reason: "grew while it was read; try again when nothing writes to it")
        }
        return bytes
    }
}
