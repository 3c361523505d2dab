import Glibc
import Vault

/// A copy of a stopped journal's files in a private folder of its own, to be looked at: opening a journal folds its log,
/// makes old files newer and uses its reserve, and none of that may happen to what is only looked at.
public final class JournalCopy: Sendable {
    /// The data folder that holds the copy. It is gone with the last reference to this object.
    public let folder: String

    private static let pieceBytes = 1 << 20

    /// Copies a journal. While that goes on no kidd can begin to work on it.
    ///
    /// - Parameters:
    ///   - original: its data folder, which may be one that cannot be written.
    ///   - place: a folder with room for the copy.
    public init(of original: String, in place: String) throws(JournalFault) {
        let lock = try FolderLock(looking: original)
        defer { lock?.release() }
        guard let made = PrivateFolder.makeNew(place + "/kidd-doctor.") else {
            throw SystemFault.fault(errno, path: place)
        }
        folder = made
        do throws(JournalFault) {
            for name in JournalFiles.copied { try Self.copy(original + "/" + name, to: folder + "/" + name) }
        } catch {
            TreeRemoval.remove(folder)
            throw error
        }
    }

    deinit { TreeRemoval.remove(folder) }

    private static func copy(_ source: String, to target: String) throws(JournalFault) {
        let input = open(source, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard input >= 0 else {
            if errno == ENOENT { return }
            throw .unreadable(path: source, detail: SystemError.text(errno))
        }
        defer { close(input) }
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw SystemFault.fault(errno, path: target) }
        defer { close(output) }
        var piece = [UInt8](repeating: 0, count: pieceBytes)
        while true {
            let count = read(input, &piece, piece.count)
            guard count >= 0 else { throw .unreadable(path: source, detail: SystemError.text(errno)) }
            if count == 0 { return }
            var start = 0
            while start < count {
                let written = piece.withUnsafeBytes { write(output, $0.baseAddress! + start, count - start) }
                guard written > 0 else { throw SystemFault.fault(errno, path: target) }
                start += written
            }
        }
    }
}
