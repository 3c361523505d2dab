import Household
import JSONRPC
import Shapes
import Words

/// `daemon.doctor`: is everything that was stored whole, and is what is known what it says?
public enum DaemonDoctor {
    /// What to do when something is damaged.
    public static let advice = Saying("parent.doctor.advice")

    /// A place of the journal that cannot be read.
    public struct Damage: Equatable, Sendable {
        public var row: Int
        public var say: String

        public init(row: Int, say: String) {
            self.row = row
            self.say = say
        }
    }

    /// Whether there is room on the disk for what is decided.
    public enum Disk: String, CaseIterable, Sendable {
        /// Everything is stored.
        case ample
        /// The disk is full: use of time, its end, unlocks, grants and locks are stored in a reserve, all else waits.
        case reserve
        /// The reserve is nearly used up: no new use begins.
        case spent
    }

    /// What the stored snapshot is beside the rows.
    public enum Snapshot: String, CaseIterable, Sendable {
        /// There is none: the next start reads all rows.
        case none
        /// It says what the rows before it say.
        case same
        /// It does not say the same; `differences` names where.
        case different
        /// Altered, or of another version: the next start reads all rows.
        case unreadable
    }

    /// What the daemon knows beside the rows.
    public enum State: String, CaseIterable, Sendable {
        /// Memory says what the rows say.
        case same
        /// Memory and rows differ: a fault of the daemon, since nothing but rows changes memory.
        case different
    }

    /// The result of `daemon.doctor`. Absent where they do not apply: `snapshotRow`, `replies`, `packs`.
    public struct Result: Equatable, Sendable {
        public var healthy: Bool
        public var rows: Int
        public var children: Int
        public var damaged: [Damage]
        public var damagedCount: Int
        public var file: [String]
        public var snapshot: Snapshot
        public var snapshotRow: Int?
        public var state: State
        public var differences: [String]
        /// The first things that are wrong with replies that are kept for repeated calls; nil: nothing is.
        public var replies: [String]?
        /// Installed packs that cannot be used, each with the reason; nil: there are none.
        public var packs: [String]?
        public var disk: Disk
        public var tookMilliseconds: Int

        public init(
            healthy: Bool, rows: Int, children: Int, damaged: [Damage], damagedCount: Int, file: [String],
            snapshot: Snapshot, snapshotRow: Int?, state: State, differences: [String], replies: [String]? = nil,
            packs: [String]? = nil, disk: Disk = .ample, tookMilliseconds: Int
        ) {
            self.healthy = healthy
            self.rows = rows
            self.children = children
            self.damaged = damaged
            self.damagedCount = damagedCount
            self.file = file
            self.snapshot = snapshot
            self.snapshotRow = snapshotRow
            self.state = state
            self.differences = differences
            self.replies = replies
            self.packs = packs
            self.disk = disk
            self.tookMilliseconds = tookMilliseconds
        }

        /// Whether something is wrong that a copy of the data folder may still have whole: packs can be installed again.
        public var needsCopy: Bool {
            damagedCount > 0 || !file.isEmpty || !differences.isEmpty || replies != nil || snapshot == .unreadable
        }

        /// Says which installed packs cannot be used.
        public mutating func note(packs faults: [PackID: String]) {
            guard !faults.isEmpty else { return }
            packs = faults.sorted { $0.key.rawValue < $1.key.rawValue }.prefix(DaemonDoctor.mostTold).map {
                "the pack \($0.key) cannot be used: \($0.value); install it again (kidctl pack install)"
            }
            healthy = false
        }
    }

    /// Damaged places, those that follow one another with the same fault together: a line each.
    public static func lines(of damaged: [Damage]) -> [String] {
        var runs: [(first: Int, last: Int, say: String)] = []
        for place in damaged {
            if let run = runs.last, run.say == place.say, run.last + 1 == place.row {
                runs[runs.count - 1].last = place.row
            } else {
                runs.append((place.row, place.row, place.say))
            }
        }
        return runs.map { run in
            (run.first == run.last ? "row \(run.first)" : "rows \(run.first) to \(run.last)") + ": \(run.say)"
        }
    }

    /// Damaged places and faults of the file that are told.
    public static let mostTold = 100

    /// For parents; reads only; tells its progress.
    public static let method = Method(
        "daemon.doctor",
        "Reads all rows anew and compares them with the daemon's memory and with its snapshot. It changes nothing.",
        role: .parent, opensToRoot: true, reportsProgress: true, params: Nothing.shape,
        result: Shape<Result>.object("DoctorReport", "", make: Result.init) {
            required("healthy", \.healthy, .boolean, "True if nothing is damaged and nothing differs.")
            required("rows", \.rows, .count, "Rows of the journal that could be read.")
            required("childCount", \.children, .count, "How many children the check went through.")
            required(
                "damaged", \.damaged, .list(of: damage, maximum: mostTold), "The first places that cannot be read.")
            required("damagedCount", \.damagedCount, .count, "How many such places there are.")
            required("file", \.file, .list(of: .text()), "Faults that the database finds in its file; empty: none.")
            required(
                "snapshot", \.snapshot, .word(Snapshot.self),
                "The state of the snapshot, which a start reads instead of the rows before it.")
            optional("snapshotRow", \.snapshotRow, .count, "The last row that is in it.")
            required("state", \.state, .word(State.self), "What the daemon knows.")
            required("differences", \.differences, .list(of: .text()), "What differs, such as `mia: rewards`.")
            optional(
                "replies", \.replies, .list(of: .text(), maximum: mostTold),
                "What is wrong with replies that are kept for repeated calls; absent: nothing.")
            optional(
                "packFaults", \.packs, .list(of: .text(), maximum: mostTold),
                "Installed packs that cannot be used, each with the reason; absent: there are none.")
            required("disk", \.disk, .word(Disk.self), "Whether there is room on the disk for what is decided.")
            required(
                "tookMilliseconds", \.tookMilliseconds, .count, "How long the reading took, by the monotonic clock.")
        })

    private static let damage = Shape<Damage>.object("DamagedRow", "A place that cannot be read.", make: Damage.init) {
        required("row", \.row, .count, "Its number.")
        required("say", \.say, .text(), "What is wrong with it.")
    }
}
