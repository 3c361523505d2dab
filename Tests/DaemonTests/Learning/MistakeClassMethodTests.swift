import Household
import HouseholdTesting
import QuestionKinds
import SampleFamily
import Shapes
import Testing

@testable import Daemon
@testable import Packs

/// Classes of mistakes, from a wrong answer over the socket to the report.
@Suite("Classes of mistakes over the wire") struct MistakeClassMethodTests {
    private static let lessons = EmbeddedPacks.all.flatMap(\.installed).filter {
        $0.content?.lesson.generated.isEmpty == false
    }
    /// Lessons that were written word by word, with the classes that their author names.
    private static let written = EmbeddedPacks.all.flatMap(\.installed).filter {
        ["counting-objects", "taking-away", "k-odd-even-1"].contains($0.lesson.id.rawValue)
    }

    /// A lesson with each first answer wrong, and what the answers show.
    private func play(_ lesson: LessonID, _ daemon: TestDaemon, _ client: TestClient) throws -> [MistakeClass] {
        var reply = try client.call("activity.start", #"{"child":"mia","lesson":"\#(lesson)"}"#)
        let activity = try reply.text("activity")
        var shown: [MistakeClass] = []
        while reply["question"] != nil {
            let open = daemon.server?.openQuestion(
                of: ChildID(rawValue: "mia"), in: ActivityID(rawValue: activity))
            let question = try #require(open).question
            let solutions = Solutions(question: question)
            let isFirst = try reply["question.isExtra"] == nil && reply.number("question.attempt") == 1
            let wrong = isFirst && question.body.content.solution != nil ? solutions.wrong.last : nil
            if let wrong {
                shown += [try question.body.content.grade(wrong, tier: .preschool).mistake].compactMap(\.self)
            }
            let answer = try #require(wrong ?? solutions.right.last)
            let presentation = try reply.text("question.presentation")
            try client.call("activity.shown", #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
            daemon.clock.advance(seconds: 8)
            let json = String(decoding: Shape.answer.encode(answer), as: UTF8.self)
            reply = try client.call(
                "activity.answer",
                #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(json)}"#)
        }
        return shown
    }

    @Test(
        "Wrong first answers of lessons with generated questions, or with named classes, are in the report by their class",
        arguments: lessons + written)
    func reported(lesson: InstalledLesson) throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let shown = try play(lesson.lesson.id, daemon, parent)
        // What is written may name no classes, and a first play of a lesson with spare questions asks what is written.
        #expect(!shown.isEmpty || lesson.lesson.draws != nil)
        let counts = Dictionary(grouping: shown, by: \.self).mapValues(\.count).filter { $0.value > 1 }
        let weekly = try parent.call("report.weekly", #"{"child":"mia"}"#)
        let told = try #require(weekly["reports.0.mistakeClasses"]).elements.map(\.self)
        #expect(told.count == min(5, counts.count))
        for entry in told {
            let mistake = try #require(MistakeClass(rawValue: entry.member("mistakeClass")?.string ?? ""))
            #expect(entry.member("timesMade")?.source == counts[mistake].map { "\($0)" })
            #expect(entry.member("skill")?.string == lesson.lesson.skill.rawValue)
        }
    }

    @Test(
        "Behind a number stand what was asked, what was answered and what is right; of an old activity, what it was about"
    )
    func words() throws {
        let lesson = try #require(EmbeddedPacks.all.flatMap(\.installed).first { $0.lesson.id == "counting-objects" })
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        _ = try play(lesson.lesson.id, daemon, parent)
        let skill = #"{"child":"mia","skill":"\#(lesson.lesson.skill)"}"#
        let kept = try #require(try parent.call("mastery.explain", skill)["recentAnswers"]?.elements.map(\.self).first)
        #expect(kept.member("lessonTitle")?.string == "Counting things" && kept.member("kind") != nil)
        let (given, right) = (kept.member("givenText")?.string, kept.member("rightText")?.string)
        #expect(given != nil && right != nil && given != right && kept.member("prompt") != nil)
        // The activity is not kept any more.
        let generated = try #require(Self.lessons.first { $0.lesson.skill != lesson.lesson.skill })
        let other = #"{"child":"mia","skill":"\#(generated.lesson.skill)"}"#
        _ = try play(generated.lesson.id, daemon, parent)
        for _ in 0...LearningRules.closedActivities { _ = try play(lesson.lesson.id, daemon, parent) }
        let old = try #require(try parent.call("mastery.explain", other)["recentAnswers"]?.elements.map(\.self).first)
        #expect(old.member("prompt") == nil && old.member("givenText") == nil && old.member("rightText") == nil)
        #expect(old.member("lessonTitle")?.string == generated.lesson.title && old.member("kind") != nil)
        #expect(try !daemon.client().call("progress.explain", skill).text.contains("lessonTitle"))
    }

    @Test(
        "The class is there after a start from rows and from a snapshot, and a parent sees it behind a skill; a child not"
    )
    func traced() throws {
        let lesson = try #require(Self.lessons.first)
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let shown = try play(lesson.lesson.id, daemon, parent)
        let told = try parent.call("report.weekly", #"{"child":"mia"}"#)["reports.0.mistakeClasses"]?.source
        for withoutSnapshot in [false, true] {
            daemon.stop()
            if withoutSnapshot { try daemon.change(daemon.database, "DELETE FROM snapshots") }
            try daemon.start()
            let again = try daemon.client()
            try again.unlock()
            let now = try again.call("report.weekly", #"{"child":"mia"}"#)["reports.0.mistakeClasses"]?.source
            #expect(now == told && now != "[]")
        }
        let client = try daemon.client()
        try client.unlock()
        let skill = #"{"child":"mia","skill":"\#(lesson.lesson.skill)"}"#
        let known = try client.call("mastery.explain", skill)
        // Behind the medal, and behind what the report counts.
        for member in ["lastAnswers", "recentAnswers"] {
            let answers = try #require(known[member]).elements.map(\.self)
            let classes = answers.compactMap { $0.member("mistakeClass")?.string }
            #expect(!classes.isEmpty && classes == shown.map(\.rawValue).suffix(answers.count), "\(member)")
        }
        #expect(try !daemon.client().call("progress.explain", skill).text.contains("mistakeClass"))
    }
}
