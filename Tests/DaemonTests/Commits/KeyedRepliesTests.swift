import Household
import JSONRPC
import Testing

@testable import Daemon

@Suite struct KeyedRepliesTests {
    private let start = Instant(seconds: 1_800_000_000)

    private var moment: Moment { Moment(wall: start, mono: 0, bootTime: 0, boot: BootID(rawValue: "b")) }

    private func reply(_ key: String, _ caller: String) -> KeyedReply {
        KeyedReply(caller: caller, key: key, digest: [1], reply: .encoded([2]))
    }

    @Test("A caller with as many keys as it may has to do without, and pushes out nobody's")
    func bounds() throws {
        var keyed = KeyedReplies()
        keyed.remember(reply("grant", "parent"), seq: 1, at: moment)
        for number in 0..<KeyedReplies.mostPerCaller {
            keyed.remember(reply("k\(number)", "child"), seq: Int64(number + 2), at: moment)
        }
        let error = #expect(throws: RPCError.self) {
            try keyed.find("new", caller: "child", digest: [1], at: start)
        }
        #expect(error?.code == .busy)
        #expect(try keyed.find("k0", caller: "child", digest: [1], at: start)?.seq == 2)
        #expect(try keyed.find("grant", caller: "parent", digest: [1], at: start)?.seq == 1)
        #expect(try keyed.find("new", caller: "parent", digest: [1], at: start) == nil)
        // A day later there is room again.
        let later = start + .day
        #expect(try keyed.find("new", caller: "child", digest: [1], at: later) == nil)
        #expect(try keyed.find("k0", caller: "child", digest: [1], at: later) == nil)
    }

    @Test("A key is remembered for a day, then it is free for something else")
    func day() throws {
        var keyed = KeyedReplies()
        keyed.remember(reply("k", "a"), seq: 1, at: moment)
        #expect(throws: RPCError.self) { try keyed.find("k", caller: "a", digest: [9], at: start + .day - 1) }
        #expect(try keyed.find("k", caller: "a", digest: [9], at: start + .day) == nil)
    }

    @Test("What was not stored is forgotten")
    func rollBack() throws {
        var keyed = KeyedReplies()
        keyed.remember(reply("k1", "a"), seq: 1, at: moment)
        keyed.remember(reply("k2", "a"), seq: 2, at: moment)
        keyed.rollBack(to: 1)
        #expect(try keyed.find("k1", caller: "a", digest: [1], at: start) != nil)
        #expect(try keyed.find("k2", caller: "a", digest: [1], at: start) == nil)
    }

    @Test("New keys push out those that are a day old by both clocks; a clock that was ahead makes nothing forgotten")
    func forgetting() throws {
        var keyed = KeyedReplies()
        for number in 1...10 { keyed.remember(reply("k\(number)", "a"), seq: Int64(number), at: moment) }
        // The wall clock alone goes two days ahead, and back.
        var ahead = moment
        ahead.wall = start + 2 * .day
        for number in 11...20 { keyed.remember(reply("k\(number)", "a"), seq: Int64(number), at: ahead) }
        #expect(try keyed.find("k1", caller: "a", digest: [1], at: start)?.seq == 1)
        let later = moment.advanced(by: .day)
        for number in 21...25 { keyed.remember(reply("k\(number)", "a"), seq: Int64(number), at: later) }
        #expect(keyed.places.flatMap { $0 }.map(\.seq) == Array(11...25))
        #expect(try keyed.find("k1", caller: "a", digest: [1], at: start) == nil)
    }

    @Test("The rows of keys are told in ranges: those of records alone, up to a row, that are no day old")
    func rows() {
        var keyed = KeyedReplies()
        for seq in [2, 3, 4, 9, 11, 12] as [Int64] { keyed.remember(reply("k\(seq)", "a"), seq: seq, at: moment) }
        keyed.remember(reply("k10", "b"), seq: 10, at: moment)
        keyed.remember(reply("nothing", "b"), seq: 7, at: moment, isStored: false)
        var old = moment
        old.wall = start - .day
        keyed.remember(reply("old", "b"), seq: 5, at: old)
        #expect(KeyedReplies.rows(of: keyed.places, through: 11, at: start) == [2...4, 9...11])
        #expect(KeyedReplies.rows(of: [], through: 11, at: start) == [])
    }
}
