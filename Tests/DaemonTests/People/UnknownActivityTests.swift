import HouseholdTesting
import Testing

/// Ids of activities that are no longer known, and of those that are others'.
@Suite(.enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
struct UnknownActivityTests {
    private static let mia: UInt32 = 61_001

    @Test("An old id of one's own, another child's and one that never was are told in the same words")
    func same() throws {
        let daemon = try TestDaemon { $0.socketMode = 0o666 }
        try daemon.folder.open()
        let (parent, _) = try daemon.family()
        try parent.call("child.update", #"{"child":"mia","uids":[\#(Self.mia)]}"#)
        let child = try daemon.client(as: Self.mia)
        let start = #"{"child":"mia","lesson":"counting-objects","replace":true}"#
        let first = try child.call("activity.start", start).text("activity")
        // More than are kept by name.
        for _ in 0..<30 { try child.call("activity.start", start) }
        let bens = try parent.call("activity.start", #"{"child":"ben","lesson":"counting-objects"}"#).text("activity")
        var words: Set<String> = []
        for id in [first, bens, "0000000000", "x"] {
            let refusal = try child.refusal("unknown_activity", "activity.question", #"{"activity":"\#(id)"}"#)
            words.insert(try #require(refusal.error?.source))
        }
        #expect(words.count == 1)
        // A stranger who may not act for a child hears the same, whether there is such an activity or not.
        let open = try child.call("activity.start", start).text("activity")
        let stranger = try daemon.client(as: 261_001)
        for id in [open, first] {
            let refusal = try stranger.refusal("unknown_activity", "activity.question", #"{"activity":"\#(id)"}"#)
            words.insert(try #require(refusal.error?.source))
        }
        #expect(words.count == 1)
    }
}
