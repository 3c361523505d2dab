/// The right to work on a data folder while no journal is open there.
public final class FolderHold: Sendable {
    private let lock: FolderLock

    init(_ lock: FolderLock) { self.lock = lock }

    /// Takes it; makes the folder where needed.
    public init(_ folder: String) throws(JournalFault) {
        lock = try FolderLock(folder: folder)
    }

    /// Gives it back.
    public func release() { lock.release() }
}
