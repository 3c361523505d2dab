import StrictJSON

/// Plays a case of `rpc-spec/wire` over connections of any kind.
public struct WireRun {
    private let open: () throws -> any WireConnection
    private var context: WireText.Context
    private var connections: [String: any WireConnection] = [:]
    private var current = ""
    private var writing = WireCase.Writing.whole
    /// Connections that ended, by the daemon or by the case.
    private var ended: Set<String> = []
    private var silences = 0

    /// - Parameters:
    ///   - limits: the daemon's, by the names of `rpc.limits`.
    ///   - open: makes a new connection to the daemon.
    public init(limits: [String: Int], open: @escaping () throws -> any WireConnection) {
        context = WireText.Context(limits: limits)
        self.open = open
    }

    /// Plays it; throws where the daemon does something else, with the line of the file.
    public mutating func play(_ script: WireCase) throws {
        defer { for connection in connections.values { connection.close() } }
        if script.household == .family { try setUp() }
        try go(to: "first")
        for (line, step) in script.steps {
            do {
                try perform(step)
            } catch {
                throw TestFault("\(script.name) line \(line): \(error)")
            }
        }
        // Nothing was said that the case does not have.
        for name in connections.keys where !ended.contains(name) {
            try go(to: name)
            do { try expectSilence() } catch { throw TestFault("\(script.name), at its end: \(error)") }
        }
    }

    /// The calls that `@household family` stands for.
    private static let family = [
        CallLine.text(
            "1", "household.setUp", #"{"name":"Lovelace","zone":"Europe/Berlin","parentName":"Anna","pin":"2580"}"#),
        CallLine.text("2", "parent.unlock", #"{"pin":"2580"}"#),
        CallLine.text("3", "child.add", #"{"name":"Mia","born":"2019-04"}"#),
        CallLine.text("4", "child.add", #"{"name":"Ben","born":"2016-09"}"#),
    ]

    private func setUp() throws {
        let connection = try open()
        defer { connection.close() }
        for call in Self.family {
            try connection.send(Array((call + "\n").utf8))
            let reply = try Reply(connection.receive())
            guard reply.result != nil else { throw TestFault("the family: \(reply.text)") }
        }
    }

    private mutating func go(to name: String) throws {
        if connections[name] == nil { connections[name] = try open() }
        current = name
    }

    private func connection() throws -> any WireConnection {
        guard let connection = connections[current] else { throw TestFault("there is no connection") }
        return connection
    }

    private mutating func perform(_ step: WireCase.Step) throws {
        switch step {
        case .send(let text): try send(text)
        case .expect(let text): for line in try text.lines(context) { try expect(line) }
        case .expectExactly(let text):
            for line in try text.lines(context) {
                let reply = try connection().receive()
                guard reply == line else { throw TestFault("\(Self.shown(reply)) came, not \(Self.shown(line))") }
            }
        case .silence: try expectSilence()
        case .endInput: try connection().endInput()
        case .closed:
            ended.insert(current)
            let rest = try connection().rest()
            guard rest.isEmpty else { throw TestFault("before the end came \(Self.shown(rest))") }
        case .close:
            ended.insert(current)
            try connection().close()
        case .writing(let wanted): writing = wanted
        case .connection(let name): try go(to: name)
        }
    }

    private func send(_ text: WireText) throws {
        var bytes: [UInt8] = []
        for line in try text.lines(context) {
            bytes += line
            if text.isEnded { bytes.append(0x0A) }
        }
        guard case .pieces(let size) = writing else { return try connection().send(bytes) }
        for start in stride(from: 0, to: bytes.count, by: size) {
            try connection().send(Array(bytes[start..<min(bytes.count, start + size)]))
        }
    }

    private mutating func expect(_ line: [UInt8]) throws {
        let wanted = try Reply(line)
        let reply = try Reply(connection().receive())
        var pattern = WirePattern()
        guard pattern.fits(reply.root, wanted.root) else {
            throw TestFault("\(Self.shown(reply.bytes)) came, not \(Self.shown(line))")
        }
        context.kept.merge(pattern.kept) { $1 }
    }

    /// Nothing comes before the reply to a call that is made now.
    private mutating func expectSilence() throws {
        silences += 1
        let id = #""silence \#(silences)""#
        try connection().send(Array((CallLine.text(id, "rpc.version") + "\n").utf8))
        let reply = try Reply(connection().receive())
        guard reply.id == id else { throw TestFault("there should be silence: \(Self.shown(reply.bytes))") }
    }

    private static let mostShown = 400

    private static func shown(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix(mostShown), as: UTF8.self) + (bytes.count > mostShown ? "…" : "")
    }
}
