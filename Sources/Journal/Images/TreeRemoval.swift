import Glibc
import Vault

/// Removes a folder of kidd's own with all that is in it. Links are removed and not followed.
public enum TreeRemoval {
    /// No folder of kidd's is deeper.
    private static let deepest = 8

    /// Removes what is there; what cannot be removed stays.
    public static func remove(_ path: String) { remove(path, deepest) { unlink($0) } }

    /// The same in another way.
    ///
    /// - Parameter file: removes what is no folder.
    public static func remove(_ path: String, file: (String) -> Void) { remove(path, deepest, file) }

    private static func remove(_ path: String, _ depth: Int, _ file: (String) -> Void) {
        var status = stat()
        guard depth > 0, lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else { return file(path) }
        for name in PrivateFolder.names(in: path) { remove(path + "/" + name, depth - 1, file) }
        rmdir(path)
    }
}
