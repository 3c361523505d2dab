import Glibc
import HouseholdTesting
import Testing

/// Killed with −9 while old history is folded and its rows go.
@Suite struct FoldCrashTests {
    private static let upkeepSteps = ["beforeUpkeep", "upkeepDone", "afterUpkeep"]
    private static let crashes =
        Crash.commitSteps.flatMap { step in [1, 2, 3, 4, 5, 6].map { Crash(step: step, count: $0) } }
        + (upkeepSteps + Crash.checkpointSteps).flatMap { step in [1, 2, 3].map { Crash(step: step, count: $0) } }
        + Crash.snapshotSteps.map { Crash(step: $0, count: 2) }
    private static let clock = ["KIDD_CLOCK_SYNCHRONISED": "yes"]
    private static let children = ["mia", "ben"]

    /// Two months in which two children learn; nothing is folded yet.
    private static let stage = Result<ScratchFolder, any Error> {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon(environment: clock)
        let client = try LineClient(daemon.places.socket)
        for _ in 0..<60 {
            for child in children {
                for _ in 0..<3 {
                    var reply = try client.result(
                        "activity.start", #"{"child":"\#(child)","lesson":"\#(ShippedPack.lesson)"}"#)
                    let activity = reply.words("result.activity")
                    while reply["result.question"] != nil {
                        let answer = try ShippedPack.answer(to: reply.words("result.question.prompt"))
                        let presentation = reply.words("result.question.presentation")
                        reply = try client.result(
                            "activity.answer",
                            #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(answer)}"#)
                    }
                }
            }
            _ = try client.result("clock.advance", #"{"seconds":86400}"#)
        }
        try daemon.stop()
        return scratch
    }

    private static func copy() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.copyData(of: stage.get())
        return scratch
    }

    /// What is known of the family when nothing goes any more.
    private struct Outcome: Equatable {
        var rows: Int
        var told: [String]
        var folds: [String]

        /// - Parameter isOver: whether so many rows are all that is left.
        init(_ client: LineClient, when isOver: (Int) -> Bool) throws {
            _ = try client.result("parent.unlock", Family.unlock)
            let left = try Deadline.patient.poll { () -> Int? in
                // What was counted before it was over may be more than is left.
                try isOver(FoldCrashTests.rows(client)) ? FoldCrashTests.rows(client) : nil
            }
            rows = try #require(left, "rows do not go")
            told = try children.flatMap { child in
                try ["rewards.summary", "mastery.list", "rewards.streak", "activity.list"].map {
                    try client.result($0, #"{"child":"\#(child)"}"#).words("result")
                }
            }
            let history = try client.result("household.history")
            folds = history.list("result.children").prefix(children.count)
                .map { $0.member("foldedBefore")?.string ?? "-" }
        }
    }

    /// The rows that are there, all of them whole.
    private static func rows(_ client: LineClient) throws -> Int {
        let report = try client.result("daemon.doctor")
        guard report.words("result.healthy") == "true" else { throw ProcessFault(report.text) }
        return try #require(report.integer("result.rows"))
    }

    /// One month is kept from now on.
    private static func shorten(_ client: LineClient) throws {
        _ = try client.result("parent.unlock", Family.unlock)
        _ = try client.result("household.update", #"{"retentionMonths":1}"#)
    }

    private static let uneventful = Result<Outcome, any Error> {
        let scratch = try copy()
        let daemon = try scratch.daemon(environment: clock)
        let client = try LineClient(daemon.places.socket)
        try shorten(client)
        return try Outcome(client) { _ in daemon.program.errors.contains(over) }
    }

    /// What the daemon says when all is folded and the rows are gone.
    private static let over = "old history is folded into daily totals"

    @Test("The same is folded, and the same rows are gone, wherever the daemon died", arguments: crashes)
    func once(_ crash: Crash) throws {
        let expected = try Self.uneventful.get()
        #expect(expected.folds.allSatisfy { $0.hasPrefix("2") })
        let scratch = try Self.copy()
        let dying = try scratch.daemon(environment: crash.environment.merging(Self.clock) { $1 })
        do {
            let client = try LineClient(dying.places.socket)
            try Self.shorten(client)
            _ = try Outcome(client) { _ in dying.program.errors.contains(Self.over) }
            _ = try? dying.kill()
        } catch is LineClient.Gone {
            #expect(try dying.program.wait() == .signalled(SIGKILL))
        }
        let again = try scratch.daemon(environment: Self.clock)
        let client = try LineClient(again.places.socket)
        try Self.shorten(client)
        // Entries of the audit and notes of the clock come with each start.
        let possible = expected.rows...expected.rows + 8
        let outcome = try Outcome(client) { possible.contains($0) }
        #expect(outcome.told == expected.told)
        #expect(outcome.folds == expected.folds)
        // What goes after that look goes wrongly: another start has nothing left to fold, and as many rows.
        #expect(try again.stop() == .exited(0))
        let last = try scratch.daemon(environment: Self.clock)
        let looker = try LineClient(last.places.socket)
        _ = try looker.result("parent.unlock", Family.unlock)
        let rows = try Self.rows(looker)
        #expect(possible.contains(rows), "\(rows), not \(possible)")
        #expect(try last.stop() == .exited(0))
    }
}
