import Dispatch
import Household
import StrictJSON
import Synchronization
import Testing

@testable import Daemon
@testable import HouseholdTesting
@testable import Stored

@Suite("Copies of what is known about the household") struct HouseholdExportTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let code: String

    init() throws {
        daemon = try TestDaemon()
        (parent, code) = try daemon.family()
        try parent.call("parent.add", #"{"name":"Carl","pin":"48151"}"#)
        try parent.call("time.codes", #"{"minutes":15,"count":2}"#)
        try parent.call("time.codes", #"{"child":"mia","minutes":15,"count":1}"#)
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        try parent.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        try parent.call("child.archive", #"{"child":"ben","archived":true}"#)
    }

    @Test("It has what holds, the household's own rows, and the whole audit in words")
    func whole() throws {
        let page = try parent.copies("household.export", "", limit: 500)[0]
        for word in ["setUp", "parentAdded", "codesMade", "exported"] {
            #expect(page.text.contains("{\"\(word)\":"), "\(word)")
        }
        // What is about a child alone is in its own copy.
        for word in ["childAdded", "granted", "started"] { #expect(!page.text.contains("{\"\(word)\":"), "\(word)") }
        #expect(try page.text("householdNow.household.name") == parent.call("household.get").text("name"))
        #expect(page["householdNow.children"]?.elements.map { $0["isArchived"]?.bool } == [false, true])
        #expect(page["householdNow.parents"]?.count == 2)
        let entries = try parent.call("audit.list", #"{"limit":200,"oldestFirst":true}"#)["entries"]
        let told = page["history"].map { $0.elements.filter { $0["say"] != nil } } ?? []
        #expect(told.map { $0["say"]?.string } == entries?.elements.map { $0["say"]?.string })
        #expect(told.map { $0["what"]?.string } == entries?.elements.map { $0["what"]?.string })
        #expect(told.map { $0["child"]?.string } == entries?.elements.map { $0["child"]?.string })
    }

    @Test("Pages have together what one page has", arguments: [1, 4])
    func paged(limit: Int) throws {
        let many = try parent.copies("household.export", "", limit: limit)
        let one = try parent.copies("household.export", "", limit: 500)
        let rows = many.flatMap { $0["history"].map { $0.elements.map(\.source) } ?? [] }
        #expect(rows == one[0]["history"].map { $0.elements.map(\.source).dropLast() })
    }

    @Test("It has the form that the schema of the repository tells")
    func schema() throws {
        let page = try parent.copies("household.export", "", limit: 500)[0]
        #expect(try ExportSchema().fault(of: page, ExportFile.household) == nil)
    }

    @Test("Nothing that a PIN, a code or a backup is opened or compared with is in a copy")
    func secrets() throws {
        let folder = try PrivateFolder()
        try parent.call(
            "backup.schedule", #"{"folder":"\#(folder.path)","passphrase":"correct horse battery"}"#)
        let home = try known { $0.commits.ledger.home }
        let text = try parent.copies("household.export", "", limit: 500).map(\.text).joined()
        let digests = home.codes.codes.map { $0.digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) } }
        let schedule = try #require(home.backups.schedule)
        let key = schedule.key.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        let secrets =
            home.parents.map(\.pinHash) + [home.recoveryHash ?? "", key, code] + digests.map { $0.joined() }
            + ["argon2"]
        #expect(secrets.count == 9)
        for secret in secrets { #expect(!secret.isEmpty && !text.contains(secret), "\(secret)") }
        #expect(text.contains(folder.path))
    }

    @Test("Copies beyond the bound are refused, and no entry is made of them")
    func busy() throws {
        try parent.call("parent.remove", #"{"parent":"carl"}"#)
        let gate = DispatchSemaphore(value: 0)
        try known { engine in engine.reads.reader.submit { gate.wait() } }
        defer { gate.signal() }
        let clients = try (0..<4).map { _ in try daemon.client() }
        for client in clients {
            try client.unlock()
            _ = try client.begin("household.export", #"{"afterSeq":0}"#)
        }
        // They are under way before the next one comes: else it would wait for the gate.
        while try known({ $0.reads.waiting.exportPages.count }) < 4 {}
        let refused = try parent.ask("household.export", "{}")
        #expect(refused.kind == "busy")
        gate.signal()
        for client in clients { #expect(try client.receive()["history"] != nil) }
        let text = try parent.call("audit.list", #"{"limit":200}"#).text
        #expect(!text.contains(#""what":"exported""#))
    }

    /// What the engine knows, asked on its loop.
    private func known<Value: Sendable>(_ body: @escaping @Sendable (Engine) -> Value) throws -> Value {
        let found = Mutex<Value?>(nil)
        try #require(daemon.server?.engine).run { engine in
            let value = body(engine)
            found.withLock { $0 = value }
        }
        return try #require(found.withLock { $0 })
    }
}
