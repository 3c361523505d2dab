/// What of a data folder is the journal's, by its names.
public enum JournalParts {
    /// Files; those with the rows come first.
    public static let files =
        [JournalFiles.database, JournalFiles.draft].flatMap { name in
            ["", "-wal", "-journal", "-shm"].map { name + $0 }
        } + [JournalFiles.mark, JournalFiles.undecided]
    /// Folders in which another journal is, or was to be.
    public static let folders = FolderSwap.folders
    /// The file with the lock, which stays.
    public static let lock = FolderLock.name
}
