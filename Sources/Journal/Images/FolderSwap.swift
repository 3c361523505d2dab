import Glibc
import Vault

/// Puts another journal in the place of the one in a data folder, in steps of which each is a rename: after a crash the
/// next start goes on where it was, or nothing has happened.
///
/// 1. The new content is made in the folder `restoring`. A crash leaves it there, and the next daemon clears it away.
/// 2. `restoring` becomes `restore-ready`: from here on it will happen.
/// 3. What there was goes into `replaced`.
/// 4. `restore-ready` becomes `restore-moving`, and what is in it goes to its places.
/// 5. `restore-moving` is removed.
public struct FolderSwap: Sendable {
    /// The steps, in their order.
    public enum Step: CaseIterable, Sendable {
        /// The new content is whole, and nothing depends on it yet.
        case staged
        /// It will take its place, whatever happens.
        case decided
        /// A part of what there was is in `replaced`.
        case movedOut
        /// All of what there was is in `replaced`.
        case emptied
        /// A part of the new content is in its place.
        case movedIn
        /// All of it is.
        case done
    }

    /// The data folder.
    public let folder: String
    private let onStep: (@Sendable (Step) -> Void)?

    /// The names of the folders that it makes.
    static let folders = ["restoring", "restore-ready", "restore-moving", "replaced"]

    /// Where new content is made.
    public var staging: String { folder + "/" + Self.folders[0] }
    private var ready: String { folder + "/" + Self.folders[1] }
    private var moving: String { folder + "/" + Self.folders[2] }
    /// Where the content is kept whose place was taken last.
    public var replaced: String { folder + "/" + Self.folders[3] }

    /// What of a data folder is the household's: all of it changes places together.
    private static let parts =
        [
            JournalFiles.database + "-wal", JournalFiles.database + "-shm", JournalFiles.mark, JournalFiles.undecided,
            JournalFiles.packs,
        ] + [JournalFiles.database]

    public init(_ folder: String, onStep: (@Sendable (Step) -> Void)? = nil) {
        self.folder = folder
        self.onStep = onStep
    }

    /// Whether a swap was decided and did not come to its end.
    public var isPending: Bool { Self.isFolder(ready) || Self.isFolder(moving) }

    /// Makes an empty folder for the new content.
    public func begin() throws(JournalFault) {
        TreeRemoval.remove(staging)
        if let code = PrivateFolder.make(folder) { throw SystemFault.fault(code, path: folder) }
        guard mkdir(staging, 0o700) == 0 else { throw SystemFault.fault(errno, path: staging) }
    }

    /// Takes back what was begun.
    public func undo() { TreeRemoval.remove(staging) }

    /// Puts the new content in its place. Nobody may work on the folder: the caller holds its lock, or has closed it.
    public func commit() throws(JournalFault) {
        try sync(staging)
        onStep?(.staged)
        // One is kept.
        TreeRemoval.remove(replaced)
        try rename(staging, ready)
        do throws(JournalFault) { try sync(folder) } catch {
            // Nobody knows whether it is on the disk: it is taken back, and else it is decided.
            if Glibc.rename(ready, staging) == 0 { throw error }
        }
        onStep?(.decided)
        // What fails from here on is gone on with by whoever opens the folder next: it has happened.
        try? finish()
    }

    /// Goes on with a swap that was decided, if there is one.
    public func finish() throws(JournalFault) {
        if Self.isFolder(ready) {
            if mkdir(replaced, 0o700) != 0, errno != EEXIST { throw SystemFault.fault(errno, path: replaced) }
            for part in Self.parts where Self.exists(folder + "/" + part) {
                try rename(folder + "/" + part, replaced + "/" + part)
                onStep?(.movedOut)
            }
            // A new computer had nothing.
            rmdir(replaced)
            try sync(folder)
            onStep?(.emptied)
            try rename(ready, moving)
            try sync(folder)
        }
        if Self.isFolder(moving) {
            for part in Self.parts where Self.exists(moving + "/" + part) {
                try rename(moving + "/" + part, folder + "/" + part)
                onStep?(.movedIn)
            }
            try sync(folder)
            TreeRemoval.remove(moving)
            try sync(folder)
            onStep?(.done)
        }
    }

    /// Forgets the content whose place was taken last.
    public func forgetReplaced() { TreeRemoval.remove(replaced) }

    private func rename(_ from: String, _ to: String) throws(JournalFault) {
        guard Glibc.rename(from, to) == 0 else { throw SystemFault.fault(errno, path: to) }
    }

    private func sync(_ path: String) throws(JournalFault) {
        if let code = PrivateFolder.sync(path) { throw SystemFault.fault(code, path: path) }
    }

    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// A file of such a name is none of this.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
