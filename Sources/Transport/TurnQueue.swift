import NIOCore

/// Whose turn it is: deficit round robin over accounts.
///
/// Each round gives every account that waits the same credit, and what its connections cost is taken off it. So an
/// account gets its share of the work, however many connections it has and however dear its calls are. The credit is
/// not a bound for one call: what a call costs beyond it is a debt that is worked off in the next rounds.
struct TurnQueue<Account: Hashable, Member: Hashable> {
    /// One member may work.
    struct Turn {
        var member: Member
        var account: Account
        /// How much it may cost; above zero.
        var allowance: Int
    }

    private struct Share {
        var waiting: CircularBuffer<Member> = []
        var credit = 0
        var isInRound = false
    }

    /// What an account gets each round.
    let quantum: Int
    private var shares: [Account: Share] = [:]
    /// The accounts that wait, the next one first.
    private var round: CircularBuffer<Account> = []
    private var waiting: Set<Member> = []
    /// The account at the head of the round has its credit already.
    private var isHeadPaid = false

    init(quantum: Int) {
        self.quantum = quantum
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// Puts a member behind the others of its account; one that waits already keeps its place.
    mutating func add(_ member: Member, of account: Account) {
        guard waiting.insert(member).inserted else { return }
        shares[account, default: Share()].waiting.append(member)
        if !shares[account]!.isInRound {
            shares[account]!.isInRound = true
            round.append(account)
        }
    }

    /// The next turn; its cost is to be told by ``end(_:cost:)``. Nil when nobody waits.
    mutating func next() -> Turn? {
        while let account = round.first {
            // Accounts in the round have a share, and between turns members that wait.
            if !isHeadPaid { shares[account]!.credit += quantum }
            isHeadPaid = true
            let credit = shares[account]!.credit
            if credit > 0 {
                let member = shares[account]!.waiting.removeFirst()
                waiting.remove(member)
                return Turn(member: member, account: account, allowance: credit)
            }
            endOfHead()
            round.append(account)
        }
        return nil
    }

    /// A turn that ``next()`` gave is over.
    mutating func end(_ turn: Turn, cost: Int) {
        guard var share = shares[turn.account] else { return }
        share.credit -= cost
        if share.waiting.isEmpty {
            endOfHead()
            share.isInRound = false
            // Credit is not saved up; a debt stays for as long as others wait.
            share.credit = min(share.credit, 0)
        } else if share.credit <= 0 {
            endOfHead()
            round.append(turn.account)
        }
        shares[turn.account] = share
        if round.isEmpty { shares.removeAll(keepingCapacity: true) }
    }

    private mutating func endOfHead() {
        round.removeFirst()
        isHeadPaid = false
    }
}
