/// What the household knows of its backups. Only facts change it.
public struct BackupBook: Equatable, Sendable {
    /// The last one that was made and read back.
    public package(set) var last: BackupNote?
    /// When the schedule made one at last.
    public package(set) var scheduledAt: Instant?
    /// When and where further ones are made; nil: only when a parent asks.
    public package(set) var schedule: BackupSchedule?
    /// Why the last one that was due could not be made; nil: none failed since the last good one.
    public package(set) var trouble: BackupTrouble?
    /// When the household was put back from a backup at last.
    public package(set) var restored: RestoreNote?

    /// A book with the given entries; an empty one without arguments.
    public init(
        last: BackupNote? = nil, scheduledAt: Instant? = nil, schedule: BackupSchedule? = nil,
        trouble: BackupTrouble? = nil,
        restored: RestoreNote? = nil
    ) {
        self.last = last
        self.scheduledAt = scheduledAt
        self.schedule = schedule
        self.trouble = trouble
        self.restored = restored
    }

    mutating func made(_ note: BackupNote) {
        last = note
        guard note.isScheduled else { return }
        scheduledAt = note.at
        trouble = nil
    }

    mutating func plan(_ schedule: BackupSchedule?) {
        self.schedule = schedule
        trouble = nil
    }

    mutating func failed(_ trouble: BackupTrouble) { self.trouble = trouble }

    mutating func restored(_ note: RestoreNote) { restored = note }

    /// When the next one is due; nil without a schedule. The first one is made at once, so that a parent sees that it
    /// works. One that a parent makes elsewhere takes the place of none.
    ///
    /// What a clock wrote down that was ahead is no reason to wait: a last one of a day that is yet to come counts as none,
    /// and a schedule of such a day began now.
    public func due(at now: Instant) -> Instant? {
        guard let schedule else { return nil }
        guard let scheduledAt, !scheduledAt.isAhead(of: now),
            scheduledAt >= schedule.since || schedule.since.isAhead(of: now)
        else { return min(schedule.since, now) }
        return scheduledAt + schedule.every
    }

    /// The last one, where it is and how old it is known.
    ///
    /// - Parameter lost: the path of one that is not where it was put.
    public func known(besides lost: String?, at now: Instant) -> BackupNote? {
        last.flatMap { $0.path == lost || $0.at.isAhead(of: now) ? nil : $0 }
    }

    /// The moment of the newest state of which there is a backup, as far as is known: made here, or put back from it.
    public func newestAt(besides lost: String?, at now: Instant) -> Instant? {
        [known(besides: lost, at: now)?.at, restored?.madeAt].compactMap { $0 }.filter { !$0.isAhead(of: now) }.max()
    }
}

extension Instant {
    /// Whether a moment that was written down when it was now is yet to come: then a clock was ahead.
    public func isAhead(of now: Instant) -> Bool { self > now + HouseholdClock.tolerance }
}

/// A backup that was made and read back.
public struct BackupNote: Equatable, Sendable {
    /// Where it was put.
    public var path: String
    /// Its size.
    public var bytes: Int
    /// How many rows of the journal are in it.
    public var rows: Int
    /// BLAKE2b-256 of the file, in hexadecimal digits.
    public var digest: String
    /// The state that is in it is of this moment.
    public var at: Instant
    /// Whether the schedule made it.
    public var isScheduled: Bool

    public init(path: String, bytes: Int, rows: Int, digest: String, at: Instant, isScheduled: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.rows = rows
        self.digest = digest
        self.at = at
        self.isScheduled = isScheduled
    }
}

/// When and where backups are made by themselves.
public struct BackupSchedule: Equatable, Sendable {
    /// The folder that they are put in; an absolute path.
    public var folder: String
    /// Hours from one to the next.
    public var everyHours: Int
    /// How many are kept there.
    public var keep: Int
    /// The key that the passphrase became. The passphrase itself is not kept.
    public var key: [UInt8]
    /// Argon2id's salt, with which the passphrase becomes the key again.
    public var salt: [UInt8]
    /// Argon2id's passes.
    public var operations: Int
    /// Argon2id's memory in bytes.
    public var memory: Int
    /// When a parent set it up.
    public var since: Instant

    public init(
        folder: String, everyHours: Int, keep: Int, key: [UInt8], salt: [UInt8], operations: Int, memory: Int,
        since: Instant
    ) {
        self.folder = folder
        self.everyHours = everyHours
        self.keep = keep
        self.key = key
        self.salt = salt
        self.operations = operations
        self.memory = memory
        self.since = since
    }

    /// How often there can be one: from each hour to once in four weeks.
    public static let possibleHours = 1...672
    /// How many can be kept.
    public static let possibleKeep = 1...100

    /// The time from one to the next.
    public var every: Milliseconds { Milliseconds(everyHours) * 60 * .minute }
}

/// Why a backup that was due could not be made.
public struct BackupTrouble: Equatable, Sendable {
    /// What is in the way.
    public enum Reason: String, CaseIterable, Sendable {
        /// The folder is not there: a stick is not in, or a disk not connected.
        case folderMissing
        /// The folder cannot be written.
        case unwritable
        /// There is no room.
        case full
        /// Anything else: the log has it.
        case failed
        /// The folder is no place for backups: what is there does not last, or others do not see it.
        case unfitPlace
    }

    /// What is in the way.
    public var reason: Reason
    /// Since when.
    public var at: Instant

    public init(reason: Reason, at: Instant) {
        self.reason = reason
        self.at = at
    }
}

/// A household that was put back from a backup.
public struct RestoreNote: Equatable, Sendable {
    /// The state that came back is of this moment.
    public var madeAt: Instant
    /// The last row of the backup.
    public var lastRow: Int64
    /// The version of kidd that made it.
    public var madeBy: String
    /// The last row of the household whose place it took; nil: there was none that could be read.
    public var replacedRow: Int64?
    /// When it was put back.
    public var at: Instant
    /// How many rows came from the backup, when only what was damaged did; nil: all of it.
    public var mended: Int?
    /// How many rows were given up then, because nobody can read them.
    public var givenUp: Int?

    public init(
        madeAt: Instant, lastRow: Int64, madeBy: String, replacedRow: Int64?, at: Instant, mended: Int? = nil,
        givenUp: Int? = nil
    ) {
        self.madeAt = madeAt
        self.lastRow = lastRow
        self.madeBy = madeBy
        self.replacedRow = replacedRow
        self.at = at
        self.mended = mended
        self.givenUp = givenUp
    }
}
