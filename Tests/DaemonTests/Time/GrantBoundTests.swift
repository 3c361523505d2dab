import Household
import HouseholdTesting
import Testing

/// A child has only so many usable grants at a time, however they come; what was earned is never lost.
@Suite struct GrantBoundTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        for _ in 0..<TimeBook.mostGrants { try parent.call("time.grant", Self.grant) }
    }

    private static let grant = #"{"child":"mia","minutes":1}"#

    private func count() throws -> Int {
        try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count ?? 0
    }

    /// One family for all three: to grant so often is most of what they take.
    @Test("The next is refused, a code keeps its minutes, and what a lesson earns comes on top")
    func full() throws {
        try granted()
        try earned()
        try redeemed()
    }

    /// The next grant of a parent is refused; when one was taken back there is room for it.
    private func granted() throws {
        try parent.refusal("too_many_grants", "time.grant", Self.grant)
        #expect(try count() == TimeBook.mostGrants)
        // Another child has its own.
        try parent.call("time.grant", #"{"child":"ben","minutes":1}"#)
        try parent.call("time.undoGrant", #"{"child":"mia","grant":"g7"}"#)
        try parent.call("time.grant", Self.grant)
        try parent.refusal("too_many_grants", "time.grant", Self.grant)
    }

    /// A code is not used up for minutes that find no room.
    private func redeemed() throws {
        let parent = try daemon.client()
        try parent.unlock()
        let code = try parent.call("time.codes", #"{"minutes":15}"#).text("codes.0.code")
        let child = try daemon.client()
        let redeem = #"{"child":"mia","code":"\#(code)"}"#
        let refusal = try child.refusal("too_many_grants", "time.redeem", redeem)
        #expect(try refusal.text("say").contains("Keep this code"))
        #expect(try parent.call("time.listCodes").text("codes.0.state") == "unused")
        for number in 8...400 { try parent.call("time.undoGrant", #"{"child":"mia","grant":"g\#(number)"}"#) }
        #expect(try child.call("time.redeem", redeem).number("grant.minutes") == 15)
    }

    /// Minutes that a lesson earns come on top, and are there after a restart.
    private func earned() throws {
        try parent.call(
            "policy.set", #"{"child":"mia","earnedTime":{"minutesPerLesson":5,"dailyCapMinutes":15}}"#)
        var player = try LessonPlayer(parent, daemon.clock)
        var reply = try player.play()
        while reply["summary"] == nil { reply = try player.play() }
        #expect(try reply.number("earnedMinutes") == 5)
        try daemon.restart()
        let again = try daemon.client()
        try again.unlock()
        let grants = try again.call("time.usage", #"{"child":"mia"}"#)["grants"].map { Array($0.elements) } ?? []
        #expect(grants.contains { $0["grant.by"]?.string == "earned" })
    }
}
