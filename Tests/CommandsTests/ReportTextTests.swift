import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct ReportTextTests {
    private static func text(_ report: FamilyReport.Result, _ range: ReportRange = .weekly, _ tag: String = "en")
        -> String
    {
        ReportText(report: report, range: range, page: ReportSample.page(tag)).text
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test(
        "The text of a report fits 80 columns in every language",
        arguments: Language.tags + [Language.pseudo.tag], [ReportRange.weekly, .dashboard])
    func fits(tag: String, range: ReportRange) {
        let text = Self.text(ReportSample.report(range), range, tag)
        for line in Self.lines(text) {
            #expect(TextWidth.of(line) <= 80, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)|")
        }
    }

    @Test("A week's text tells of days, subjects, what was learned, help, mistakes and facts, in that order")
    func golden() {
        let text = Self.text(ReportSample.report(children: [ReportSample.child("Mia")]))
        let lines = Self.lines(text)
        #expect(lines[0] == "Weekly report, Mon 16 Nov to Sun 22 Nov")
        let sections = [
            "Mia", "Time by day", "Learning by subject", "Finished and mastered", "Where help does good",
            "Right answers", "Frequent mistakes", "Reviews, challenges, badges", "Math facts up to 20",
        ]
        #expect(lines.filter(sections.contains) == sections)
        // Why the times of subjects can be less than the learning time above them.
        #expect(lines.contains { $0.hasPrefix("A subject’s time is counted from one answer to the next.") })
        #expect(
            lines.contains(
                "Time   2 h 3 min of learning, 3 h 18 min of other screen time"))
        #expect(lines.contains("Done   12 lessons, 164 answers, 70 stars; answered in 11 sittings"))
        #expect(lines.contains("Right  80 to 91 of 100 (133 of 154 were right)"))
        #expect(
            lines.map { $0.split(separator: " ").joined(separator: " ") }.contains(
                "Mon 16 Nov █████▒▒▒▒▒▒ │ 25 min 30 min 1 h"))
        #expect(lines.contains("• 5 times, most often in “Number words”: Count on together."))
        #expect(text.contains("61 known and 44 fluent, of 352"))
    }

    @Test("What needs help names the command that shows the answers, and what is learned again says so")
    func traced() {
        let lines = Self.lines(Self.text(ReportSample.report(children: [ReportSample.child("Mia")])))
        #expect(lines.contains("  kidctl mastery explain zoe k.skill-3"))
        #expect(lines.contains { $0.hasPrefix("Practiced") && $0.contains("Compare groups 3 (best 64 %)") })
        #expect(lines.contains { $0.hasPrefix("Learned again") && $0.contains("Compare groups 40 (was mastered;") })
    }

    @Test(
        "A week before there was a profile has one sentence, and days before it are no zeros", arguments: [false, true])
    func before(isWhole: Bool) {
        var child = ReportSample.child("Mia")
        for index in child.days.indices where isWhole || index < 3 {
            child.days[index].isBefore = true
            child.days[index].limitMinutes = nil
        }
        child.say = [Saying(told: "Mia did not have a profile yet at that time.")]
        let lines = Self.lines(Self.text(ReportSample.report(children: [child])))
        #expect(lines.count { $0.hasSuffix("not added yet") } == (isWhole ? 0 : 3))
        #expect(lines.contains("Time by day") != isWhole && lines.contains { $0.hasPrefix("• Mia did not") })
        let page = ReportDocument(
            report: ReportSample.report(children: [child]), range: .weekly, pictures: [ReportSample.pictures],
            page: ReportSample.page()
        ).text
        #expect(page.contains("<svg") != isWhole && page.contains("did not have a profile"))
    }

    @Test("Other screen time that is told stays as it is while a child learns, of whatever length both are")
    func minutes() {
        for other in stride(from: 0, through: 20_000, by: 37) {
            let told = [0, 1, 59, 60, 357, 599, 600, 1_231].map { learned in
                ToldMinutes.told(screenSeconds: other + learned, besideLearning: learned)
            }
            #expect(told.allSatisfy { $0 == ToldMinutes.told(usedSeconds: other) })
        }
        #expect(HumanDuration.text(screenSeconds: 2400, besideLearning: 935) == "24 min")
        #expect(HumanDuration.text(doneSeconds: 935) == "15 min")
    }

    @Test("Too few answers are told as too few, and no number stands for them")
    func few() {
        let words = ReportWords(page: ReportSample.page())
        let few = Accuracy(right: 9, of: 9)
        #expect(few.map(words.right) == "9 of 9; that is too few to tell")
        #expect(words.rightBriefly(few) == "too few")
        #expect(words.rightBriefly(Accuracy(right: 8, of: 10)) == "49 to 95")
        #expect(words.rightBriefly(nil) == "–")
    }

    @Test("A bar has learning, other screen time and a sign at the limit; a little is shown as a little")
    func bars() {
        func day(_ learned: Int, _ screen: Int, limit: Int?) -> ReportDay {
            ReportDay(
                day: ReportSample.first, screenSeconds: screen, learningSeconds: learned, limitMinutes: limit,
                lessons: 0, isLearningDay: false, stars: 0)
        }
        let days = [
            day(1800, 3600, limit: 60), day(1, 2, limit: 30), day(0, 0, limit: 0), day(0, 5400, limit: nil),
            day(0, 0, limit: 1440),
        ]
        let scale = DayScale(days)
        #expect(scale.seconds == 5400)
        #expect(
            days.map { scale.bar($0, width: 9) } == [
                "███▒▒▒│   ", "█▒ │      ", "│         ", "▒▒▒▒▒▒▒▒▒ ", "          ",
            ])
    }

    @Test("Long lists have an end that says how many more there are")
    func lists() {
        let words = ReportWords(page: ReportSample.page())
        #expect(words.list(["a", "b"], most: 2) == "a; b")
        #expect(words.list(["a", "b", "c", "d"], most: 2) == "a; b; 2 more")
    }

    @Test("A family without children, and a child that did nothing, are told without empty tables")
    func quiet() {
        #expect(Self.lines(Self.text(ReportSample.report(children: []))).count == 3)
        let text = Self.text(ReportSample.report(children: [ReportSample.child("Ben", quiet: true)]))
        #expect(!text.contains("Learning by subject") && !text.contains("Math facts") && !text.contains("Mistakes"))
        #expect(text.contains("Nothing asks for help at present."))
    }
}
