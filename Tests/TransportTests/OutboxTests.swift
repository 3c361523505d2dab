import NIOCore
import Testing
import Transport

@Suite("The order and durability of replies")
struct OutboxTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func take(_ outbox: inout Outbox, stored: Int64) -> String {
        String(buffer: outbox.take(stored: stored).output)
    }

    private func settle(_ outbox: inout Outbox, _ ticket: Outbox.Ticket, _ text: String, after: Int64 = 0) -> Bool {
        outbox.settle(ticket, bytes(text), after: after)
    }

    @Test("Replies that wait count as output from the moment they are there until they leave")
    func outputBytes() {
        var outbox = Outbox()
        let ticket = outbox.reserve()
        outbox.reply(Array("later".utf8))
        #expect(outbox.outputBytes == 5)
        outbox.settle(ticket, Array("first".utf8), after: 7)
        #expect(outbox.outputBytes == 10)
        outbox.fail(after: 6) { _, _ in Array("err".utf8) }
        #expect(outbox.outputBytes == 8)
        #expect(outbox.take(stored: 6).finished == 2)
        #expect(outbox.outputBytes == 0)
    }

    @Test("A reply that waits for nothing leaves at once and was never in flight")
    func fastPath() {
        var outbox = Outbox()
        outbox.reply(bytes("a"))
        outbox.reply(bytes("b"), after: 3, stored: 3)
        #expect(outbox.inFlight == 0)
        let taken = outbox.take(stored: 3)
        #expect(String(buffer: taken.output) == "a\nb\n")
        #expect(taken.finished == 0)
    }

    @Test("A reply waits for its commit, and those behind it wait for their turn")
    func commit() {
        var outbox = Outbox()
        outbox.reply(bytes("a"), after: 5, stored: 4)
        outbox.reply(bytes("b"), after: 0, stored: 4)
        outbox.reply(bytes("c"), after: 6, stored: 4)
        #expect(outbox.inFlight == 3)
        #expect(take(&outbox, stored: 4) == "")
        let taken = outbox.take(stored: 5)
        #expect(String(buffer: taken.output) == "a\nb\n")
        #expect(taken.finished == 2)
        #expect(outbox.inFlight == 1)
        #expect(take(&outbox, stored: 6) == "c\n")
    }

    @Test("A reserved place holds back those behind it; settling twice changes nothing")
    func reserved() {
        var outbox = Outbox()
        let first = outbox.reserve()
        outbox.reply(bytes("b"))
        let third = outbox.reserve()
        #expect(settle(&outbox, third, "c", after: 2))
        #expect(take(&outbox, stored: 0) == "")
        #expect(settle(&outbox, first, "a"))
        #expect(!settle(&outbox, first, "again"))
        #expect(take(&outbox, stored: 1) == "a\nb\n")
        #expect(!settle(&outbox, first, "again"))
        #expect(take(&outbox, stored: 2) == "c\n")
        #expect(outbox.inFlight == 0)
    }

    @Test("Ping and cancel overtake what waits")
    func overtaking() {
        var outbox = Outbox()
        outbox.reply(bytes("a"), after: 1, stored: 0)
        outbox.overtake(bytes("pong"))
        #expect(take(&outbox, stored: 0) == "pong\n")
        #expect(take(&outbox, stored: 1) == "a\n")
    }

    @Test("No reply is no line, and still keeps its place")
    func noReply() {
        var outbox = Outbox()
        outbox.reply([])
        let ticket = outbox.reserve()
        outbox.reply(bytes("b"))
        outbox.settle(ticket, [])
        let taken = outbox.take(stored: 0)
        #expect(String(buffer: taken.output) == "b\n")
        #expect(taken.finished == 2)
    }

    @Test("A failed commit turns the replies that waited for it into errors, and no others")
    func failure() {
        var outbox = Outbox()
        outbox.reply(bytes("stored"), after: 4, stored: 3, note: bytes("1"))
        outbox.reply(bytes("lost"), after: 5, stored: 3, note: bytes("2"))
        outbox.reply(bytes("free"), note: bytes("3"))
        outbox.reply([], after: 5, stored: 3, note: bytes("4"))
        let later = outbox.reserve(note: bytes("5"))
        outbox.fail(after: 4) { note, _ in bytes("failed ") + note }
        #expect(take(&outbox, stored: 4) == "stored\nfailed 2\nfree\n")
        outbox.settle(later, bytes("later"), after: 6)
        #expect(take(&outbox, stored: 6) == "later\n")
    }

    @Test("Any run of steps gives what a slow list of all replies gives", arguments: 0..<200)
    func oracle(seed: UInt64) {
        var random = SplitMix(state: seed)
        var outbox = Outbox()
        var slow = SlowOutbox()
        var tickets: [(Outbox.Ticket, Int)] = []
        var stored: Int64 = 0
        for step in 0..<300 {
            let text = bytes("\(step)")
            let commit = Int64.random(in: max(0, stored - 2)...stored + 3, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                outbox.reply(text, after: commit, stored: stored, note: text)
                slow.add(text, commit, stored)
            case 4:
                tickets.append((outbox.reserve(note: text), slow.add(nil, 0, stored)))
            case 5, 6:
                guard let index = tickets.indices.randomElement(using: &random) else { continue }
                let (ticket, place) = tickets.remove(at: index)
                outbox.settle(ticket, text, after: commit)
                slow.entries[place].reply = text
                slow.entries[place].commit = commit
            case 7:
                outbox.overtake(text)
                slow.output += text + [10]
            case 8:
                outbox.fail(after: stored) { _, reply in [33] + reply }
                slow.fail(after: stored)
            default:
                stored += Int64.random(in: 0...2, using: &random)
                let taken = outbox.take(stored: stored)
                #expect(Array(buffer: taken.output) == slow.take(stored))
            }
        }
    }
}

/// Keeps every reply for ever and looks at all of them each time.
private struct SlowOutbox {
    var entries: [(reply: [UInt8]?, commit: Int64, left: Bool)] = []
    var output: [UInt8] = []

    @discardableResult
    mutating func add(_ reply: [UInt8]?, _ commit: Int64, _ stored: Int64) -> Int {
        let leaves = reply != nil && commit <= stored && entries.allSatisfy(\.left)
        if leaves, let reply { output += reply + [10] }
        entries.append((reply, commit, leaves))
        return entries.count - 1
    }

    mutating func fail(after stored: Int64) {
        for index in entries.indices where !entries[index].left && entries[index].commit > stored {
            guard let reply = entries[index].reply else { continue }
            entries[index].reply = [33] + reply
            entries[index].commit = 0
        }
    }

    mutating func take(_ stored: Int64) -> [UInt8] {
        for index in entries.indices where !entries[index].left {
            guard let reply = entries[index].reply, entries[index].commit <= stored else { break }
            output += reply + [10]
            entries[index].left = true
        }
        defer { output = [] }
        return output
    }
}

/// A small seeded generator (Steele, Lea, Flood 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
