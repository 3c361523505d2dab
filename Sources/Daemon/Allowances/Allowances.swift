import API
import Household
import JSONRPC
import Words

/// What the programs of each child may still cause. It lives in memory: a restart fills everything.
struct Allowances {
    /// Whose share it is. Strangers have one of their own, so that they leave the others theirs where they may act for a
    /// child that has no account.
    struct Share: Hashable {
        var child: ChildID
        var isStrangers: Bool
    }

    private struct Key: Hashable {
        var share: Share
        var work: Work
    }

    private let table: AllowanceTable
    private var buckets: [Key: TokenBucket] = [:]

    init(_ table: AllowanceTable) { self.table = table }

    /// Takes one call; throws when there is none left. Nothing has happened then.
    mutating func spend(_ work: Work, of share: Share, at now: Milliseconds) throws(RPCError) {
        guard let allowance = table[work] else { return }
        let wait = buckets[Key(share: share, work: work), default: TokenBucket(allowance, at: now)].take(at: now)
        guard let wait else { return }
        let seconds = Int((wait + .second - 1) / .second)
        throw RPCError(
            .busy,
            "programs of this child have made as many calls of this kind (\(work.rawValue)) as they may: "
                + "the next one is possible in \(seconds) s",
            [.integer("retryAfterSeconds", seconds), .say(Self.say)])
    }

    /// Forgets those who are no children here any more.
    mutating func keep(only children: [ChildState]) {
        let known = Set(children.map(\.profile.id))
        buckets = buckets.filter { known.contains($0.key.share.child) }
    }

    /// Words for a child.
    private static let say = Saying("refusal.aLotAtOnce")
}
