import Household
import HouseholdTesting
import Testing

@testable import Daemon
@testable import Packs

/// Packs come and go while kidd runs.
@Suite struct ShelfChangeTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        parent = try daemon.family().parent
    }

    private var server: Server { get throws { try #require(daemon.server) } }

    private func newer() throws -> Pack { try PackReader.read(files: ChangedPack.newer().files).get() }

    private func titles(_ child: String = "mia") throws -> Int {
        try parent.call("lesson.list", #"{"child":"\#(child)"}"#)["lessons"]?.count ?? -1
    }

    @Test("An open lesson goes on with its edition, word for word; a new one begins with the new edition")
    func replaced() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        let shown = try player.last.text("question.prompt")
        let first = try player.answer(isRight: false)
        let reply = try player.play(isRight: false)
        try server.install(newer())
        #expect(try parent.call("activity.answer", first)["say"]?.string == reply["say"]?.string)
        #expect(try parent.call("activity.answer", first)["question"]?.source == reply["question"]?.source)
        #expect(try player.call("activity.question").text("question.prompt") == shown)
        for _ in 1...6 { try player.play() }
        #expect(try player.last.number("summary.rightAnswers") == 5)
        let again = try parent.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(try again.text("question.prompt").contains("red apples"))
    }

    @Test("A list that was kept is made anew when a pack goes, and its open lesson can be finished")
    func removed() throws {
        let daemon = try TestDaemon { $0.shipped = try? [FixturePack.all()[1]] }
        let parent = try daemon.family().parent
        let server = try #require(daemon.server)
        let titles = { try parent.call("lesson.list", #"{"child":"mia"}"#)["lessons"]?.count ?? -1 }
        try server.install(FixturePack.pack())
        var player = try LessonPlayer(parent, daemon.clock)
        let all = try titles()
        #expect(try titles() == all)
        server.remove("kindergarten-math")
        #expect(try titles() == all - 6)
        for _ in 1...6 { try player.play() }
        #expect(try player.last.number("summary.percent") == 100)
        try parent.refusal("unknown_lesson", "activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
    }

    @Test("A pack that was installed in the place of one of the program gives that one back when it goes")
    func restored() throws {
        let before = try parent.call("pack.list").result?.source
        try server.install(newer())
        #expect(try parent.call("pack.list").result?.source != before)
        try self.server.remove("kindergarten-math")
        #expect(try parent.call("pack.list").result?.source == before)
    }

    @Test("A pack that is refused changes nothing")
    func refused() throws {
        var changed = ChangedPack()
        try changed.replace("\"id\": \"kindergarten-math\"", with: "\"id\": \"copy\"", in: PackPath.manifest)
        let copy = try PackReader.read(files: changed.files).get()
        #expect(throws: PackRefusal.self) { try server.install(copy) }
        #expect(try titles() == 9)
    }

    @Test("The shelf's version rises with every change, and retired editions stay while somebody goes on with them")
    func shelf() throws {
        let math = try FixturePack.pack()
        let counting = try #require(math.installed.first)
        var shelf = try PackShelf()
        for pack in [math, try newer()] {
            let bundle = try #require(PackBundle(pack))
            let installation = PackInstallation(
                pack: "kindergarten-math", version: pack.manifest.version, title: "Math", digest: bundle.digest,
                bytes: 1, signer: nil, at: Instant(seconds: 0))
            try shelf.install(bundle, as: installation, used: [counting.edition])
        }
        #expect(shelf.version == 3)
        let whole = { (shelf: PackShelf) in
            shelf.whole(for: ParentID(rawValue: "anna")).lesson("counting-objects", in: counting.edition)
        }
        #expect(whole(shelf) == counting)
        shelf.remove("kindergarten-math", used: [])
        #expect(shelf.version == 4)
        #expect(whole(shelf) == nil)
        let kept = try #require(PackShapes.kept(counting))
        var broken = kept
        broken.text = "{}"
        broken.edition = "0f"
        #expect(shelf.remember([kept, broken]) == ["0f"])
        #expect(shelf.version == 5)
        #expect(whole(shelf) == counting)
    }

    @Test("Another word makes another edition, another version of the pack does not; both come back from their text")
    func editions() throws {
        let (old, new) = (try FixturePack.pack(), try newer())
        for (before, after) in zip(old.installed, new.installed) {
            #expect((before.edition == after.edition) == (before.lesson.id != "counting-objects"))
            #expect(before.edition.rawValue.count == 32)
            #expect(PackShapes.edition(try #require(PackShapes.kept(before))) == before)
        }
        var mixed = try #require(PackShapes.kept(new.installed[0]))
        mixed.edition = old.installed[0].edition
        #expect(PackShapes.edition(mixed) == nil)
    }
}
