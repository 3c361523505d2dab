import Testing

@testable import Transport

@Suite("Whose turn it is")
struct TurnQueueTests {
    private typealias Queue = TurnQueue<String, Int>

    /// Plays turns in which each member costs what is said, and stays; gives the cost of each account.
    private func play(
        _ members: [(account: String, cost: Int)], until total: Int, quantum: Int = 10
    ) -> [String: Int] {
        var queue = Queue(quantum: quantum)
        for (number, member) in members.enumerated() { queue.add(number, of: member.account) }
        var spent: [String: Int] = [:]
        while spent.values.reduce(0, +) < total, let turn = queue.next() {
            let member = members[turn.member]
            spent[member.account, default: 0] += member.cost
            queue.add(turn.member, of: member.account)
            queue.end(turn, cost: member.cost)
        }
        return spent
    }

    @Test(
        "Accounts get equal shares of the work, however many members they have and however dear these are",
        arguments: [
            [("a", 1), ("b", 1)], [("a", 100), ("b", 1)], [("a", 7), ("b", 10)], [("a", 3), ("b", 1000)],
            Array(repeating: ("a", 50), count: 64) + [("b", 5)], [("a", 1), ("b", 33), ("b", 2), ("c", 999)],
        ])
    func shares(members: [(String, Int)]) {
        let members = members.map { (account: $0.0, cost: $0.1) }
        let spent = play(members, until: 100_000)
        let dearest = members.map(\.cost).max() ?? 0
        let fair = spent.values.reduce(0, +) / spent.count
        for share in spent.values { #expect(abs(share - fair) <= 2 * (dearest + 10)) }
    }

    @Test("Who comes is served when those in the round have had one turn each, whatever they owe")
    func newcomer() {
        var queue = Queue(quantum: 10)
        for member in 0..<64 { queue.add(member, of: "attacker") }
        var turn = queue.next()
        queue.add(100, of: "child")
        if let turn { queue.end(turn, cost: 5000) }
        turn = queue.next()
        #expect(turn?.member == 100)
    }

    @Test("A debt is worked off while others wait, and forgotten when nobody does")
    func debt() {
        var queue = Queue(quantum: 10)
        queue.add(1, of: "a")
        queue.add(2, of: "b")
        var order: [Int] = []
        for _ in 0..<8 {
            guard let turn = queue.next() else { break }
            order.append(turn.member)
            // The first one goes away with its debt and comes again at once.
            queue.add(turn.member, of: turn.account)
            queue.end(turn, cost: turn.member == 1 ? 40 : 10)
        }
        #expect(order == [1, 2, 2, 2, 2, 1, 2, 2])
        while let turn = queue.next() { queue.end(turn, cost: turn.member == 1 ? 1000 : 1) }
        queue.add(1, of: "a")
        #expect(queue.next()?.allowance == 10)
    }

    @Test("An account's members come one after another; one that waits already keeps its place")
    func members() {
        var queue = Queue(quantum: 10)
        for member in [1, 2, 1, 3] { queue.add(member, of: "a") }
        var order: [Int] = []
        while let turn = queue.next() {
            order.append(turn.member)
            queue.end(turn, cost: 1)
        }
        #expect(order == [1, 2, 3])
        #expect(queue.isEmpty)
    }

    @Test("A turn is what is left of the account's credit, and credit is not saved up")
    func allowance() {
        var queue = Queue(quantum: 10)
        queue.add(1, of: "a")
        queue.add(2, of: "a")
        var turn = queue.next()
        #expect(turn?.allowance == 10)
        if let turn { queue.end(turn, cost: 3) }
        turn = queue.next()
        #expect(turn?.allowance == 7)
        if let turn { queue.end(turn, cost: 2) }
        queue.add(1, of: "a")
        #expect(queue.next()?.allowance == 10)
    }
}
