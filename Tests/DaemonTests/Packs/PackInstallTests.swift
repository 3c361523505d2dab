import Foundation
import Household
import HouseholdTesting
import Synchronization
import Testing
import Vault

@testable import Daemon
@testable import Packs

/// Packs that parents install, over the wire.
@Suite struct PackInstallTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let key = Hexadecimal.text(PackParcel.key.publicKey)

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        parent = try daemon.family().parent
    }

    private var packs: String { daemon.dataFolder + "/packs" }

    private func kept() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: packs)) ?? [] }

    private func trust() throws {
        try parent.call("pack.trustSigner", #"{"publicKey":"\#(key.uppercased())","name":"Ada"}"#)
    }

    @discardableResult
    private func install(_ path: String, more: String = "") throws -> Reply {
        try parent.call("pack.install", #"{"path":"\#(path)"\#(more)}"#)
    }

    private func lessons(_ client: TestClient? = nil) throws -> [String] {
        try (client ?? parent).call("lesson.list", #"{"child":"mia"}"#)["lessons"]?.elements
            .compactMap { $0.member("lesson")?.string } ?? []
    }

    // MARK: Trust

    @Test("A signed pack of a trusted signer comes in at once, and its lesson can be learned without a restart")
    func trusted() throws {
        try trust()
        let parcel = try PackParcel()
        try parcel.sign()
        let before = try lessons()
        let reply = try install(parcel.pack())
        #expect(try reply.flag("installed"))
        #expect(try reply.text("signer") == key)
        #expect(try lessons() == before + ["garden-1"])
        #expect(try parent.call("activity.start", #"{"child":"mia","lesson":"garden-1"}"#)["question"] != nil)
        #expect(kept() == ["garden@\(try reply.text("digest"))"])
        let again = try install(parcel.folder)
        #expect(try !again.flag("installed"))
        let entry = try #require(try parent.call("pack.list")["packs"]?.elements.map(\.self).last)
        #expect(entry.member("origin")?.string == "installed")
        #expect(entry.member("signer")?.string == key)
    }

    @Test("A pack that nobody signed, or an unknown signer, comes in only if a parent accepts exactly this one")
    func accepted() throws {
        let parcel = try PackParcel()
        for isSigned in [false, true] {
            if isSigned { try parcel.sign(PackParcel.otherKey) }
            let refused = try parent.ask("pack.install", #"{"path":"\#(parcel.folder)"}"#)
            #expect(refused.kind == "pack_not_trusted")
            #expect((refused["signer"] != nil) == isSigned)
            let digest = try refused.text("digest")
            let other = String(repeating: "0", count: 64)
            try parent.refusal(
                "pack_not_trusted", "pack.install", #"{"path":"\#(parcel.folder)","accept":"\#(other)"}"#)
            #expect(kept().isEmpty)
            #expect(try install(parcel.folder, more: #","accept":"\#(digest)""#).flag("installed"))
            try parent.call("pack.remove", #"{"pack":"garden"}"#)
            while !kept().isEmpty { usleep(1000) }
        }
        // Changed after it was accepted.
        let refused = try parent.ask("pack.install", #"{"path":"\#(parcel.folder)"}"#)
        let digest = try refused.text("digest")
        try FileManager.default.removeItem(atPath: parcel.folder + "/signature.json")
        try parcel.replace("flowers", with: "roses", in: "lessons/garden-1.json")
        try parcel.sign(PackParcel.otherKey)
        try parent.refusal("pack_not_trusted", "pack.install", #"{"path":"\#(parcel.folder)","accept":"\#(digest)"}"#)
    }

    @Test("Signers are trusted, renamed and forgotten; their packs stay") func signers() throws {
        try trust()
        try parent.call("pack.trustSigner", #"{"publicKey":"\#(key)","name":"Ada L."}"#)
        #expect(try parent.call("pack.signers")["signers"]?.count == 1)
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        #expect(try parent.call("pack.forgetSigner", #"{"publicKey":"\#(key)"}"#).text("name") == "Ada L.")
        try parent.refusal("unknown_signer", "pack.forgetSigner", #"{"publicKey":"\#(key)"}"#)
        #expect(try lessons().contains("garden-1"))
        let bad = String(repeating: "x", count: 64)
        let refused = #"{"publicKey":"\#(bad)","name":"A"}"#
        try parent.refusal("invalid_params", "pack.trustSigner", refused, isWellFormed: false)
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        #expect(try client.call("pack.signers")["signers"]?.count == 0)
        #expect(try lessons(client).contains("garden-1"))
    }

    @Test("Only so many signers are trusted; a new name of one needs no room") func manySigners() throws {
        func trust(_ number: Int, _ name: String) throws -> Reply {
            let key = String(repeating: "0", count: 62) + (number < 16 ? "0" : "") + String(number, radix: 16)
            return try parent.ask("pack.trustSigner", #"{"publicKey":"\#(key)","name":"\#(name)"}"#)
        }
        for number in 0..<PackBook.mostSigners { #expect(try trust(number, "S\(number)").error == nil) }
        #expect(try trust(PackBook.mostSigners, "One more").kind == "too_many_packs")
        #expect(try trust(0, "Ada").text("name") == "Ada")
    }

    @Test("Only a parent installs, removes and looks at what is stored") func roles() throws {
        let child = try daemon.client()
        for (method, params) in [
            ("pack.install", #"{"path":"/tmp/x"}"#), ("pack.remove", #"{"pack":"x"}"#),
            ("pack.verify", #"{"pack":"x"}"#),
            ("pack.storage", "{}"), ("pack.signers", "{}"),
            ("pack.trustSigner", #"{"publicKey":"\#(key)","name":"y"}"#),
            ("pack.forgetSigner", #"{"publicKey":"\#(key)"}"#),
        ] {
            #expect(try child.ask(method, params).kind == "pin_required")
        }
    }

    // MARK: Refusals

    @Test("Whatever is wrong with a pack is told at once, and nothing of it stays")
    func refused() throws {
        let parcel = try PackParcel()
        try parcel.replace("\"correct\": \"b\"", with: "\"correct\": \"q\"", in: "lessons/garden-1.json")
        // One fault is told with its file and its place.
        let one = try parent.ask("pack.install", #"{"path":"\#(parcel.folder)"}"#)
        #expect(one.message.contains("was refused: lessons/garden-1.json#/questions/0/multipleChoice/correct: "))
        try parcel.write(Array("{}".utf8), to: "readme.md")
        let refused = try parent.ask("pack.install", #"{"path":"\#(parcel.folder)"}"#)
        #expect(refused.kind == "pack_refused")
        #expect(try refused.number("faultCount") == 2)
        #expect(try refused.text("faults.0.packFile") == "lessons/garden-1.json")
        #expect(try refused.text("faults.0.pointer") == "/questions/0/multipleChoice/correct")
        for path in [
            "relative", "a\\u0000b", "/a\\u0000b", "/nowhere/at/all", "/\(String(repeating: "x", count: 4000))",
            "/dev/null", "/dev/zero", "/proc/self/mem",
        ] {
            let reply = try parent.ask("pack.install", #"{"path":"\#(path)"}"#)
            #expect(reply.kind == "pack_refused", "\(path)")
            #expect(reply.message.utf8.count < 400)
        }
        #expect(kept().isEmpty)
    }

    @Test("A pack with lessons that another pack has is refused, and a folder that kidd was started with is in the way")
    func clash() throws {
        let parcel = try PackParcel("copy")
        try parcel.replace("copy-1.a", with: "counting-objects.q1", in: "lessons/copy-1.json")
        try parcel.replace("\"id\": \"copy-1\"", with: "\"id\": \"counting-objects\"", in: "lessons/copy-1.json")
        let digest = try PackReader.check(path: parcel.folder).get().bundle.digest
        let refused = try parent.ask("pack.install", #"{"path":"\#(parcel.folder)","accept":"\#(digest)"}"#)
        #expect(refused.kind == "pack_refused")
        #expect(refused.message.contains("another installed pack ("))
        let own = try PackParcel()
        daemon.setting.packs = [own.folder]
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        try client.refusal("pack_in_way", "pack.install", #"{"path":"\#(own.folder)"}"#)
    }

    @Test("One pack comes in at a time; whoever cancels gets nothing") func cancelled() throws {
        let gate = Gate()
        let daemon = try TestDaemon { setting in
            setting.shipped = try? FixturePack.all()
            setting.surroundings = { $0.onPackStep = { if $0 == .staged { gate.wait() } } }
        }
        let parent = try daemon.family().parent
        let other = try daemon.client()
        try other.unlock()
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound()])
        let digest = try PackReader.check(path: parcel.folder).get().bundle.digest
        let params = #"{"path":"\#(parcel.folder)","accept":"\#(digest)"}"#
        let id = try parent.begin("pack.install", params)
        while !gate.isReached { usleep(1000) }
        try other.refusal("busy", "pack.install", params)
        #expect(try other.call("rpc.cancel", #"{"id":\#(id)}"#).text("state") == "cancelled")
        #expect(try parent.receive().kind == "cancelled")
        gate.open()
        while (try? FileManager.default.contentsOfDirectory(atPath: daemon.dataFolder + "/packs"))?.isEmpty != true {
            usleep(1000)
        }
        #expect(try parent.call("pack.list")["packs"]?.count == 2)
        // The desk is free again.
        var reply = try parent.ask("pack.install", params)
        while reply.kind == "busy" { reply = try parent.ask("pack.install", params) }
        #expect(try reply.flag("installed"))
    }

    /// A place at which a thread waits until the test lets it go.
    private final class Gate: Sendable {
        private let state = Mutex((isReached: false, isOpen: false))
        var isReached: Bool { state.withLock(\.isReached) }
        func open() { state.withLock { $0.isOpen = true } }
        func wait() {
            state.withLock { $0.isReached = true }
            while !state.withLock(\.isOpen) { usleep(1000) }
        }
    }

    @Test("A long installation tells its parts in their order") func progress() throws {
        try trust()
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound(9000)])
        try parcel.sign()
        try install(parcel.folder, more: #","progressToken":"p""#)
        var phases = parent.progress.compactMap { $0.root["params.phase"]?.string }
        phases = phases.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        #expect(phases == ["reading", "verifying", "storingLessons", "storingAssets", "complete"])
        let done = parent.progress.compactMap { $0.root["params.done"]?.integer }
        #expect(done == done.sorted())
        try parent.refusal("pack_refused", "pack.install", #"{"path":"/nowhere","progressToken":"q"}"#)
        #expect(parent.progress.last?.root["params.phase"]?.string == "failed")
    }

    // MARK: What comes and goes

    @Test("A new version takes the place of the old one; an open lesson goes on with the words with which it began")
    func renewed() throws {
        try trust()
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        let started = try parent.call("activity.start", #"{"child":"mia","lesson":"garden-1"}"#)
        let activity = try started.text("activity")
        let shown = try started.text("question.prompt")
        try parcel.renew("0.2.0")
        try parcel.sign()
        let reply = try install(parcel.folder)
        #expect(try reply.text("replaced") == "0.1.0")
        #expect(try parent.call("activity.question", #"{"activity":"\#(activity)"}"#).text("question.prompt") == shown)
        while kept() != ["garden@\(try reply.text("digest"))"] { usleep(1000) }
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        #expect(try client.call("activity.resume", #"{"activity":"\#(activity)"}"#).text("question.prompt") == shown)
        try client.call("activity.abandon", #"{"activity":"\#(activity)"}"#)
        #expect(
            try client.call("activity.start", #"{"child":"mia","lesson":"garden-1"}"#).text("question.prompt")
                .contains("red flowers"))
    }

    @Test("What was learned stays when a pack goes, and meets it again when it comes back")
    func removed() throws {
        try trust()
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        try parent.call("activity.start", #"{"child":"mia","lesson":"garden-1"}"#)
        let before = try parent.call("lesson.list", #"{"child":"mia"}"#).result?.source
        #expect(try parent.call("pack.remove", #"{"pack":"garden"}"#).text("pack") == "garden")
        #expect(try !lessons().contains("garden-1"))
        try parent.refusal("unknown_pack", "pack.remove", #"{"pack":"garden"}"#)
        try parent.refusal("unknown_lesson", "activity.start", #"{"child":"mia","lesson":"garden-1"}"#)
        #expect(
            try parent.ask("pack.remove", #"{"pack":"kindergarten-math"}"#).message.contains("is part of kidd"))
        while !kept().isEmpty { usleep(1000) }
        try install(parcel.folder)
        #expect(try parent.call("lesson.list", #"{"child":"mia"}"#).result?.source == before)
    }

    @Test("Who subscribed hears of it: parents which pack it was, children that there may be other lessons")
    func events() throws {
        try trust()
        let child = try daemon.client()
        try child.call("events.subscribe", #"{"topics":["pack"],"child":"mia"}"#)
        let listener = try daemon.client()
        try listener.unlock()
        try listener.call("events.subscribe", #"{"topics":["pack"]}"#)
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        let heard = try listener.event()
        #expect(heard["what"]?.string == "installed")
        #expect(heard["pack"]?.string == "garden")
        #expect(try lessons(child).contains("garden-1"))
        let own = try child.event()
        #expect(own["what"]?.string == "changed")
        #expect(own["pack"] == nil)
        try parent.call("pack.remove", #"{"pack":"garden"}"#)
        #expect(try listener.event()["what"]?.string == "removed")
    }

    @Test("The audit says who installed what") func audit() throws {
        try trust()
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        try parent.call("pack.remove", #"{"pack":"garden"}"#)
        let entries = try parent.call("audit.list")["entries"]?.elements.compactMap { $0.member("say")?.string } ?? []
        let text = entries.joined(separator: "\n")
        for words in [
            "packs signed by Ada", "the pack The garden (garden 0.1.0) was installed", "the pack garden was removed",
        ] {
            #expect(text.contains(words), "\(text)")
        }
    }

    // MARK: Assets and the gate

    @Test("Images and sounds of a pack come with its lessons, and not past a filter")
    func assets() throws {
        try trust()
        let song = PackParcel.sound(5000)
        let parcel = try PackParcel(assets: [
            "dot.svg": PackParcel.drawing, "song.ogg": song, "spare.ogg": PackParcel.sound(7),
        ])
        try parcel.name(image: "dot", audio: "song")
        try parcel.sign()
        try install(parcel.folder)
        let child = try daemon.client()
        func ask(_ name: String, _ more: String = #","pack":"garden""#) throws -> Reply {
            try child.ask("pack.asset", #"{"child":"mia","name":"\#(name)"\#(more)}"#)
        }
        let reply = try ask("song")
        #expect(try reply.text("mediaType") == "audio/ogg")
        #expect(try Data(base64Encoded: reply.text("data")) == Data(song))
        #expect(try reply.text("digest") == Asset.digest(of: song))
        let known = try ask("song", #","pack":"garden","unless":"\#(Asset.digest(of: song))""#)
        #expect(known["data"] == nil)
        #expect(try ask("dot").text("mediaType") == "image/svg+xml")
        // No lesson names it, no pack is named, another pack is.
        #expect(try ask("spare").kind == "unknown_asset")
        #expect(try ask("song", "").kind == "unknown_asset")
        #expect(try ask("song", #","pack":"kindergarten-math""#).kind == "unknown_asset")
        // The program's drawings are there whatever pack is named, and an open lesson's pack needs no name.
        #expect(try ask("apple").text("mediaType") == "image/svg+xml")
        try parent.call("activity.start", #"{"child":"mia","lesson":"garden-1"}"#)
        #expect(try ask("song", "").text("mediaType") == "audio/ogg")
        for filter in [#""blockedPacks":["garden"]"#, #""blockedLessons":["garden-1"]"#, #""allowedSubjects":[]"#] {
            try parent.call("filter.set", #"{"child":"mia",\#(filter)}"#)
            #expect(try ask("song").kind == "unknown_asset", "\(filter)")
            #expect(try ask("song", "").kind == "unknown_asset", "\(filter)")
        }
        #expect(
            try parent.call("pack.asset", #"{"child":"mia","name":"spare","pack":"garden"}"#).text("name") == "spare")
    }

    // MARK: Disks that lie

    @Test("A pack whose files are damaged or gone is named, all else goes on, and installing it again mends it")
    func damaged() throws {
        try trust()
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound(900)])
        try parcel.name(image: "apple", audio: "song")
        try parcel.sign()
        let digest = try install(parcel.folder).text("digest")
        let folder = "\(packs)/garden@\(digest)"
        let damages: [(String) throws -> Void] = [
            { try Data("x".utf8).write(to: URL(filePath: $0 + "/bundle.jsonl")) },
            { folder in
                let text = try String(contentsOfFile: folder + "/bundle.jsonl", encoding: .utf8)
                try Data(text.replacing("The garden", with: "My garden").utf8)
                    .write(to: URL(filePath: folder + "/bundle.jsonl"))
            },
            { try Data().write(to: URL(filePath: $0 + "/assets")) },
            { try FileManager.default.removeItem(atPath: $0) },
        ]
        for damage in damages {
            daemon.stop()
            try damage(folder)
            try daemon.start()
            let client = try daemon.client()
            try client.unlock()
            #expect(try lessons(client).count == 9)
            let entry = try #require(try client.call("pack.list")["packs"]?.elements.map(\.self).last)
            #expect(entry.member("pack")?.string == "garden")
            #expect(entry.member("fault")?.string?.hasPrefix("its") == true)
            let doctor = try client.call("daemon.doctor")
            #expect(try !doctor.flag("healthy"))
            #expect(try doctor.text("packFaults.0").contains("garden cannot be used"))
            #expect(try !client.call("pack.verify", #"{"pack":"garden"}"#).flag("intact"))
            #expect(
                try client.call("pack.install", #"{"path":"\#(parcel.folder)"}"#).flag("installed"))
            #expect(try lessons(client).count == 10)
            #expect(try client.call("daemon.doctor").flag("healthy"))
            #expect(try client.call("pack.verify", #"{"pack":"garden"}"#).flag("intact"))
        }
        #expect(daemon.log.lines.count { $0.contains("a pack cannot be used") } == damages.count)
    }

    @Test("A byte that changes in a lesson or a sound is found by pack.verify, and never served")
    func changedBytes() throws {
        try trust()
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound(900)])
        try parcel.name(image: "apple", audio: "song")
        try parcel.sign()
        let digest = try install(parcel.folder).text("digest")
        let folder = "\(packs)/garden@\(digest)"
        daemon.stop()
        var song = try Data(contentsOf: URL(filePath: folder + "/assets"))
        song[100] ^= 1
        try song.write(to: URL(filePath: folder + "/assets"))
        let text = try String(contentsOfFile: folder + "/bundle.jsonl", encoding: .utf8)
        try Data(text.replacing("Point to each flower once.", with: "Point to each flower ones.").utf8)
            .write(to: URL(filePath: folder + "/bundle.jsonl"))
        try daemon.start()
        let client = try daemon.client()
        try client.unlock()
        let report = try client.call("pack.verify", #"{"pack":"garden"}"#)
        #expect(try report.number("findingCount") == 2)
        #expect(try client.ask("pack.asset", #"{"child":"mia","name":"song","pack":"garden"}"#).kind == "unknown_asset")
        #expect(try client.ask("activity.start", #"{"child":"mia","lesson":"garden-1"}"#).error != nil)
    }

    @Test("A sound that is damaged while kidd runs is named by list and doctor, and mended by installing it again")
    func damagedWhileRunning() throws {
        try trust()
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound(900)])
        try parcel.name(image: "apple", audio: "song")
        try parcel.sign()
        let digest = try install(parcel.folder).text("digest")
        let file = URL(filePath: "\(packs)/garden@\(digest)/assets")
        var song = try Data(contentsOf: file)
        song[100] ^= 1
        try song.write(to: file)
        #expect(try parent.ask("pack.asset", #"{"child":"mia","name":"song","pack":"garden"}"#).kind == "unknown_asset")
        #expect(try parent.call("daemon.doctor").text("packFaults.0").contains("song.ogg"))
        let entry = try #require(try parent.call("pack.list")["packs"]?.elements.map(\.self).last)
        #expect(entry.member("fault")?.string?.contains("song.ogg") == true)
        #expect(try !parent.call("pack.verify", #"{"pack":"garden"}"#).flag("intact"))
        #expect(try install(parcel.folder).flag("installed"))
        #expect(try parent.call("pack.verify", #"{"pack":"garden"}"#).flag("intact"))
        #expect(try parent.call("daemon.doctor").flag("healthy"))
        #expect(try !install(parcel.folder).flag("installed"))
    }

    @Test("Who is asked about a pack hears which version it would replace") func replaces() throws {
        try trust()
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        try parcel.renew("0.2.0")
        try parcel.sign(PackParcel.otherKey)
        #expect(try parent.ask("pack.install", #"{"path":"\#(parcel.folder)"}"#).text("replaces") == "0.1.0")
    }

    @Test("What an installation left behind is cleared away at the next start")
    func leftovers() throws {
        try trust()
        let parcel = try PackParcel()
        try parcel.sign()
        try install(parcel.folder)
        let names = kept()
        daemon.stop()
        let digest = String(repeating: "1", count: 64)
        for name in [".staging-abc", "garden@\(digest)", "other@\(digest)"] {
            try FileManager.default.createDirectory(atPath: "\(packs)/\(name)", withIntermediateDirectories: true)
            try Data("x".utf8).write(to: URL(filePath: "\(packs)/\(name)/bundle.jsonl"))
        }
        try daemon.start()
        daemon.stop()
        #expect(kept() == names)
        try daemon.start()
    }

    @Test("Storage tells what is used and free, and proposes nothing while there is room")
    func storage() throws {
        try trust()
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound(5000)])
        try parcel.sign()
        let bytes = try install(parcel.folder).number("bytes")
        let reply = try parent.call("pack.storage")
        #expect(try reply.number("usedBytes") == bytes)
        #expect(try reply.number("freeBytes") > 0)
        #expect(try reply.text("installations.0.pack") == "garden")
        if try reply.number("freeBytes") > PackClearing.leastFree { #expect(reply["proposed"]?.count == 0) }
    }

    @Test("The least recently used packs beyond the newest five go first, as many as are needed")
    func proposal() {
        func pack(_ number: Int, _ bytes: Int = 100 << 20) -> PackInstallation {
            PackInstallation(
                pack: PackID(rawValue: "p\(number)"), version: "1", title: "P", digest: "", bytes: bytes, signer: nil,
                at: Instant(seconds: Int64(number)))
        }
        let installed = (1...9).map { pack($0) }
        let used: [PackID: Instant] = ["p1": Instant(seconds: 100), "p3": Instant(seconds: 50)]
        func proposed(_ free: Int) -> [String] {
            PackClearing.proposal(of: installed, free: free) { used[$0] }.map(\.pack.rawValue)
        }
        #expect(proposed(500 << 20).isEmpty)
        #expect(proposed(499 << 20) == ["p2"])
        #expect(proposed(350 << 20) == ["p2", "p4"])
        #expect(proposed(0) == ["p2", "p4", "p3", "p1"])
        #expect(PackClearing.proposal(of: Array(installed.prefix(5)), free: 0) { _ in nil }.isEmpty)
    }
}
