import HouseholdTesting
import JSONRPC
import StrictJSON
import Testing

@testable import Daemon

/// A child under ten never receives another child's number (Rewards, Household leaderboard): asked of every method that is
/// served and of every event.
@Suite struct SiblingNumberTests {
    /// Where a sibling's name or id belongs: the family, and who takes part in a shared goal.
    private static let naming: Set<String> = ["child.list", "leaderboard.get"]
    private static let siblings: Set<String> = ["ben", "Ben", "zoe", "Zoe"]

    /// What one viewer was shown by all methods, and by the events while its siblings earned.
    private struct Seen {
        var byMethod: [String: ShownNumbers] = [:]
        var events: [TestEvent] = []

        func methods(showing numbers: Set<Int>) -> [String: Set<Int>] {
            byMethod.compactMapValues { shown in
                let found = shown.numbers.intersection(numbers)
                return found.isEmpty ? nil : found
            }
        }

        var eventNumbers: Set<Int> { events.reduce(into: []) { $0.formUnion(ShownNumbers($1.params).numbers) } }
    }

    /// Asks everything as one who names these children, before and after the siblings earned.
    private func look(_ family: NumberedFamily, as children: [String], uid: UInt32? = nil) throws -> Seen {
        let listener = try family.daemon.client(as: uid)
        try listener.call("events.subscribe", #"{"child":"\#(children[0])"}"#)
        try family.earn("ben", .ben)
        try family.earn("zoe", .zoe)
        family.daemon.pass(seconds: 5)
        var seen = Seen()
        for method in ServedMethods.all.map(\.name) {
            var all: [JSONValue] = []
            for call in try family.calls(of: method, as: children) {
                // A connection of its own: some calls end it or bind it.
                let client = try family.daemon.client(as: uid)
                try client.send(CallLine.text("1", method, call))
                all.append(try client.receive().root)
            }
            let text = "[\(all.map(\.source).joined(separator: ","))]"
            seen.byMethod[method] = ShownNumbers(try JSONDocument(scanning: Array(text.utf8)).root)
        }
        seen.events = try listener.allEvents()
        return seen
    }

    /// The numbers of the siblings, and what a parent sees of the boards and the little child does not.
    private func hidden(_ family: NumberedFamily) throws -> Set<Int> {
        var numbers = NumberedFamily.Numbers.ben.all.union(NumberedFamily.Numbers.zoe.all)
        numbers.insert(NumberedFamily.target)
        for metric in NumberedFamily.metrics {
            for period in NumberedFamily.periods {
                let board = #""metric":"\#(metric)","period":"\#(period)""#
                let together = try family.parent.call("leaderboard.get", #"{"board":"together",\#(board)}"#)
                let sum = try together.number("together.sum")
                if sum > 100 { numbers.insert(sum) }
            }
        }
        return numbers
    }

    private func expectNothing(_ seen: Seen, _ family: NumberedFamily, names: Bool) throws {
        let hidden = try hidden(family)
        #expect(hidden.count > 14)
        #expect(seen.methods(showing: hidden) == [:])
        #expect(seen.eventNumbers.isDisjoint(with: hidden))
        // The document tells of members and roles, and of no child.
        for (method, shown) in seen.byMethod where method != "rpc.discover" {
            #expect(!shown.members.contains("rank"), "\(method)")
            if names, !Self.naming.contains(method) {
                #expect(shown.texts.isDisjoint(with: Self.siblings), "\(method)")
            }
        }
        for event in seen.events {
            #expect(event.child == nil || event.child == "mia", "\(event.text)")
            #expect(ShownNumbers(event.params).texts.isDisjoint(with: Self.siblings), "\(event.text)")
        }
    }

    @Test("No method and no event shows a child under ten a number of a sibling, or a rank")
    func nothing() throws {
        let family = try NumberedFamily()
        let seen = try look(family, as: ["mia"])
        try expectNothing(seen, family, names: true)
        // It was asked: its own things were there, and the family's names.
        #expect(seen.byMethod["child.list"]?.texts.isSuperset(of: ["Ben", "Zoe"]) == true)
        #expect(seen.byMethod["leaderboard.get"]?.members.isSuperset(of: ["tenths", "members"]) == true)
        #expect(seen.byMethod["rewards.summary"]?.members.contains("points") == true)
        #expect(seen.byMethod["challenge.list"]?.texts.contains("Goal") == true)
    }

    @Test(
        "Nor to the child's own account, whichever child it names",
        .enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
    func ownAccount() throws {
        let family = try NumberedFamily(hasAccount: true)
        let seen = try look(family, as: ["mia", "ben", "zoe"], uid: NumberedFamily.account)
        try expectNothing(seen, family, names: false)
        #expect(seen.byMethod["rewards.summary"]?.texts.contains("forbidden") == true)
    }

    @Test("A child of ten or more who takes part does receive them: these tests see what there is to see")
    func control() throws {
        let family = try NumberedFamily()
        let ben = NumberedFamily.Numbers.ben
        let seen = try look(family, as: ["zoe"])
        let boards = try #require(seen.byMethod["leaderboard.get"])
        #expect(boards.numbers.isSuperset(of: [ben.stars, ben.minutes, ben.sprint, NumberedFamily.target]))
        #expect(boards.members.contains("rank"))
        // And its own numbers stand where a child looks for them.
        let zoe = NumberedFamily.Numbers.zoe
        #expect(seen.byMethod["rewards.summary"]?.numbers.isSuperset(of: [zoe.stars, zoe.points]) == true)
        #expect(seen.byMethod["rewards.streak"]?.numbers.contains(zoe.streak) == true)
        #expect(seen.byMethod["time.usage"]?.numbers.contains(zoe.minutes * 60) == true)
        #expect(!seen.eventNumbers.isDisjoint(with: zoe.all))
        #expect(try hidden(family).isSuperset(of: zoe.all))
    }
}
