import Foundation
import Household
import HouseholdTesting
import JSONRPC
import Synchronization
import Testing

@testable import Daemon
@testable import Packs

/// What a pack may cost whoever checks, installs and plays it.
@Suite struct PackBoundsTests {
    private func reasons(_ parcel: PackParcel) -> [String] {
        if case .failure(let refusal) = PackReader.check(path: parcel.folder) {
            refusal.faults.map(\.description)
        } else {
            []
        }
    }

    private let lesson = "lessons/garden-1.json"
    private let template = "templates/count-things.json"

    @Test("A lesson has so many questions, written and generated, and sections name no more")
    func questions() throws {
        let generated = #"{"id": "garden-1.c", "kind": "count", "template": "count-things", "variant": "to10"}"#
        for (count, isFine) in [(39, false), (40, false), (400, false), (3, true)] {
            let parcel = try PackParcel()
            let more = (1...count).map { generated.replacing("garden-1.c", with: "garden-1.c\($0)") }
            try parcel.replace(generated, with: ([generated] + more).joined(separator: ","), in: lesson)
            let told = reasons(parcel)
            #expect(told.contains { $0.contains("at most 40") } == !isFine, "\(count) \(told.prefix(3))")
        }
        let parcel = try PackParcel()
        let names = Array(repeating: #""garden-1.a""#, count: 40_000).joined(separator: ",")
        try parcel.replace(#""questions": ["garden-1.a"]"#, with: "\"questions\": [\(names)]", in: lesson)
        #expect(reasons(parcel).count <= 4)
    }

    @Test("A lesson with its templates has a size") func size() throws {
        let parcel = try PackParcel()
        let words = (0..<200).map { "\"\(String(repeating: "x", count: 60))\($0)\"" }.joined(separator: ",")
        try parcel.replace(#""texts": ["#, with: "\"words\": [\(words)], \"texts\": [", in: template)
        #expect(!reasons(parcel).contains { $0.contains("KiB with its templates") })
        var limits = PackLimits.standard
        limits.lessonBytes = 8 << 10
        guard case .failure(let refusal) = PackReader.check(path: parcel.folder, limits: limits) else {
            Issue.record("a lesson of any size is taken")
            return
        }
        #expect(refusal.faults.map(\.file) == [lesson])
        #expect(refusal.faults[0].reason.contains("make two of it"))
    }

    @Test("A template has so many variants, and its items are looked at no more when there are more")
    func variants() throws {
        let one = #""to5": {"from": 1, "to": 5, "layout": "rows"},"#
        for (count, isFine) in [(62, true), (63, false), (30_000, false)] {
            let parcel = try PackParcel()
            let more = (1...count).map { one.replacing("to5", with: "v\($0)") }
            try parcel.replace(one, with: one + more.joined(), in: template)
            let told = reasons(parcel)
            #expect(told.contains { $0.contains("variants; at most 64") } == !isFine, "\(count) \(told)")
        }
    }

    @Test("All templates of a pack together make so many items") func items() throws {
        let parcel = try PackParcel()
        let variants = (1...64).map {
            #""v\#($0)": {"operation":"add","first":{"from":0,"to":60},"second":{"from":0,"to":60},"result":{"from":0,"to":120}}"#
        }.joined(separator: ",")
        let text = #"""
            {"id": "ID", "generator": "arithmetic", "version": 9,
             "texts": [{"prompt": "{equation}", "hints": ["Count on."], "explanation": "{solved}."}],
             "arithmetic": {\#(variants)}}
            """#
        for number in 1...9 {
            try parcel.write(Array(text.replacing("ID", with: "t\(number)").utf8), to: "templates/t\(number).json")
        }
        let told = reasons(parcel).filter { $0.contains("narrow some variants") }
        #expect(told.count == 1 && told[0].contains("templates/t9.json"))
    }

    @Test("Whoever stops waiting ends the work at its next part") func stopped() throws {
        struct Stop: Error {}
        let parcel = try PackParcel()
        var steps = 0
        _ = try PackReader.check(path: parcel.folder) { (_, _) throws(Stop) in steps += 1 }
        // Files, then a template and a lesson.
        #expect(steps == 3 + 2)
        for last in 1...steps {
            var left = last
            #expect(throws: Stop.self) {
                _ = try PackReader.check(path: parcel.folder) { (_, _) throws(Stop) in
                    left -= 1
                    if left == 0 { throw Stop() }
                }
            }
        }
    }

    @Test("A template that a lesson has for itself is looked at as every other") func ownTemplate() throws {
        let parcel = try PackParcel()
        let own = try parcel.text(template).replacing("Point to each {thing} once.", with: "There are {n}.")
            .replacing("count-things", with: "own")
        try parcel.replace(#""generated": ["#, with: "\"templates\": [\(own)], \"generated\": [", in: lesson)
        let told = reasons(parcel)
        #expect(told.contains { $0.contains("#/templates: the template own, /texts/0/hints/0") }, "\(told)")
    }

    @Test("Of very many faults the first are told, and how many more there are") func manyFaults() {
        let faults = (0..<20_000).map { PackFault(file: "a/\($0)", pointer: "", reason: "is no part of a pack") }
        let lines = PackRefusal(pack: "p", faults: faults).text.split(separator: "\n")
        #expect(lines.count == 501)
        #expect(lines.last == "… and 19500 more faults")
    }

    // MARK: The folder of the daemon

    @Test("What was not made by kidd stays in its folder of packs") func foreign() throws {
        let daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        let packs = daemon.dataFolder + "/packs"
        daemon.stop()
        let digest = String(repeating: "a", count: 64)
        let own = [".staging-1", "garden@\(digest)"]
        let foreign = ["photos", "notes@home", "x@y@\(digest)", "@\(digest)", ".hidden"]
        for name in own + foreign {
            try FileManager.default.createDirectory(atPath: "\(packs)/\(name)", withIntermediateDirectories: true)
        }
        try daemon.restart()
        while try FileManager.default.contentsOfDirectory(atPath: packs).count > foreign.count { usleep(1000) }
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: packs)) == Set(foreign))
    }

    @Test("A pipe in the place of a pack's files is damage, and nobody waits for it") func pipes() throws {
        let daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        let parent = try daemon.family().parent
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound()])
        try parcel.name(image: "apple", audio: "song")
        let digest = try PackReader.check(path: parcel.folder).get().bundle.digest
        try parent.call("pack.install", #"{"path":"\#(parcel.folder)","accept":"\#(digest)"}"#)
        let folder = "\(daemon.dataFolder)/packs/garden@\(digest)"
        func pipe(_ name: String) throws {
            try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            #expect(mkfifo("\(folder)/\(name)", 0o600) == 0)
        }
        try pipe("assets")
        try parent.refusal("unknown_asset", "pack.asset", #"{"child":"mia","name":"song","pack":"garden"}"#)
        try pipe("bundle.jsonl")
        #expect(try !parent.call("pack.verify", #"{"pack":"garden"}"#).flag("intact"))
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        #expect(try client.call("pack.list")["packs"]?.elements.compactMap { $0.member("fault")?.string }.count == 1)
    }

    @Test("A lesson that was damaged while kidd stood still is told in the list") func flipped() throws {
        let daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        let parent = try daemon.family().parent
        let parcel = try PackParcel()
        let digest = try PackReader.check(path: parcel.folder).get().bundle.digest
        try parent.call("pack.install", #"{"path":"\#(parcel.folder)","accept":"\#(digest)"}"#)
        daemon.stop()
        let file = URL(filePath: "\(daemon.dataFolder)/packs/garden@\(digest)/bundle.jsonl")
        var bytes = try Data(contentsOf: file)
        let place = try #require(bytes.firstRange(of: Data("How many flowers".utf8))).lowerBound
        bytes[place] ^= 1
        try bytes.write(to: file)
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        var fault: String?
        while fault == nil {
            fault = try client.call("pack.list")["packs"]?.elements.compactMap { $0.member("fault")?.string }.first
        }
        #expect(fault?.contains("garden-1") == true)
    }
}
