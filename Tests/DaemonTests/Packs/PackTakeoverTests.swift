import Household
import HouseholdTesting
import Testing
import Vault

@testable import Daemon
@testable import Packs

/// Whose place a pack may take.
@Suite struct PackTakeoverTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        parent = try daemon.family().parent
    }

    private func trust(_ key: SigningKey = PackParcel.key, as name: String = "Ada") throws {
        let text = Hexadecimal.text(key.publicKey)
        try parent.call("pack.trustSigner", #"{"publicKey":"\#(text)","name":"\#(name)"}"#)
    }

    @discardableResult
    private func install(_ path: String, more: String = "") throws -> Reply {
        try parent.call("pack.install", #"{"path":"\#(path)"\#(more)}"#)
    }

    @Test("A trusted signer takes the place of nobody else's pack without being asked") func takeover() throws {
        try trust()
        try trust(PackParcel.otherKey, as: "Bo")
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        try parcel.renew("0.0.9")
        try parcel.sign(PackParcel.otherKey)
        let asked = try parent.ask("pack.install", #"{"path":"\#(parcel.folder)"}"#)
        #expect(asked.kind == "pack_not_trusted")
        #expect(asked.message.contains("would take the place"))
        try install(parcel.folder, more: #","accept":"\#(try asked.text("digest"))""#)
        // Now it is theirs.
        try parcel.replace("0.0.9", with: "0.1.1", in: "manifest.json")
        try parcel.sign(PackParcel.otherKey)
        #expect(try install(parcel.folder).text("replaced") == "0.0.9")
        // A pack of the program is nobody's.
        let shipped = try PackParcel("kindergarten-math")
        try shipped.sign()
        let params = #"{"path":"\#(shipped.folder)"}"#
        let refused = try parent.ask("pack.install", params)
        #expect(refused.kind == "pack_not_trusted")
        #expect(try refused.text("replaces") == FixturePack.pack().manifest.version)
        let reply = try install(shipped.folder, more: #","accept":"\#(try refused.text("digest"))""#)
        #expect(try reply.text("replaced") == FixturePack.pack().manifest.version)
        try shipped.renew("0.3.0")
        try shipped.sign()
        #expect(try install(shipped.folder).text("replaced") == "0.1.0")
    }

    @Test("What a later pack says about a skill of another one does not count") func skills() throws {
        try trust()
        let skill = try #require(FixturePack.pack().manifest.skills.first)
        let parcel = try PackParcel()
        try parcel.replace("garden.count-objects", with: skill.id.rawValue, in: "manifest.json")
        try parcel.replace("Count objects", with: "Another name", in: "manifest.json")
        try parcel.replace("garden.count-objects", with: skill.id.rawValue, in: "lessons/garden-1.json")
        try parcel.sign()
        try install(parcel.folder)
        let found = try parent.call("skill.list", #"{"child":"mia"}"#)["skills"]?.elements
            .filter { $0.member("skill")?.string == skill.id.rawValue }.compactMap { $0.member("title")?.string }
        #expect(found == [skill.name])
    }
}
