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

        /// Puts a member last; true when the account has just come into the round.
        mutating func takes(_ member: Member) -> Bool {
            waiting.append(member)
            defer { isInRound = true }
            return !isInRound
        }

        /// The turn of its first member; nil while there is a debt.
        mutating func turn(of account: Account, paid: Int) -> Turn? {
            credit += paid
            // Between turns members wait in every share of the round.
            return credit > 0 ? Turn(member: waiting.removeFirst(), account: account, allowance: credit) : nil
        }
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
        if shares[account, default: Share()].takes(member) { round.append(account) }
    }

    /// The next turn; its cost is to be told by ``end(_:cost:)``. Nil when nobody waits.
    mutating func next() -> Turn? {
        while let account = round.first {
            let pay = isHeadPaid ? 0 : quantum
            isHeadPaid = true
            // Accounts in the round have a share.
            if let turn = shares[account]?.turn(of: account, paid: pay) {
                waiting.remove(turn.member)
                return turn
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
