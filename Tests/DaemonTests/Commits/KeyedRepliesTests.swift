import Household
import JSONRPC
import Testing

@testable import Daemon

@Suite struct KeyedRepliesTests {
    private let start = Instant(seconds: 1_800_000_000)

    private var moment: Moment { Moment(wall: start, mono: 0, bootTime: 0, boot: BootID(rawValue: "b")) }

    private func reply(_ key: String, _ caller: String, bytes: Int = 1) -> KeyedReply {
        KeyedReply(caller: caller, key: key, digest: [1], reply: .encoded([UInt8](repeating: 2, count: bytes)))
    }

    private func find(
        _ keyed: inout KeyedReplies, _ key: String, _ caller: String = "a", digest: [UInt8] = [1],
        at moment: Moment? = nil
    ) throws(RPCError) -> KeyedReplies.Known? {
        try keyed.find(key, caller: caller, digest: digest, at: moment ?? self.moment)
    }

    @Test("A caller with as many keys as it may has to do without, and pushes out nobody's")
    func bounds() throws {
        var keyed = KeyedReplies()
        keyed.remember(reply("grant", "parent"), seq: 1, at: moment)
        for number in 0..<KeyedReplies.mostPerCaller {
            keyed.remember(reply("k\(number)", "child"), seq: Int64(number + 2), at: moment)
        }
        let error = #expect(throws: RPCError.self) { try find(&keyed, "new", "child") }
        #expect(error?.code == .busy)
        #expect(try find(&keyed, "k0", "child")?.seq == 2)
        #expect(try find(&keyed, "grant", "parent")?.seq == 1)
        #expect(try find(&keyed, "new", "parent") == nil)
        // A day later there is room again.
        let later = moment.advanced(by: .day)
        #expect(try find(&keyed, "new", "child", at: later) == nil)
        #expect(try find(&keyed, "k0", "child", at: later) == nil)
    }

    @Test(
        "Who called for an erased child is forgotten, its rows stay until their day is over, and all others are known")
    func erased() throws {
        var keyed = KeyedReplies()
        let (zoe, zoey) = (ChildID(rawValue: "zoe"), ChildID(rawValue: "zoey"))
        let callers = [Call.caller(child: zoe, 7), Call.caller(child: zoey, 7), "parent:zoe"]
        for (place, caller) in callers.enumerated() {
            keyed.remember(reply("k", caller), seq: Int64(place + 1), number: Int64(place + 1), at: moment)
        }
        keyed.forgetCallers(of: zoe)
        #expect(callers.map { keyed.knows("k", of: $0, at: start) } == [false, true, true])
        #expect(!"\(keyed)".contains(callers[0]) && "\(keyed)".contains(callers[1]))
        #expect(keyed.forget(at: moment.advanced(by: .day), most: .max) == 3)
    }

    @Test("A caller whose kept replies have as many bytes as they may has to do without, until their day is over")
    func bytes() throws {
        var keyed = KeyedReplies()
        let half = WireLimits.idempotencyReplyBytes / 2
        keyed.remember(reply("k1", "child", bytes: half), seq: 1, number: 1, at: moment)
        #expect(try find(&keyed, "new", "child") == nil)
        keyed.remember(reply("k2", "child", bytes: half), seq: 2, number: 2, at: moment)
        #expect(#expect(throws: RPCError.self) { try find(&keyed, "new", "child") }?.code == .busy)
        #expect(try find(&keyed, "k1", "child")?.number == 1)
        #expect(try find(&keyed, "new", "parent") == nil)
        // The wall clock alone is not enough.
        var ahead = moment
        ahead.wall = start + 2 * .day
        #expect(throws: RPCError.self) { try find(&keyed, "new", "child", at: ahead) }
        #expect(try find(&keyed, "new", "child", at: moment.advanced(by: .day)) == nil)
        #expect(keyed.rows.forgotten == 2)
    }

    @Test("When all callers have kept what they may together, each still keeps something of its own")
    func allBytes() throws {
        var keyed = KeyedReplies()
        let share = WireLimits.idempotencyReplyBytes - 1
        for number in 1...WireLimits.allIdempotencyReplyBytes / share + 1 {
            keyed.remember(
                reply("k", "c\(number)", bytes: share), seq: Int64(number), number: Int64(number), at: moment)
        }
        #expect(#expect(throws: RPCError.self) { try find(&keyed, "new", "c1") }?.code == .busy)
        #expect(try find(&keyed, "new", "late") == nil)
        let own = WireLimits.ownIdempotencyReplyBytes
        keyed.remember(reply("k", "late", bytes: own), seq: 100, number: 100, at: moment)
        #expect(throws: RPCError.self) { try find(&keyed, "new", "late") }
        // What the journal did not take counts no longer.
        keyed.rollBack(to: 99, row: 99)
        #expect(try find(&keyed, "new", "late") == nil)
    }

