import HouseholdTesting
import Testing

/// An open lesson that the filter keeps away meanwhile, over the wire.
@Suite struct RestingLessonTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        child = try daemon.client()
    }

    @Test("It gives way to another lesson without being asked; one that is not kept away does not")
    func givesWay() throws {
        let open = try child.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#).text("activity")
        let other = try #require(
            child.call("lesson.list", #"{"child":"mia"}"#)["lessons"]?.elements.compactMap { $0["lesson"]?.string }
                .first { $0 != "counting-objects" })
        let start = #"{"child":"mia","lesson":"\#(other)"}"#
        let refusal = try child.refusal("open", "activity.start", start)
        #expect(try refusal.text("activity") == open)
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        let begun = try child.call("activity.start", start)
        #expect(try begun.text("state") == "running" && begun.text("lesson") == other)
        // The first one is over, with its lease.
        #expect(try child.refusal("finished", "activity.resume", #"{"activity":"\#(open)"}"#).code == 502)
        let leases = try parent.call("time.usage", #"{"child":"mia"}"#)["leases"].map { Array($0.elements) } ?? []
        #expect(try leases.compactMap { $0["lease"]?.string } == [begun.text("activity")])
        try daemon.restart()
        let again = try daemon.client()
        try again.call("activity.question", #"{"activity":"\#(try begun.text("activity"))"}"#)
    }
}
