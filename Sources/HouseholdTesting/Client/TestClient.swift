import StrictJSON

/// A connection that checks every request that is meant to be right and every reply against the served document.
///
/// Whatever does not fit throws, which fails the test.
public final class TestClient {
    private let line: SocketLine
    private let checker: SchemaChecker
    /// What must live as long as the connection: the daemon.
    private let owner: AnyObject?
    private var lastID = 0
    /// Whether a call was made over this connection that may have made it a parent's.
    private var mayBeParent = false
    /// The methods of the calls that are not answered yet, by the bytes of their ids.
    private var pending: [String: [String]] = [:]
    /// Events that have come and were not asked for yet, in order.
    private var events: [TestEvent] = []
    /// Notifications of progress that have come, in order.
    public private(set) var progress: [Reply] = []

    public init(_ line: SocketLine, checker: SchemaChecker, owner: AnyObject? = nil) {
        self.line = line
        self.owner = owner
        self.checker = checker
    }

    // MARK: Calls

    /// Makes a call that must succeed.
    ///
    /// - Parameter params: JSON text of the parameters; nil sends none.
    @discardableResult
    public func call(_ method: String, _ params: String? = nil) throws -> Reply {
        let reply = try ask(method, params)
        guard reply.result != nil else { throw TestFault("\(method) \(params ?? ""): \(reply.text)") }
        return reply
    }

    /// Makes a call that must be refused with this word.
    ///
    /// - Parameter isWellFormed: whether the parameters are right as the document says; if not, they must be wrong
    ///   by the document too.
    @discardableResult
    public func refusal(
        _ kind: String, _ method: String, _ params: String? = nil, isWellFormed: Bool = true
    ) throws -> Reply {
        let reply = try ask(method, params, isWellFormed: isWellFormed)
        guard reply.kind == kind else { throw TestFault("\(method) should be \(kind): \(reply.text)") }
        return reply
    }

    /// Makes a call and gives its reply, result or error.
    public func ask(_ method: String, _ params: String? = nil, isWellFormed: Bool = true) throws -> Reply {
        let id = try begin(method, params, isWellFormed: isWellFormed)
        let reply = try receive()
        guard reply.id == id else { throw TestFault("\(method) has the id \(id): \(reply.text)") }
        return reply
    }

    /// Sends a call without waiting for its reply.
    ///
    /// - Returns: its id, as it will stand in the reply.
    @discardableResult
    public func begin(_ method: String, _ params: String? = nil, isWellFormed: Bool = true) throws -> String {
        lastID += 1
        try check(method, params, isWellFormed)
        try send(CallLine.text("\(lastID)", method, params))
        return "\(lastID)"
    }

    private func check(_ method: String, _ params: String?, _ isWellFormed: Bool) throws {
        let value = try params.map { try JSONDocument(scanning: Array($0.utf8)).root }
        do throws(TestFault) {
            try checker.checkRequest(method, value)
        } catch {
            if isWellFormed { throw error }
            return
        }
        if !isWellFormed { throw TestFault("\(method) \(params ?? "") is right by the document") }
    }

    // MARK: Lines

    /// Sends a line as it is, with a line end. Replies to the calls in it are checked like all others.
    public func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// The same; the bytes may hold several lines, which then go out together.
    public func send(_ bytes: [UInt8]) throws {
        for line in bytes.split(separator: UInt8(ascii: "\n")) { remember(Array(line)) }
        try line.send(bytes + [UInt8(ascii: "\n")])
    }

    /// Sends bytes without a line end.
    public func sendPart(_ text: String) throws { try line.send(text) }

    /// Notes which methods replies will belong to.
    private func remember(_ line: [UInt8]) {
        guard let root = try? JSONDocument(scanning: line).root else { return }
        for call in root.kind == .array ? Array(root.elements) : [root] {
            guard let id = call.member("id"), let method = call["method"]?.string else { continue }
            pending[id.source, default: []].append(method)
            if ["parent.", "household."].contains(where: { method.utf8.starts(with: $0.utf8) }) { mayBeParent = true }
        }
    }

