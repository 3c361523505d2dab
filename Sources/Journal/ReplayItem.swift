/// What reading the journal meets at one place.
public enum ReplayItem: Equatable, Sendable {
    /// A row that is whole.
    case row(StoredRow)
    /// A row that is not, or rows that are missing from `seq` on. `profile` is what the damaged row claims.
    case damaged(seq: Int64, profile: Int64?, reason: Damage)

    /// The number of its place.
    public var seq: Int64 {
        switch self {
        case .row(let row): row.seq
        case .damaged(let seq, _, _): seq
        }
    }

    /// Whether it is about somebody who was erased: then it is nothing that anybody should see, and no damage.
    var isErased: Bool {
        if case .damaged(_, _, .erased) = self { true } else { false }
    }

    /// What is wrong with a place of the journal.
    public enum Damage: Equatable, Sendable, CustomStringConvertible {
        /// The rows up to and with `through` are not there. `owners` are the profiles whose they may have been; nil:
        /// nobody can tell.
        case missing(through: Int64, owners: Set<Int64>?)
        /// The rows up to and with `through` cannot be reached: a page of the database is damaged.
        case unreadable(through: Int64, owners: Set<Int64>?)
        /// The row was altered, or moved here from another place. Its kind stands in clear beside what was sealed: it is
        /// what the row claims.
        case altered(kind: Int64)
        /// The row claims to be written by another machine.
        case foreignDevice(Int64)
        /// There is no data key for its profile.
        case noKey
        /// The row's profile was erased: it is about to go.
        case erased
        /// The data key of its profile does not open.
        case damagedKey
        /// The record of how far the journal goes does not open: rows missing at the end cannot be told.
        case damagedHead

        /// A few words for a log or a report.
        public var description: String {
            switch self {
            case .missing(let last, _): "rows are missing, up to number \(last)"
            case .unreadable(let last, _):
                "a page of the database is damaged, rows up to number \(last) are not readable"
            case .altered: "the row was altered or moved"
            case .foreignDevice(let device): "the row claims to come from another machine (\(device))"
            case .noKey: "there is no data key for the row's profile"
            case .erased: "the row is about a child that was erased"
            case .damagedKey: "the data key of the row's profile was altered"
            case .damagedHead: "the record of the last row was altered: missing rows at the end cannot be told"
            }
        }
    }
}
