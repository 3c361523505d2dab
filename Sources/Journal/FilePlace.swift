import Glibc

/// Which file stands at a path. A journal whose file was moved or removed while it is open goes on writing where nobody
/// will ever look: then nothing must be confirmed.
public struct FilePlace: Equatable, Sendable {
    private let device: dev_t
    private let number: ino_t

    /// Nil: there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }

    /// What is told then.
    public static let sentence =
        "the data folder was moved or removed while kidd ran: put it back in its place, or stop kidd and restore a backup"
}
