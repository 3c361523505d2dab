import Glibc
import Shapes
import Household

/// The files of a pack as they lie somewhere: listed first, then read one after the other, never more than one at a time.
protocol PackContainer: AnyObject {
    /// All files that can be read, in the order in which they were found.
    var entries: [ContainedFile] { get }

    /// What is in the way of others; one without a file means that the list is not whole.
    var faults: [PackFault] { get }

    /// A file of ``entries``.
    func bytes(of entry: ContainedFile) throws(ContainerFault) -> [UInt8]
}

/// A file of a pack that was found, and not read yet.
struct ContainedFile: Sendable {
    /// Where it is inside the pack.
    var path: String
    /// Its size in bytes when it was found.
    var size: Int
    /// Where its content begins in an archive; 0 in a folder.
    var offset: Int = 0
}

/// Why a file cannot be read, with a remedy.
package struct ContainerFault: Error {
    /// For people.
    package var reason: String
}

/// What a list of files may be: the same bounds for folders and archives.
struct ContainedList {
    private(set) var entries: [ContainedFile] = []
    private(set) var faults: [PackFault] = []
    /// The pack is too large to go on, or not one at all.
    private(set) var isClosed = false
    private let limits: PackLimits
    private var total = 0

    init(limits: PackLimits) { self.limits = limits }

    /// Takes a file, unless it is too large or one too many.
    mutating func add(_ entry: ContainedFile) {
        guard entries.count < limits.files else { return close(limits.countFault) }
        guard entry.size <= limits.fileBytes else { return refuse(entry.path, limits.fileFault) }
        total += entry.size
        guard total <= limits.totalBytes else { return close(limits.totalFault) }
        entries.append(entry)
    }

    /// Something that is not taken.
    mutating func refuse(_ path: String, _ reason: String) {
        // Many names are told as far as somebody reads.
        guard faults.count < limits.files else { return close(limits.countFault) }
        faults.append(PackFault(file: path, pointer: "", reason: reason))
    }

    /// The pack is refused as a whole.
    mutating func close(_ reason: String) {
        faults.append(PackFault(file: "", pointer: "", reason: reason))
        isClosed = true
    }
}

/// Opens whatever stands at a path.
package enum PackContainers {
    /// The container, or why there is none.
    static func open(_ path: String, limits: PackLimits) throws(ContainerFault) -> any PackContainer {
        let plain = String(path.reversed().drop { $0 == "/" }.reversed())
        // Without waiting: it may be a pipe.
        let file = Glibc.open(plain.isEmpty ? path : plain, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw fault(opening: path, errno) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            let code = errno
            close(file)
            throw fault(opening: path, code)
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return PackFolder(file, limits: limits)
        case S_IFREG: return PackArchive(file, size: Int(status.st_size), limits: limits)
        default:
            close(file)
            throw ContainerFault(reason: "\(path.brief(200)) is neither a folder nor a file")
        }
    }

    private static func fault(opening path: String, _ code: CInt) -> ContainerFault {
        let remedy =
            switch code {
            case ENOENT, ENOTDIR: "; look at the path again"
            case EACCES, EPERM: "; the account \(geteuid()) must be able to read it, as in /var/tmp"
            case ELOOP: "; name the folder or file itself, not a link"
            default: ""
            }
        return ContainerFault(reason: "\(path.brief(200)) cannot be opened: \(text(of: code))" + remedy)
    }

    /// The system's words for a number.
    package static func text(of code: CInt) -> String { String(cString: strerror(code)) }

    /// All of a file from an offset, or up to a size; never more than a bound.
    package static func read(_ file: CInt, _ count: Int, from offset: Int) throws(ContainerFault) -> [UInt8] {
        var done = 0
        var code: CInt = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while done < count {
                // Sound: done is less than count, which is the capacity.
                let got = pread(file, buffer.baseAddress! + done, count - done, off_t(offset + done))
                if got < 0, errno == EINTR { continue }
                if got <= 0 {
                    code = got < 0 ? errno : 0
                    break
                }
                done += got
            }
            initialized = done
        }
        if code != 0 { throw ContainerFault(reason: "cannot be read: \(text(of: code))") }
        return bytes
    }
}
