import Glibc
import Vault

/// The decision that the household of a data folder is erased, as a small file in it. From the moment it is on the disk the
/// household is gone: whoever comes to the folder next finishes that before a key is looked for, and nobody opens the
/// journal.
public struct ErasureMark: Equatable, Sendable {
    /// The file's name.
    public static let name = "household.erasing"
    private static let head = "kidd erasure 1\n"
    private static let key = "key "
    private static let mostBytes = Int(PATH_MAX) + 64

    /// The file outside of the folder that has the household key; nil: there is none that kidd may remove.
    public var keyFile: String?

    public init(keyFile: String?) {
        self.keyFile = keyFile
    }

    /// Decides it, durably.
    public func store(in folder: String) throws(JournalFault) {
        let path = Self.path(in: folder)
        var status = stat()
        guard lstat(path, &status) != 0 else {
            throw .unwritable(path: path, detail: "there is a file of this name already")
        }
        let text = Self.head + (keyFile.map { Self.key + $0 } ?? "")
        if let code = DurableFile.write(Array(text.utf8), to: path) { throw SystemFault.fault(code, path: path) }
    }

    /// What was decided of a folder; nil: nothing. A file that only has the name is none of this.
    public static func load(in folder: String) throws(JournalFault) -> ErasureMark? {
        let bytes: [UInt8]
        switch DurableFile.read(path(in: folder), most: mostBytes) {
        case .success(let found): bytes = found
        case .failure(let code) where [ENOENT, ENOTDIR, ELOOP].contains(code.errno): return nil
        case .failure(let code): throw .unreadable(path: path(in: folder), detail: code.description)
        }
        guard bytes.starts(with: head.utf8), bytes.count <= mostBytes else { return nil }
        let rest = String(decoding: bytes.dropFirst(head.utf8.count), as: UTF8.self)
        if rest.isEmpty { return ErasureMark(keyFile: nil) }
        return rest.hasPrefix(key) ? ErasureMark(keyFile: String(rest.dropFirst(key.count))) : nil
    }

    /// Refuses to work on a household that was erased.
    public static func refuse(in folder: String) throws(JournalFault) {
        if try load(in: folder) != nil { throw .erased(folder: folder) }
    }

    /// The last step: nothing is left to be done.
    public static func remove(in folder: String) throws(JournalFault) {
        if let code = DurableFile.remove(path(in: folder)) { throw SystemFault.fault(code, path: path(in: folder)) }
    }

    private static func path(in folder: String) -> String { folder + "/" + name }
}