    /// The next line, which must be one reply.
    public func receive() throws -> Reply {
        let reply = try receivePastEvents()
        try check(reply)
        return reply
    }

    /// The next line, which must be the replies of a batch.
    public func receiveBatch() throws -> [Reply] {
        let (replies, isBatch) = try receiveLine()
        guard isBatch else { throw TestFault("no batch: \(replies[0].text)") }
        return replies
    }

    /// The next line: one reply, or those of a batch.
    public func receiveLine() throws -> (replies: [Reply], isBatch: Bool) {
        let whole = try receivePastEvents()
        let isBatch = whole.root.kind == .array
        let replies = isBatch ? whole.root.elements.map { Reply(part: $0) } : [whole]
        guard !replies.isEmpty else { throw TestFault("a batch of no replies") }
        for reply in replies { try check(reply) }
        return (replies, isBatch)
    }

    /// The next line that is no event; events are checked and kept.
    private func receivePastEvents() throws -> Reply {
        while true {
            let reply = try Reply(line.receive())
            guard reply.root.kind == .object, reply.root.member("method") != nil else { return reply }
            if reply.root["method"]?.string == "progress" {
                try checker.checkProgress(reply.root)
                progress.append(reply)
            } else {
                try checker.checkEvent(reply.root)
                events.append(TestEvent(reply))
            }
        }
    }

    /// The next event; waits for it when none has come yet.
    public func event() throws -> TestEvent {
        if events.isEmpty {
            let reply = try Reply(line.receive())
            try checker.checkEvent(reply.root)
            events.append(TestEvent(reply))
        }
        return events.removeFirst()
    }

    /// The next line, reply or event, in the order in which they come.
    public func anyLine() throws -> Reply {
        let line = try Reply(line.receive())
        if line.root.kind == .array {
            for part in line.root.elements { try check(Reply(part: part)) }
        } else if line.root.member("method") == nil {
            try check(line)
        } else {
            try checker.checkEvent(line.root)
        }
        return line
    }

    /// All events that have come up to now.
    public func allEvents() throws -> [TestEvent] {
        try call("rpc.ping")
        defer { events = [] }
        return events
    }

    /// Sends a line and gives the next reply.
    public func exchange(_ text: String) throws -> Reply {
        try send(text)
        return try receive()
    }

    /// Sends a line and gives the next reply without holding it against today's document: an older version stored it.
    public func storedReply(to text: String) throws -> Reply {
        try sendPart(text + "\n")
        return try Reply(line.receive())
    }

    /// Makes sure that nothing waits to be received but the reply to a ping.
    public func expectSilence() throws { try call("rpc.ping") }

    /// Makes sure that the daemon has closed the connection.
    public func expectClosed() throws {
        let rest = try line.rest()
        guard rest.isEmpty else { throw TestFault("unread: \(String(decoding: rest, as: UTF8.self))") }
    }

    /// Closes the sending half, as a client does that has asked everything.
    public func endInput() { line.endInput() }

    /// Whether a reply has come that was not received yet.
    public var hasInput: Bool { line.hasInput }

    /// Everything up to the end of the stream, unchecked.
    public func rest() throws -> [UInt8] { try line.rest() }

    /// Closes the connection without waiting for replies.
    public func close() { line.close() }

    private func check(_ reply: Reply) throws {
        let names = reply.root.members.map(\.name)
        guard reply.root["jsonrpc"]?.string == "2.0", reply.root.member("id") != nil, names.count == 3,
            (reply.result == nil) != (reply.error == nil)
        else { throw TestFault("this is no JSON-RPC reply: \(reply.text)") }
        var method: String?
        if var methods = pending[reply.id] {
            method = methods.removeFirst()
            pending[reply.id] = methods.isEmpty ? nil : methods
        }
        if let error = reply.error { return try checker.checkError(error, of: method, isForChild: !mayBeParent) }
        guard let method, let result = reply.result else { throw TestFault("nobody asked for \(reply.text)") }
        try checker.checkResult(result, of: method)
    }
}
