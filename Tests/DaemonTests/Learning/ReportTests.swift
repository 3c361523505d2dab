import Foundation
import HouseholdTesting
import Testing

@testable import Daemon
@testable import Household

/// `report.*` and the details of `progress.*`, as they are told over the socket.
@Suite("Reports and progress in detail") struct ReportTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        parent = try daemon.family().parent
        child = try daemon.client()
    }

    /// A finished lesson of Mia's, as many questions at its beginning answered wrong at first.
    private func learn(wrong: Int) throws {
        var player = try LessonPlayer(child, daemon.clock)
        for number in 1...40 where player.last["question"] != nil {
            try player.play(isRight: number > wrong, seconds: 20)
        }
        try player.call("activity.finish")
    }

    @Test(
        "What was learned is told by subject, kind and skill, and the same after a start from a snapshot and from rows")
    func learned() throws {
        try learn(wrong: 0)
        // Too little is right for it to count.
        try learn(wrong: 14)
        let weekly = try parent.call("report.weekly", #"{"child":"mia"}"#)
        let report = try #require(weekly["reports.0"])
        #expect(weekly["reports.0.totals.lessonCount"]?.source == "1")
        #expect(weekly["reports.0.totals.sessionCount"]?.source == "1")
        #expect(weekly["reports.0.finishedLessons.0.lesson"]?.string == LessonPlayer.lesson)
        #expect(weekly["reports.0.reportSubjects.0.subject"]?.string == "math")
        #expect((try? weekly.number("reports.0.reportSubjects.0.learningSeconds")) ?? 0 > 60)
        #expect((weekly["reports.0.reportKinds"]?.count ?? 0) >= 2)
        #expect(weekly["reports.0.needsHelp.0.skill"]?.string == "k.count-objects")
        #expect(weekly["reports.0.needsHelp.0.say"]?.string?.contains("Count spoons together") == true)
        #expect(weekly["reports.0.highlights.0"]?.string == "Mia completed 1 lesson.")
        for isTampered in [false, true] {
            daemon.stop()
            // Without a snapshot all rows are read.
            if isTampered { try daemon.change(daemon.database, "DELETE FROM snapshots") }
            try daemon.start()
            let again = try daemon.client()
            try again.unlock()
            #expect(try again.call("report.weekly", #"{"child":"mia"}"#)["reports.0"]?.source == report.source)
        }
    }

    @Test("The days of a report add up to its totals")
    func sums() throws {
        for _ in 0..<3 {
            var player = try LessonPlayer(child, daemon.clock)
            // Parts of a second on each day.
            daemon.clock.advance(milliseconds: 2300)
            try player.play(seconds: 20)
            try player.call("activity.abandon")
            daemon.clock.advance(seconds: 24 * 3600)
        }
        try parent.unlock()
        let report = try #require(try parent.call("report.dashboard", #"{"child":"mia"}"#)["reports.0"])
        let days = Array(try #require(report["reportDays"]).elements)
        for name in ["screenSeconds", "learningSeconds"] {
            let sum = days.reduce(0) { $0 + ($1[name]?.integer ?? 0) }
            #expect(sum > 60 && report["totals.\(name)"]?.integer == sum)
        }
    }

    @Test("A week tells of each day, and a child's program may not ask for it")
    func week() throws {
        let report = try parent.call("report.weekly", #"{"child":"mia"}"#)
        #expect(report["reports"]?.count == 1)
        #expect(report["reports.0.reportDays"]?.count == 7)
        #expect(try parent.call("report.weekly").count(of: "reports") == 2)
        try child.refusal("pin_required", "report.weekly")
        try child.refusal("pin_required", "report.dashboard", #"{"child":"mia"}"#)
    }

    @Test("What needs help is traced by its title: the same ten answers, the wrong ones among them")
    func traced() throws {
        try learn(wrong: 14)
        let need = try #require(try parent.call("report.weekly", #"{"child":"mia"}"#)["reports.0.needsHelp.0"])
        let title = try #require(need["title"]?.string)
        let known = try parent.call("mastery.explain", #"{"child":"mia","skill":"\#(title.uppercased())"}"#)
        #expect(known["skill"]?.string == need["skill"]?.string)
        #expect(known["recentShare"]?.source == need["rightShare"]?.source)
        let answers = try (0..<(known.count(of: "recentAnswers") ?? 0)).map {
            try known.number("recentAnswers.\($0).percent")
        }
        #expect(answers.count == Int(try known.number("recentShare.answers")))
        #expect(answers.count { $0 > 0 } == Int(try known.number("recentShare.rightAnswers")))
        #expect(known["recentAnswers.0.prompt"] != nil)
    }

    @Test("A title that is not there is refused with near ones")
    func untraced() throws {
        let unknown = try parent.refusal("unknown_skill", "mastery.explain", #"{"child":"mia","skill":"count obj"}"#)
        #expect(unknown.text.contains("Count objects"))
    }

    @Test("A title of several skills is refused with their ids, until the child has tried one of them alone")
    func ambiguous() throws {
        let pack = try MarkedPack(skill: "count Objects")
        let digest = try parent.ask("pack.install", #"{"path":"\#(pack.path)"}"#).text("digest")
        try parent.call("pack.install", #"{"path":"\#(pack.path)","accept":"\#(digest)"}"#)
        let titled = #"{"child":"mia","skill":"Count objects"}"#
        let refused = try parent.refusal("invalid_params", "mastery.explain", titled)
        #expect(
            refused.text.contains("is the title of several skills: name one of k.count-objects, zyzzyva.skill"),
            "\(refused.text)")
        let near = try parent.refusal("unknown_skill", "mastery.explain", #"{"child":"mia","skill":"ount obj"}"#)
        for id in ["(k.count-objects)", "(zyzzyva.skill)"] { #expect(near.text.contains(id), "\(near.text)") }
        try learn(wrong: 1)
        #expect(try parent.call("mastery.explain", titled).text("skill") == "k.count-objects")
    }

    @Test("A week before the child was added is told as that, not as zeros")
    func before() throws {
        let today = try parent.call("report.weekly")["today"]?.string ?? ""
        let day = try #require(Day(today)).advanced(by: -14)
        let weekly = try parent.call("report.weekly", #"{"child":"mia","day":"\#(day)"}"#)
        #expect(weekly["reports.0.highlights.0"]?.string == "Mia did not have a profile yet at that time.")
        #expect(weekly["reports.0.reportDays.6.isBefore"]?.source == "true")
        #expect(weekly["reports.0.reportDays.0.limitMinutes"] == nil && weekly["reports.0.totalsBefore"] == nil)
        let now = try parent.call("report.weekly", #"{"child":"mia"}"#)
        #expect(now["reports.0.totalsBefore"] == nil)
        let last = try (0..<7).last { try now.text("reports.0.reportDays.\($0).day") == today }
        #expect(now["reports.0.reportDays.\(last ?? 0).isBefore"] == nil)
    }

    @Test("Thirty days end today, without comparison")
    func dashboard() throws {
        let report = try parent.call("report.dashboard")
        #expect(report["reports.0.reportDays"]?.count == 30)
        #expect(report["last"]?.string == report["today"]?.string)
        #expect(report["reports.0.totalsBefore"] == nil)
    }

    @Test("A week that is not told any more, or is yet to come, is refused with the first one that is")
    func bounds() throws {
        for day in ["2025-01-01", "2027-01-01"] {
            let reply = try parent.refusal("invalid_params", "report.weekly", #"{"day":"\#(day)"}"#)
            #expect(reply.text.contains("/day") && reply.text.contains("an export of the child"))
        }
        try parent.refusal("unknown_child", "report.weekly", #"{"child":"nobody"}"#)
    }

    @Test("Reports come one after another on a thread, and no more than eight wait")
    func bounded() throws {
        for number in 1...200 { try parent.send(CallLine.text("\(number)", "report.dashboard", "{}")) }
        var kinds: [String: Int] = [:]
        for _ in 1...200 { kinds[try parent.receive()["error.data.kind"]?.string ?? "told", default: 0] += 1 }
        #expect(kinds["told", default: 0] >= 8)
        #expect(Set(kinds.keys).isSubset(of: ["told", "busy"]), "\(kinds)")
    }

    @Test("A child sees its subjects, skills, and a year of days, and nothing of a sibling's")
    func detail() throws {
        let subject = try child.call("progress.subject", #"{"child":"mia","subject":"math"}"#)
        #expect(subject["subjectProgress.subject"]?.string == "math")
        #expect((subject["mastery"]?.count ?? 0) > 5)
        #expect(subject["mastery.0.masteryState"] == nil && subject["mastery.0.dueDay"] == nil)
        #expect(try child.call("progress.heatmap", #"{"child":"mia"}"#).count(of: "heatMap") == 371)
        let skill = try #require(subject["mastery.0.skill"]?.string)
        let known = try child.call("progress.skill", #"{"child":"mia","skill":"\#(skill)"}"#)
        #expect(known.text.contains("bronze"))
        #expect(try child.call("progress.explain", #"{"child":"mia","skill":"\#(skill)"}"#).count(of: "windows") == 0)
        try child.refusal("unknown_skill", "progress.skill", #"{"child":"mia","skill":"k.nothing"}"#)
        try child.refusal("unknown_skill", "progress.explain", #"{"child":"mia","skill":"k.nothing"}"#)
        try child.refusal("invalid_params", "progress.subject", #"{"child":"mia","subject":"alchemy"}"#)
    }

    @Test("What the filter keeps away is told of nowhere")
    func filtered() throws {
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":["reading"]}"#)
        let hidden = try child.call("progress.subject", #"{"child":"mia","subject":"math"}"#)
        #expect(hidden["subjectProgress"] == nil && hidden.count(of: "mastery") == 0)
        try child.refusal("unknown_skill", "progress.skill", #"{"child":"mia","skill":"k.count-objects"}"#)
    }
}
