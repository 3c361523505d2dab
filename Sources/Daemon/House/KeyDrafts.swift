import Glibc
import Vault

/// What a crash left of writing a key: each is written under a name of its own (`KEY.new-…`) before it gets its own.
enum KeyDrafts {
    /// How many digits the random number at the end of such a name has: others are somebody's own files.
    private static let digits = 11...13
    private static let mark = ".new-"

    /// Removes those of a key and of the one that was to take its place; nothing else is touched.
    static func clear(beside key: String) { for draft in paths(beside: key) { _ = DurableFile.remove(draft) } }

    /// Those of a file that is written like a key, and of the one that was to take its place.
    static func paths(beside key: String) -> [String] {
        let folder = PrivateFolder.parent(of: key)
        guard let name = key.split(separator: "/").last.map(String.init) else { return [] }
        return PrivateFolder.names(in: folder).filter { draft in
            (isDraft(draft, of: name) || isDraft(draft, of: KeySource.next(name))) && isOwn(folder + "/" + draft)
        }.map { folder + "/" + $0 }
    }

    private static func isDraft(_ name: String, of key: String) -> Bool {
        guard name.hasPrefix(key + mark) else { return false }
        let end = name.dropFirst(key.count + mark.count)
        return digits.contains(end.utf8.count) && end.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }

    /// A plain file of this account.
    private static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
    }
}
