import Household
import RPCServer
import Vault

/// The tokens of unlocked parents. Only digests are kept, in memory; a restart ends all.
struct TokenTable {
    private struct Entry {
        var parent: ParentID
        var created: Int64
        var used: Int64
        /// The record of its unlock.
        var seq: Int64
        /// Why it is not valid any more, for the connections that hold it.
        var ended: Ending?
    }

    /// Why all tokens of a parent ended.
    enum Ending: Equatable {
        case removed
        case pinChanged
    }

    /// A token ends after so long without a call (Household, PINs).
    static let idle: Milliseconds = 10 * .minute
    /// And after so long in any case.
    static let lifetime: Milliseconds = 12 * .hour
    /// More are not kept: the one unused for longest ends.
    static let most = 256

    private var entries: [Credential: Entry] = [:]

    /// Gives a new token to a parent, by the unlock of this record.
    mutating func issue(to parent: ParentID, seq: Int64, at moment: Moment) -> String {
        if entries.count >= Self.most, let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key {
            entries[oldest] = nil
        }
        let token = Hexadecimal.text(Random.bytes(32))
        entries[Credential(token: token)] = Entry(
            parent: parent, created: moment.bootTime, used: moment.bootTime, seq: seq)
        return token
    }

    /// The parent of a token that is still valid; the call counts as its use.
    mutating func use(_ digest: Credential, at moment: Moment) -> ParentID? {
        guard let entry = entries[digest], entry.ended == nil else { return nil }
        let now = moment.bootTime
        guard now - entry.used < Self.idle, now - entry.created < Self.lifetime else {
            entries[digest] = nil
            return nil
        }
        entries[digest]?.used = now
        return entry.parent
    }

    /// How a token stands, without using it.
    enum Standing: Equatable {
        case valid(until: Milliseconds)
        case expired
        case ended(Ending)
        case unknown
    }

    /// Whether a token is valid and until when, by the boot clock.
    func standing(of digest: Credential, at moment: Moment) -> Standing {
        guard let entry = entries[digest] else { return .unknown }
        if let ending = entry.ended { return .ended(ending) }
        let end = min(entry.used + Self.idle, entry.created + Self.lifetime)
        return moment.bootTime < end ? .valid(until: end) : .expired
    }

    /// Whose token this is, valid or not.
    func holder(of digest: Credential) -> ParentID? { entries[digest].flatMap { $0.ended == nil ? $0.parent : nil } }

    mutating func end(_ digest: Credential) {
        entries[digest] = nil
    }

    /// Ends those whose unlock was not stored.
    mutating func rollBack(to storedSeq: Int64) {
        entries = entries.filter { $0.value.seq <= storedSeq }
    }

    mutating func endAll(of parent: ParentID, as ending: Ending) {
        for (digest, entry) in entries where entry.parent == parent && entry.ended == nil {
            entries[digest]?.ended = ending
        }
    }
}
