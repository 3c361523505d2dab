import Glibc
import Vault

/// A new folder of its own in /tmp, removed with all that is in it when nobody holds it any more.
public final class PrivateFolder: Sendable {
    /// Its absolute path, without a slash at the end.
    public let path: String

    public init() throws {
        guard let made = Vault.PrivateFolder.makeNew("/tmp/kidd-test-") else {
            throw TestFault("no folder in /tmp: \(String(cString: strerror(errno)))")
        }
        path = made
    }

    deinit { Self.remove(path) }

    /// Lets other accounts reach what they know to be in it.
    public func open() throws {
        guard chmod(path, 0o711) == 0 else { throw TestFault("\(path): \(String(cString: strerror(errno)))") }
    }

    /// Removes a file, or a folder with its contents; follows no links.
    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        for name in Vault.PrivateFolder.names(in: path) { remove(path + "/" + name) }
        rmdir(path)
    }
}
