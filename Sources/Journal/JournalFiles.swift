/// The names of the files in a data folder.
enum JournalFiles {
    /// The journal; SQLite keeps `-wal` and `-shm` beside it.
    static let database = "journal.db"
    /// A journal that is being made. It takes its name when it is whole.
    static let draft = "journal.new"
    /// The number of the last stored row.
    static let mark = "journal.mark"
    /// The rows of a commit of which nobody can tell.
    static let undecided = "journal.undecided"
    /// The folder of the installed packs, which is not the journal's own.
    static let packs = "packs"
    /// What a look at a stopped journal needs. SQLite makes `-shm` anew.
    static let copied = [database, database + "-wal", mark]
}
