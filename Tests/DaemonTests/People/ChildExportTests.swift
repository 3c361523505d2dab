import Household
import StrictJSON
import Testing

@testable import Daemon
@testable import HouseholdTesting
@testable import Stored

@Suite("Copies of what is known about a child") struct ChildExportTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        (parent, _) = try daemon.family()
        try parent.call(
            "challenge.create",
            #"{"children":["mia","ben"],"title":"Goal","wanted":{"counts":"streakDays","target":3}}"#)
        for child in ["mia", "ben"] {
            try parent.call("time.grant", #"{"child":"\#(child)","minutes":5,"why":"=SUM(1)"}"#)
            try parent.call("time.codes", #"{"child":"\#(child)","minutes":15,"count":1}"#)
            try parent.call("activity.start", #"{"child":"\#(child)","lesson":"counting-objects"}"#)
        }
    }

    private func copy(of child: String, limit: Int = 500) throws -> [Reply] {
        try parent.copies("child.export", #""child":"\#(child)","#, limit: limit)
    }

    @Test("It has what holds and what happened, and is an entry of the audit")
    func whole() throws {
        let pages = try copy(of: "mia")
        #expect(pages.count == 1)
        let text = pages[0].text
        for word in ["childAdded", "challengeAssigned", "granted", "codesMade", "started", "exported"] {
            #expect(text.contains("{\"\(word)\":"), "\(word)")
        }
        #expect(try pages[0].text("childNow.profileNow.profile.name") == "Mia")
        #expect(try pages[0].flag("childNow.isWhole"))
        #expect(text.contains(#"{"name":"counting-objects","title":""#))
        #expect(try pages[0].text("childNow.storedState.profile.id") == "mia")
        #expect(try parent.call("audit.list", #"{"limit":1}"#).text("entries.0.what") == "exported")
    }

    @Test("Pages have together what one page has", arguments: [1, 2, 5])
    func paged(limit: Int) throws {
        // Nothing is said of an entry of its own: the copy that is made later has both.
        let many = try copy(of: "mia", limit: limit)
        let one = try copy(of: "mia")
        #expect(many.count > 1 && many.dropFirst().allSatisfy { $0["childNow"] == nil })
        let rows = many.flatMap { $0["history"].map { $0.elements.map(\.source) } ?? [] }
        let all = one[0]["history"].map { $0.elements.map(\.source) } ?? []
        #expect(rows == all.dropLast())
    }

    @Test("Behind the end there is nothing", arguments: [1_000_000, Int64.max])
    func end(after: Int64) throws {
        let page = try parent.call("child.export", #"{"child":"mia","afterSeq":\#(after)}"#)
        #expect(page["history"]?.count == 0 && page["next"] == nil)
    }

    @Test("Every row and all that holds has the form that the schema of the repository tells")
    func schema() throws {
        let checker = try ExportSchema()
        for child in ["mia", "ben"] {
            for page in try copy(of: child) { #expect(try checker.fault(of: page, ExportFile.child) == nil) }
        }
    }

    @Test("No copy of one child names another", arguments: [("mia", "ben"), ("ben", "mia")])
    func siblings(child: String, other: String) throws {
        for page in try copy(of: child, limit: 3) {
            #expect(!page.text.lowercased().contains("\"\(other)"), "\(page.text)")
            #expect(!page.text.lowercased().contains("\(other):"), "\(page.text)")
        }
    }

    @Test("Nothing that a PIN, a code or a backup is opened or compared with is in a copy")
    func secrets() throws {
        let text = try copy(of: "mia").map(\.text).joined()
        for word in ["argon2", "pinHash", "recoveryHash"] { #expect(!text.contains(word)) }
        #expect(text.contains(#""digest":"""#))
    }

    @Test("A code that is taken back stands in the copy of its child, and in no other")
    func codes() throws {
        let code = try parent.call("time.codes", #"{"child":"mia","minutes":15,"count":1}"#).text("codes.0.codeId")
        try parent.call("time.revokeCodes", #"{"codeIds":["\#(code)"]}"#)
        let revoked = #"{"codesRevoked":["\#(code)"]}"#
        #expect(try copy(of: "mia")[0].text.contains(revoked))
        #expect(try !copy(of: "ben")[0].text.contains("codesRevoked"))
    }

    @Test("A child who is archived is copied too; one who is erased is unknown")
    func gone() throws {
        try parent.call("child.archive", #"{"child":"mia","archived":true}"#)
        #expect(try copy(of: "mia")[0].flag("childNow.profileNow.profile.isArchived"))
        try parent.call("child.erase", #"{"child":"ben","confirmName":"Ben"}"#)
        #expect(try parent.ask("child.export", #"{"child":"ben"}"#).kind == "unknown_child")
        let home = try parent.copies("household.export", "", limit: 500)
        #expect(!home.map(\.text).joined().contains("Ben"))
    }

    @Test("A row that cannot be read is named, and the others are there")
    func damaged() throws {
        let row = try #require(try daemon.rows(ofProfile: 1).first)
        let before = try copy(of: "mia")[0]["history"]?.count ?? 0
        try daemon.tamperBesideSnapshot("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = \(row)")
        let page = try copy(of: "mia")[0]
        #expect(page["history"]?.count == before + 1)
        #expect(page.text.contains(#"{"seq":\#(row),"recorded":[],"fault":""#))
        #expect(try !copy(of: "ben")[0].text.contains("\"fault\""))
    }

    @Test("Only a parent has a copy", arguments: ["child.export", "household.export"])
    func roles(method: String) throws {
        let params = method == "child.export" ? #"{"child":"mia"}"# : "{}"
        #expect(try daemon.client().ask(method, params).kind == "pin_required")
    }
}

extension TestClient {
    /// All pages of a copy.
    func copies(_ method: String, _ subject: String, limit: Int) throws -> [Reply] {
        var pages: [Reply] = []
        var cursor = ""
        repeat {
            pages.append(try call(method, "{\(subject)\"limit\":\(limit)\(cursor)}"))
            cursor = pages.last?["next"]?.integer.map { #","afterSeq":\#($0)"# } ?? ""
        } while !cursor.isEmpty
        return pages
    }
}

/// The schema of copies, for what a daemon answers.
struct ExportSchema {
    private let document: JSONValue
    /// Made once: it is large.
    private static let made = Result { try JSONDocument(scanning: ExportFile.schema, maximumDepth: 128).root }

    init() throws { document = try Self.made.get() }

    /// What is wrong with the first page of a copy, as the file that kidctl makes of it.
    func fault(of page: Reply, _ file: String) throws -> String? {
        let form = try #require(document["$defs"]?.member(file))
        let head =
            #"{"format":"kidd.\#(file == ExportFile.child ? "child" : "household")","formatVersion":1,"version":"1","#
        let members = try #require(page.result).members.filter { $0.name != "next" }
        let body = members.map { "\"\($0.name)\":\($0.value.source)" }.joined(separator: ",")
        let value = try JSONDocument(scanning: Array((head + body + "}").utf8), maximumDepth: 128).root
        return JSONSchema(document: document).fault(of: value, by: form)
    }

    /// What is wrong with a fact.
    func fault(of fact: Fact) throws -> String? {
        let facts = try #require(document["$defs.ExportedRow.properties.recorded.items"])
        let value = try JSONDocument(scanning: CopyText.json(of: fact), maximumDepth: 128).root
        return JSONSchema(document: document).fault(of: value, by: facts)
    }
}
