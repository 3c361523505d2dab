import Foundation
import HouseholdTesting
import Testing

/// A disk without room: decisions go on, changes are refused, and measured time is not lost.
@Suite struct DiskFullTests {
    @Test(
        "Reads go on, changes are refused, and all is well once there is room",
        .needs(Machine.mount, Machine.unmount))
    func full() throws {
        let scratch = try ScratchFolder()
        let mount = try smallDisk(scratch)
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        // Noon, so that no day ends meanwhile.
        _ = try client.result("clock.set", #"{"at":"2027-01-15T12:00:00\#(Family.offset)"}"#)
        _ = try client.result("parent.unlock", Family.unlock)
        var story = LessonStory(child: "ben", name: "full")
        try story.advance(client)
        _ = try client.result("time.beginLease", #"{"child":"mia","lease":"box"}"#)
        _ = try client.result("clock.advance", #"{"seconds":40}"#)
        let filler = try Filler(mount.folder)

        for _ in 0..<3 {
            // First it could not be stored; from then on it is known that nothing can.
            let kind = try client.call("time.renewLease", #"{"child":"mia","lease":"box"}"#).errorKind
            #expect(kind == "storage_full" || kind == "not_now")
            #expect(throws: ProcessFault.self) { try story.advance(client) }
        }
        for (method, params) in Self.changes {
            let reply = try client.call(method, params)
            #expect(reply.errorKind == "storage_full", "\(method): \(reply.text)")
        }
        try readsGoOn(client)
        // The 40 seconds count at once and once, although they could not be stored.
        let used = try usedSeconds(client)
        #expect((40...50).contains(used), "\(used)")

        filler.remove()
        let renewed = try client.result("time.renewLease", #"{"child":"mia","lease":"box"}"#)
        #expect(renewed.string("result.lease") == "box")
        try story.finish(client)
        #expect(story.acknowledged == (try LessonCrashTests.uneventful.get()))
        let usedThen = try usedSeconds(client)
        try daemon.kill()
        let again = try scratch.daemon()
        let later = try LineClient(again.places.socket)
        let usedLater = try usedSeconds(later)
        #expect((usedThen...50).contains(usedLater), "\(usedThen), then \(usedLater)")
        #expect(try later.result("child.list").list("result.children").count == Family.children.count)
        #expect(try again.stop() == .exited(0))
    }

    @Test(
        "A child who fills the disk and pulls the plug: use, unlocks and grants go on in the reserve, and then no use",
        .needs(Machine.mount, Machine.unmount))
    func reserve() throws {
        let scratch = try ScratchFolder()
        let mount = try smallDisk(scratch, megabytes: 2)
        let daemon = try scratch.daemon(environment: ["KIDD_CHECKPOINT_PAGES": "40"])
        let client = try LineClient(daemon.places.socket)
        _ = try client.result("clock.set", #"{"at":"2027-01-15T09:00:00\#(Family.offset)"}"#)
        _ = try client.result("time.beginLease", #"{"child":"mia","lease":"box"}"#)
        let open = try client.result("activity.start", #"{"child":"tom","lesson":"counting-objects"}"#)
        let lesson = try #require(open.string("result.activity"))
        for method in ["time.beginLease", "time.endLease"] { _ = try client.result(method, Self.ended) }
        let filler = try Filler(mount.folder)

        // Lessons come to an end first: they wait until there is room.
        var rounds = 0
        var kind: String?
        while kind != "storage_full", rounds < 400 {
            rounds += 1
            try useOn(client)
            let start = try client.call("activity.start", #"{"child":"ben","lesson":"counting-objects"}"#)
            kind = start.errorKind
            guard let activity = start.string("result.activity") else { continue }
            _ = try client.result("activity.abandon", #"{"activity":"\#(activity)"}"#)
        }
        #expect(kind == "storage_full")
        // A parent comes in, gives minutes and takes them.
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("time.grant", #"{"child":"ada","minutes":15}"#)
        #expect(try client.result("time.mayI", #"{"child":"mia"}"#).words("result.allowed") == "true")
        #expect(try parent.call("child.add", #"{"name":"Zoe","born":"2019-05"}"#).errorKind == "storage_full")
        // An erasure that could not be stored erases nothing.
        #expect(
            try parent.call("child.erase", #"{"child":"tom","confirmName":"Tom"}"#).errorKind == "storage_full")
        _ = try parent.result("child.get", #"{"child":"tom"}"#)
        // What changes nothing needs no room, unless a key is to be kept for it.
        let never = #"{"child":"ada","lease":"never"}"#
        _ = try parent.result("time.endLease", never)
        let keyed = never.replacing("}", with: #","idempotencyKey":"n"}"#)
        #expect(try parent.call("time.endLease", keyed).errorKind == "storage_full")

        // The child goes on until the reserve is used up: its use has been counted and ends.
        kind = nil
        while kind == nil, rounds < 800 {
            rounds += 1
            _ = try client.result("clock.advance", #"{"seconds":30}"#)
            kind = try client.call("time.renewLease", #"{"child":"mia","lease":"box"}"#).errorKind
        }
        #expect(kind == "not_now")
        for child in ["mia", "ben"] {
            let answer = try client.result("time.mayI", #"{"child":"\#(child)"}"#)
            #expect(answer.words("result.allowed") == "false")
            #expect(answer.string("result.say")?.contains("no room") == true)
            let begin = try client.call("time.beginLease", #"{"child":"\#(child)","lease":"other"}"#)
            #expect(begin.errorKind == "not_now")
        }
        // Nor does an open lesson go on, whose time could not be stored.
        let question = try client.call("activity.question", #"{"activity":"\#(lesson)"}"#)
        #expect(question.errorKind == "not_now")
        #expect(question.string("error.data.say")?.contains("no room") == true)
        // What ends nothing takes nothing of the room that is left, whatever it counts.
        for _ in 0..<200 {
            for method in ["time.endLease", "time.renewLease"] {
                #expect(try client.call(method, Self.ended).errorKind != "storage_failed")
            }
        }
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("time.grant", #"{"child":"ada","minutes":5}"#)
        _ = try parent.result("time.lock", #"{"child":"mia"}"#)
        // What was told is stored: a power cut gives nothing back.
        let told = try usedSeconds(client)
        #expect(told >= 30 * (rounds - 1))
        try daemon.kill()
        filler.remove()
        let again = try scratch.daemon()
        let later = try LineClient(again.places.socket)
        #expect(try usedSeconds(later) >= told)
        #expect(try later.result("time.mayI", #"{"child":"ben"}"#).words("result.allowed") == "true")
        #expect(try later.result("time.mayI", #"{"child":"mia"}"#).string("result.state") == "lockedByParent")
        #expect(try again.stop() == .exited(0))
        #expect(!again.program.errors.contains("damaged"))
    }

    /// A lease that has ended, of a child whose lesson goes on.
    private static let ended = #"{"child":"tom","lease":"ended"}"#

    @Test(
        "A disk that was filled while kidd was stopped keeps it from nothing: it starts",
        .needs(Machine.mount, Machine.unmount), arguments: [true, false])
    func start(isStopped: Bool) throws {
        let scratch = try ScratchFolder()
        let mount = try smallDisk(scratch, megabytes: 2)
        let environment = ["KIDD_CHECKPOINT_PAGES": "40"]
        let first = try scratch.daemon(environment: environment)
        _ = try LineClient(first.places.socket).result("time.beginLease", Self.ended)
        _ = isStopped ? try first.stop() : try first.kill()
        let filler = try Filler(mount.folder)
        let second = try scratch.daemon(environment: environment)
        let parent = try LineClient(second.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("time.grant", #"{"child":"mia","minutes":5}"#)
        filler.remove()
        #expect(try second.stop() == .exited(0))
    }

    @Test(
        "Events that a full disk refuses are told so and not stored, and those that were acknowledged stay",
        .needs(Machine.mount, Machine.unmount))
    func log() throws {
        let scratch = try ScratchFolder()
        let mount = try smallDisk(scratch)
        let daemon = try scratch.daemon(environment: ["KIDD_CHECKPOINT_PAGES": "40", "KIDD_CLOCK_SYNCHRONISED": "yes"])
        // A key is that of its caller, and with a PIN it is another one.
        let (app, parent) = (try LineClient(daemon.places.socket), try LineClient(daemon.places.socket))
        _ = try parent.result("parent.unlock", Family.unlock)
        for child in ["mia", "ben"] {
            _ = try parent.result("child.update", #"{"child":"\#(child)","consents":{"analytics":true}}"#)
        }
        let filler = try Filler(mount.folder)
        var acknowledged = 0
        var refusal = try append(acknowledged, app)
        while refusal.isSuccess, acknowledged < 200 {
            acknowledged += 1
            refusal = try append(acknowledged, app)
        }
        #expect(refusal.errorKind == "storage_full" && refusal.string("error.message") != nil, "\(refusal.text)")
        #expect(try append(acknowledged, app).errorKind == "storage_full")
        #expect(try parent.call("log.clear", #"{"child":"mia"}"#).errorKind == "storage_full")
        // Who does not consent stores nothing, and needs no room.
        let other = try app.call(
            "log.append", #"{"child":"ada","events":[{"event":"screen_appeared","screen":"map"}]}"#)
        #expect(other.words("result.analytics") == "false")
        #expect(try eventCount(parent) == acknowledged)
        // Nor does anything go that a full disk cannot note.
        _ = try app.call("clock.advance", #"{"seconds":34560000}"#)
        _ = try parent.result("parent.unlock", Family.unlock)
        #expect(try eventCount(parent) == acknowledged)

        filler.remove()
        let ben = #"{"child":"ben","events":[{"event":"screen_appeared","screen":"map"}]}"#
        _ = try app.result("log.append", ben)
        // With room, old events go, and the refused call is made again with its key.
        for _ in 0..<200 where try eventCount(parent) != 0 { _ = try parent.result("daemon.doctor") }
        #expect(try eventCount(parent) == 0)
        #expect(try append(acknowledged, app).integer("result.storedCount") == 1)
        try daemon.kill()
        let again = try scratch.daemon()
        let (later, parents) = (try LineClient(again.places.socket), try LineClient(again.places.socket))
        _ = try parents.result("parent.unlock", Family.unlock)
        #expect(try append(acknowledged, later).integer("result.storedCount") == 1)
        #expect(try eventCount(parents) == 1)
        #expect(try eventCount(parents, of: "ben") == 1)
        #expect(try parents.result("daemon.doctor").words("result.healthy") == "true")
        #expect(try again.stop() == .exited(0))
    }

    private func append(_ number: Int, _ client: LineClient) throws -> CallReply {
        let event = #"{"event":"screen_appeared","screen":"s\#(number)"}"#
        return try client.call("log.append", #"{"child":"mia","events":[\#(event)],"idempotencyKey":"log-\#(number)"}"#)
    }

    private func eventCount(_ client: LineClient, of child: String = "mia") throws -> Int? {
        try client.result("log.status", #"{"child":"\#(child)"}"#).integer("result.eventCount")
    }

    /// Half a minute of use that is counted and told.
    private func useOn(_ client: LineClient) throws {
        _ = try client.result("clock.advance", #"{"seconds":30}"#)
        _ = try client.result("time.renewLease", #"{"child":"mia","lease":"box"}"#)
    }

    private static let changes = [
        ("child.add", #"{"name":"Zoe","born":"2019-05"}"#), ("time.grant", #"{"child":"mia","minutes":15}"#),
        ("policy.set", #"{"child":"mia","dailyMinutes":10}"#), ("time.lock", #"{"child":"ada"}"#),
        ("activity.start", #"{"child":"tom","lesson":"counting-objects"}"#),
    ]

    /// What the refused changes would have changed is as it was.
    private func readsGoOn(_ client: LineClient) throws {
        #expect(try client.result("child.list").list("result.children").count == Family.children.count)
        let mia = try client.result("time.mayI", #"{"child":"mia"}"#)
        // What could not be counted is not allowed.
        #expect(mia.words("result.allowed") == "false")
        #expect(mia.string("result.say")?.contains("no room") == true, "\(mia.text)")
        #expect(mia.list("result.limits").isEmpty, "no grant and no limit: \(mia.text)")
        #expect(try client.result("time.mayI", #"{"child":"ada"}"#).words("result.allowed") == "false")
        #expect(try client.result("policy.get", #"{"child":"mia"}"#).words("result.dailyMinutes") == "null")
        #expect(try client.result("household.status").string("result.state") == "open")
        #expect(try client.result("lesson.list", #"{"child":"tom","limit":9}"#).list("result.lessons").count == 9)
        #expect(try !client.result("audit.list").list("result.entries").isEmpty)
    }

    /// A household on a disk of some megabytes.
    private func smallDisk(_ scratch: ScratchFolder, megabytes: Int = 1) throws -> Mount {
        let folder = scratch.places.dataFolder
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let mount = try Mount(["-t", "tmpfs", "-o", "size=\(megabytes)m,mode=700", "tmpfs"], at: folder, in: scratch)
        let template = try Family.copy()
        try files.copyItem(atPath: template.places.dataFolder + "/journal.db", toPath: folder + "/journal.db")
        try files.copyItem(atPath: template.places.keyFile, toPath: scratch.places.keyFile)
        return mount
    }

    private func usedSeconds(_ client: LineClient) throws -> Int {
        let days = try client.result("time.usage", #"{"child":"mia","dayCount":1}"#).list("result.days")
        return Int(try #require(days.last?.member("usedSeconds")?.integer))
    }

    /// A file that takes the last byte of a disk.
    private struct Filler {
        let path: String

        init(_ folder: String) throws {
            path = folder + "/filler"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            defer { close(descriptor) }
            var size = 1 << 16
            let bytes = [UInt8](repeating: 1, count: size)
            while size > 0 {
                if write(descriptor, bytes, size) <= 0 { size /= 2 }
            }
        }

        func remove() { unlink(path) }
    }
}
