import Glibc

/// Each file is written under a name of its own (`NAME.new-…`) before it gets its name. A crash, or a disk that removes
/// nothing any more, leaves that draft.
extension DurableFile {
    private static let draftMark = ".new-"
    /// How many digits the random number at the end of such a name has: others are somebody's own files.
    private static let draftDigits = 11...13

    /// A new name for a draft of a file.
    static func draft(of path: String) -> String { path + draftMark + String(Random.uint64(), radix: 36) }

    /// The drafts of a file that were left: plain files of this account.
    public static func drafts(of path: String) -> [String] {
        let folder = PrivateFolder.parent(of: path)
        guard let name = path.split(separator: "/").last.map(String.init) else { return [] }
        return PrivateFolder.names(in: folder).filter { isDraft($0, of: name) }.map { folder + "/" + $0 }.filter(isOwn)
    }

    /// Removes the drafts of a file; nothing else is touched.
    public static func clearDrafts(of path: String) { for draft in drafts(of: path) { _ = remove(draft) } }

    private static func isDraft(_ name: String, of file: String) -> Bool {
        guard name.hasPrefix(file + draftMark) else { return false }
        let end = name.dropFirst(file.count + draftMark.count)
        return draftDigits.contains(end.utf8.count) && end.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }

    private static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
    }
}
