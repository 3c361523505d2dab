import Glibc
import Household

/// The files of a pack's folder. Every step goes from an open folder to a name in it, so nothing can be swapped for a
/// link on the way; only the folders that a pack has are opened.
struct PackFolder {
    /// What was read, in the order of the file system.
    private(set) var files: [PackFile] = []
    /// What could not be read; the files are of no use then.
    private(set) var faults: [PackFault] = []

    private let limits: PackLimits
    private var bytes = 0
    /// The pack is too large to go on.
    private var isFull = false

    init(limits: PackLimits) { self.limits = limits }

    /// Reads the folder with this path.
    mutating func read(_ path: String) {
        let plain = String(path.reversed().drop { $0 == "/" }.reversed())
        let folder = Glibc.open(plain.isEmpty ? path : plain, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else {
            return refuse("", "the folder \(path) cannot be opened: \(Self.text(of: errno)); name a folder, not a link")
        }
        read(folder, prefix: "")
    }

    private mutating func refuse(_ path: String, _ reason: String) {
        faults.append(PackFault(file: path, pointer: "", reason: reason))
    }

    private static func text(of code: CInt) -> String { String(cString: strerror(code)) }
}

// MARK: Folders

extension PackFolder {
    /// Reads an open folder, and closes it.
    private mutating func read(_ folder: CInt, prefix: String) {
        guard let stream = fdopendir(folder) else {
            let code = errno
            close(folder)
            return refuse(prefix, "cannot be read: \(Self.text(of: code))")
        }
        defer { closedir(stream) }
        while !isFull {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { refuse(prefix, "cannot be read: \(Self.text(of: errno))") }
                return
            }
            take(Self.name(of: entry), in: folder, prefix: prefix)
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

    /// Reads one entry.
    private mutating func take(_ name: [CChar], in folder: CInt, prefix: String) {
        let shown = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        if shown == "." || shown == ".." { return }
        let path = prefix + shown
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            return refuse(path, "cannot be read: \(Self.text(of: errno))")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: takeFile(name, at: path, in: folder)
        case S_IFDIR: takeFolder(name, at: path, in: folder)
        case S_IFLNK: refuse(path, "is a link; put the file itself there")
        default: refuse(path, "is no plain file; remove it")
        }
    }

    private mutating func takeFolder(_ name: [CChar], at path: String, in folder: CInt) {
        guard PackFile.folders.contains(path) else {
            let known = PackFile.folders.joined(separator: ", ")
            return refuse(path, "is a folder that no pack has; a pack has \(known), and no folders in them")
        }
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard inner >= 0 else { return refuse(path, "cannot be opened: \(Self.text(of: errno))") }
        read(inner, prefix: path + "/")
    }
}

// MARK: Files

extension PackFolder {
    private mutating func takeFile(_ name: [CChar], at path: String, in folder: CInt) {
        guard files.count < limits.files else { return fill(limits.countFault) }
        // Without waiting: the entry may have become a pipe in the meantime.
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return refuse(path, "cannot be opened: \(Self.text(of: errno))") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return refuse(path, "is no plain file; remove it")
        }
        switch content(of: file, expecting: Int(status.st_size)) {
        case .failure(let fault): refuse(path, fault.reason)
        case .success(let content):
            bytes += content.count
            guard bytes <= limits.totalBytes else { return fill(limits.totalFault) }
            files.append(PackFile(path: path, bytes: content))
        }
    }

    /// Ends the reading of the whole pack.
    private mutating func fill(_ reason: String) {
        refuse("", reason)
        isFull = true
    }

    private struct ReadFault: Error {
        var reason: String
    }

    /// The whole file, also when it grew or shrank since it was measured; never more than the limit.
    private func content(of file: CInt, expecting size: Int) -> Result<[UInt8], ReadFault> {
        guard size <= limits.fileBytes else { return .failure(ReadFault(reason: limits.fileFault)) }
        var content: [UInt8] = []
        content.reserveCapacity(size)
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return .success(content) }
            if count < 0 {
                if errno == EINTR { continue }
                return .failure(ReadFault(reason: "cannot be read: \(Self.text(of: errno))"))
            }
            content += buffer[..<count]
            if content.count > limits.fileBytes { return .failure(ReadFault(reason: limits.fileFault)) }
        }
    }
}
