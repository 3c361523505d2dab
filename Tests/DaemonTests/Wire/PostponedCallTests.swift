import HouseholdTesting
import Testing

/// What a client sends behind a PIN, without waiting for the reply.
@Suite struct PostponedCallTests {
    private let daemon: TestDaemon
    private let client: TestClient

    init() throws {
        daemon = try TestDaemon()
        try daemon.family()
        client = try daemon.client()
    }

    private static let unlock = CallLine.text("1", "parent.unlock", #"{"pin":"2580"}"#)
    private static let wrong = CallLine.text("1", "parent.unlock", #"{"pin":"1357"}"#)
    private static let lock = CallLine.text("2", "time.lock", #"{"child":"mia"}"#)
    private static let mayI = CallLine.text("3", "time.mayI", #"{"child":"mia"}"#)

    @Test("It is a parent's when the PIN is right, and later calls see what earlier ones did")
    func lines() throws {
        try client.send([Self.unlock, Self.lock, Self.mayI].joined(separator: "\n"))
        let replies = try (0..<3).map { _ in try client.receive() }
        #expect(replies.map(\.id) == ["1", "2", "3"])
        #expect(replies.map(\.kind) == [nil, nil, nil])
        #expect(try replies[2].text("state") == "lockedByParent")
    }

    @Test("In a batch too, and what the batch then sends behind another PIN")
    func batch() throws {
        let leave = CallLine.text("4", "parent.lock")
        let again = CallLine.text("5", "parent.unlock", #"{"pin":"2580"}"#)
        let household = CallLine.text("6", "household.get")
        let calls = [Self.unlock, Self.lock, Self.mayI, leave, again, household]
        try client.send("[" + calls.joined(separator: ",") + "]")
        let replies = try client.receiveBatch()
        #expect(replies.map(\.id) == ["1", "2", "3", "4", "5", "6"])
        #expect(replies.map(\.kind) == [nil, nil, nil, nil, nil, nil])
    }

    @Test("After a wrong PIN it is refused as it would have been without")
    func wrong() throws {
        try client.send([Self.wrong, Self.lock, Self.mayI].joined(separator: "\n"))
        #expect(try (0..<3).map { _ in try client.receive().kind } == ["wrong_pin", "pin_required", nil])
    }

    @Test("The set-up, the PIN and the first child may be sent at once")
    func setUp() throws {
        let client = try TestDaemon().client()
        let calls = [
            CallLine.text("1", "household.setUp", #"{"name":"L","zone":"UTC","parentName":"Anna","pin":"2580"}"#),
            CallLine.text("2", "parent.unlock", #"{"pin":"2580"}"#),
            CallLine.text("3", "child.add", #"{"name":"Mia","born":"2016-03"}"#),
            CallLine.text("4", "time.mayI", #"{"child":"mia"}"#),
        ]
        try client.send(calls.joined(separator: "\n"))
        #expect(try (0..<4).map { _ in try client.receive().kind } == [nil, nil, nil, nil])
    }

    @Test("Another connection is not kept waiting, and does not become a parent's")
    func others() throws {
        let other = try daemon.client()
        try client.send(Self.unlock + "\n" + Self.lock)
        #expect(try other.exchange(Self.lock).kind == "pin_required")
        #expect(try client.receive().kind == nil)
        #expect(try client.receive().kind == nil)
    }

    @Test("What waits is bounded: lines beyond it are left lying, and answered in their turn")
    func bounded() throws {
        let long = String(repeating: " ", count: 40 << 10)
        let calls = (2..<12).map {
            #"{"jsonrpc":"2.0","id":\#($0),"method":"household.get","params":{\#(long)}}"#
        }
        try client.send(([Self.unlock] + calls).joined(separator: "\n"))
        #expect(try client.receive().kind == nil)
        for id in 2..<12 {
            let reply = try client.receive()
            #expect(reply.id == "\(id)" && reply.kind == nil)
        }
    }

    @Test("A client that goes away before the verdict disturbs nobody")
    func gone() throws {
        for _ in 0..<4 {
            let hasty = try daemon.client()
            try hasty.send(Self.unlock + "\n" + Self.lock)
        }
        // Checked after the others' PINs.
        try client.unlock()
        #expect(try client.call("time.unlock", #"{"child":"mia"}"#).result != nil)
    }

    @Test("A client that has closed its half gets all replies, and the end")
    func halfClosed() throws {
        try client.send([Self.unlock, Self.lock, Self.mayI].joined(separator: "\n"))
        client.endInput()
        for id in 1...3 { #expect(try client.receive().id == "\(id)") }
        #expect(try client.rest() == [])
    }

    @Test("A PIN that is taken back before its turn lets the calls behind it go on", arguments: [true, false])
    func takenBack(isLate: Bool) throws {
        let daemon = try TestDaemon { $0.pinCost = .interactive }
        try daemon.family()
        let (busy, client) = (try daemon.client(), try daemon.client())
        let pins = (1...4).map { CallLine.text(#""b\#($0)""#, "parent.unlock", #"{"pin":"2580"}"#) }
        try busy.send(pins.joined(separator: "\n"))
        try busy.settle()
        let deadline = isLate ? #","deadlineMs":100"# : ""
        let calls = [
            CallLine.text(#""unlock""#, "parent.unlock", #"{"pin":"2580"\#(deadline)}"#),
            CallLine.text(#""lock""#, "time.lock", #"{"child":"mia"}"#),
            CallLine.text(#""may""#, "time.mayI", #"{"child":"mia"}"#),
        ]
        try client.send(calls.joined(separator: "\n"))
        try client.settle()
        if isLate {
            daemon.pass(seconds: 1)
        } else {
            #expect(try daemon.client().call("rpc.cancel", #"{"id":"unlock"}"#).text("state") == "cancelled")
        }
        let kinds = try (0..<3).map { _ in try client.receive().kind }
        #expect(kinds == [isLate ? "deadline" : "cancelled", "pin_required", nil])
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).result != nil)
    }
}
