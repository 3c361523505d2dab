import HouseholdTesting
import JSONRPC
import QuestionKinds
import SampleFamily
import Shapes
import Synchronization
import Testing

@testable import Daemon
@testable import Household

/// A quiz over a subject, over the wire, with the shipped packs.
@Suite struct MixedQuizMethodTests {
    private let daemon: TestDaemon

    init() throws {
        daemon = try TestDaemon()
        try daemon.family().parent.call(
            "policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
    }

    /// The right answer to the open question of a kind.
    private func answer(_ kind: ActivityKind) throws -> String {
        let found = Mutex<Question?>(nil)
        daemon.server?.engine?.run { engine in
            let library = engine.context.shelf.whole(for: ParentID(rawValue: "test"))
            guard let activity = engine.context.family.children().first?.learning.open(kind) else { return }
            let source = ActivityQuestions(of: activity, in: library)
            found.withLock { $0 = activity.current.flatMap { source?.question($0.question) } }
        }
        let question = try #require(found.withLock { $0 })
        let answer = try #require(Solutions(question: question).right.last)
        return String(decoding: Shape.answer.encode(answer), as: UTF8.self)
    }

    private func params(_ reply: Reply, _ kind: ActivityKind) throws -> String {
        let presentation = try reply.text("question.presentation")
        let activity = presentation.prefix { $0 != "." }
        return #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(try answer(kind))}"#
    }

    private func finish(_ lesson: String, _ client: TestClient) throws {
        var reply = try client.call("activity.start", #"{"child":"mia","lesson":"\#(lesson)"}"#)
        while reply["summary"] == nil {
            daemon.clock.advance(seconds: 5)
            reply = try client.call("activity.answer", params(reply, .lesson))
        }
    }

    @Test("After three lessons lesson.next proposes a mix; a restart in the middle changes nothing")
    func mix() throws {
        var child = try daemon.client()
        let early = try child.refusal(
            "nothing_to_ask", "activity.start", #"{"child":"mia","kind":"quiz","subject":"math"}"#)
        #expect(early.message == "There is nothing to mix of math yet: finish lessons of two of its skills first.")
        var lessons: [String] = []
        for _ in 1...3 {
            // Those of one skill after the other would be mixed later.
            let all = try child.call("lesson.list", #"{"child":"mia","subject":"math","limit":30}"#)
            let ids = all["lessons"]?.elements.map(\.self).compactMap { $0.member("lesson")?.string } ?? []
            lessons.append(ids[lessons.count * 4])
            try finish(try #require(lessons.last), child)
        }
        let next = try child.call("lesson.next", #"{"child":"mia"}"#)
        #expect(try next.text("kind") == "mixed" && next.text("mix.subject") == "math")
        #expect(try next.number("questions") > 0)
        var reply = try child.call("activity.start", #"{"child":"mia","kind":"quiz","subject":"math","questions":6}"#)
        #expect(try reply.text("subject") == "math" && reply.number("question.total") == 6)
        let activity = try reply.text("activity")
        for number in 1...6 {
            daemon.clock.advance(seconds: 5)
            if number == 3 {
                try daemon.restart()
                child = try daemon.client()
                let same = try child.call("activity.question", #"{"activity":"\#(activity)"}"#)
                #expect(same["question"]?.source == reply["question"]?.source)
            }
            let sent = try params(reply, .quiz).dropLast() + #","idempotencyKey":"key-\#(number)"}"#
            reply = try child.call("activity.answer", String(sent))
            #expect(try reply.text("outcome") == "correct")
            #expect(try child.call("activity.answer", String(sent)).result?.source == reply.result?.source)
        }
        #expect(try reply.number("summary.percent") == 100 && reply.text("summary.subject") == "math")
        let list = try child.call("activity.list", #"{"child":"mia"}"#)
        #expect(try list.text("activityEntries.0.subject") == "math")
        try child.refusal(
            "invalid_params", "activity.start",
            #"{"child":"mia","kind":"quiz","subject":"math","lesson":"\#(lessons[0])"}"#)
    }
}