    @Test("A key is remembered for a day, then it is free for something else")
    func day() throws {
        var keyed = KeyedReplies()
        keyed.remember(reply("k", "a"), seq: 1, at: moment)
        #expect(throws: RPCError.self) {
            try find(&keyed, "k", digest: [9], at: moment.advanced(by: .day - 1))
        }
        #expect(try find(&keyed, "k", digest: [9], at: moment.advanced(by: .day)) == nil)
    }

    @Test("What was not stored is forgotten, with a record or without one")
    func rollBack() throws {
        var keyed = KeyedReplies()
        keyed.remember(reply("k1", "a"), seq: 1, number: 1, at: moment)
        keyed.remember(reply("n1", "a"), seq: 0, number: 2, at: moment)
        keyed.remember(reply("k2", "a"), seq: 2, number: 3, at: moment)
        keyed.remember(reply("n2", "a"), seq: 0, number: 4, at: moment)
        keyed.rollBack(to: 1, row: 2)
        for (key, isKnown) in ["k1": true, "n1": true, "k2": false, "n2": false] {
            #expect(try (find(&keyed, key) != nil) == isKnown, "\(key)")
        }
    }

    @Test("New keys push out those that are a day old by both clocks; a clock that was ahead makes nothing forgotten")
    func forgetting() throws {
        var keyed = KeyedReplies()
        for number in 1...10 { keyed.remember(reply("k\(number)", "a"), seq: Int64(number), at: moment) }
        // The wall clock alone goes two days ahead, and back.
        var ahead = moment
        ahead.wall = start + 2 * .day
        for number in 11...20 { keyed.remember(reply("k\(number)", "a"), seq: Int64(number), at: ahead) }
        #expect(try find(&keyed, "k1")?.seq == 1)
        let later = moment.advanced(by: .day)
        for number in 21...25 { keyed.remember(reply("k\(number)", "a"), seq: Int64(number), at: later) }
        #expect(keyed.places.flatMap { $0 }.map(\.seq) == Array(11...25))
        #expect(try find(&keyed, "k1") == nil)
    }

    @Test(
        "Rows of any caller are forgotten when their day is over by both clocks, some at a time, and their keys with them"
    )
    func rowsAreForgotten() throws {
        var keyed = KeyedReplies()
        for number in 1...40 as ClosedRange<Int64> {
            keyed.remember(reply("k", "c\(number)"), seq: number, number: number, at: moment)
        }
        #expect(keyed.forget(at: moment.advanced(by: .day - 1)) == 0)
        var ahead = moment
        ahead.wall = start + 2 * .day
        #expect(keyed.forget(at: ahead) == 0)
        let later = moment.advanced(by: .day)
        #expect(keyed.forget(at: later) == 32)
        #expect(keyed.forget(at: later) == 40)
        #expect(try find(&keyed, "k", "c1") == nil)
    }

    @Test("The rows of keys are told in ranges: those of records alone, up to a row, that are no day old")
    func rows() {
        var keyed = KeyedReplies()
        for seq in [2, 3, 4, 9, 11, 12] as [Int64] { keyed.remember(reply("k\(seq)", "a"), seq: seq, at: moment) }
        keyed.remember(reply("k10", "b"), seq: 10, at: moment)
        keyed.remember(reply("nothing", "b"), seq: 0, number: 1, at: moment)
        var old = moment
        old.wall = start - .day
        keyed.remember(reply("old", "b"), seq: 5, at: old)
        #expect(KeyedReplies.rows(of: keyed.places, through: 11, at: start) == [2...4, 9...11])
        #expect(KeyedReplies.rows(of: [], through: 11, at: start) == [])
    }

    @Test("A call of which only the mark can be read is refused for a day, and others are not")
    func unreadable() throws {
        var keyed = KeyedReplies()
        keyed.restore(unreadable: [7], at: start)
        let error = #expect(throws: RPCError.self) {
            try keyed.find("k", caller: "a", digest: [1], at: moment) { [7] }
        }
        #expect(error?.code.kind == "storage_damaged")
        #expect(try keyed.find("k", caller: "a", digest: [1], at: moment) { [8] } == nil)
        #expect(try keyed.find("k", caller: "a", digest: [1], at: moment.advanced(by: .day)) { [7] } == nil)
    }
}
