import Household
import JSONRPC
import Shapes
import Words

/// `backup.list`: the last backup, the schedule, and what lies in its folder.
public enum BackupList {
    /// When and where backups are made by themselves.
    public struct Plan: Equatable, Sendable {
        public var active: Bool
        public var folder: String?
        public var everyHours: Int?
        public var keep: Int?
        public var dueAt: Instant?

        /// What a schedule says; nil: there is none.
        public init(_ schedule: BackupSchedule?, dueAt: Instant?) {
            self.init(
                active: schedule != nil, folder: schedule?.folder, everyHours: schedule?.everyHours,
                keep: schedule?.keep, dueAt: dueAt)
        }

        init(active: Bool, folder: String?, everyHours: Int?, keep: Int?, dueAt: Instant?) {
            self.active = active
            self.folder = folder
            self.everyHours = everyHours
            self.keep = keep
            self.dueAt = dueAt
        }
    }

    /// A file in the folder of the schedule that it made.
    public struct File: Equatable, Sendable {
        public var path: String
        public var bytes: Int
        public var writtenAt: Instant

        public init(path: String, bytes: Int, writtenAt: Instant) {
            self.path = path
            self.bytes = bytes
            self.writtenAt = writtenAt
        }
    }

    /// The result of `backup.list`. Absent where they do not apply: `lastBackup`, `say`.
    public struct Result: Equatable, Sendable {
        /// The last one that was made and read back, if its file is there.
        public var last: BackupSummary?
        public var plan: Plan
        public var files: [File]
        /// Why the last one that was due could not be made, or the age of the last one is not known.
        public var say: Saying?

        public init(last: BackupSummary?, plan: Plan, files: [File], say: Saying?) {
            self.last = last
            self.plan = plan
            self.files = files
            self.say = say
        }
    }

    static let plan = Shape<Plan>.object(
        "BackupPlan", "When and where backups are made by themselves.",
        make: { Plan(active: $0, folder: $1, everyHours: $2, keep: $3, dueAt: $4) }
    ) {
        required("active", \.active, .boolean, "Whether any are.")
        optional("folder", \.folder, .text(), "Where they are put.")
        optional("everyHours", \.everyHours, .count, "Hours from one to the next.")
        optional("keep", \.keep, .count, "How many are kept.")
        optional("dueAt", \.dueAt, .instant, "When the next one is due.")
    }

    private static let file = Shape<File>.object(
        "BackupFile", "A file in the folder of the schedule that it made.", make: File.init
    ) {
        required("path", \.path, .text(), "Where it is.")
        required("bytes", \.bytes, .count, "Its size.")
        required("writtenAt", \.writtenAt, .instant, "When it was written, as the file system says.")
    }

    /// For parents; reads only.
    public static let method = Method(
        "backup.list",
        "Tells the last backup, when and where more are made by themselves, and which of those are there.",
        role: .parent,
        params: Nothing.shape,
        result: Shape<Result>.object("Backups", "", make: Result.init) {
            optional(
                "lastBackup", \.last, BackupSummary.shape, "The last one that was made and read back, if it is there.")
            required("plan", \.plan, plan, "When there are more.")
            required(
                "files", \.files, .list(of: file), "Those that the schedule made and that are there, the newest first.")
            optional(
                "say", \.say, .saying,
                "Why the last one that was due could not be made, or why the age of the last one is not known.")
        }, added: "0.3.0")
}

/// The last backup in short.
public struct BackupSummary: Equatable, Sendable {
    public var path: String
    public var bytes: Int
    public var madeAt: Instant

    /// What a note says.
    public init(_ note: BackupNote) { self.init(path: note.path, bytes: note.bytes, madeAt: note.at) }

    init(path: String, bytes: Int, madeAt: Instant) {
        self.path = path
        self.bytes = bytes
        self.madeAt = madeAt
    }

    /// How it is read and written: `BackupSummary` in the reference.
    public static let shape = Shape<BackupSummary>.object(
        "BackupSummary", "The last backup in short.",
        make: { BackupSummary(path: $0, bytes: $1, madeAt: $2) }
    ) {
        required("path", \.path, .text(), "Where it was put.")
        required("bytes", \.bytes, .count, "Its size.")
        required("madeAt", \.madeAt, .instant, "What is inside is of this moment.")
    }
}
