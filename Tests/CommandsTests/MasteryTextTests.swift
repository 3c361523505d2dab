import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct MasteryTextTests {
    private let page = Page(terminal: Terminal(width: 100, hasColour: false), zone: .utc)
    private let at = Instant(milliseconds: 1_795_287_430_000)

    private func entry(_ medal: SkillMastery.Medal, _ state: SkillMastery.State?, due: Day? = nil) -> MasteryList.Entry
    {
        MasteryList.Entry(
            skill: "k.count", title: "Count things", subject: "math", medal: medal, percent: 80, masteredAt: nil,
            state: state, answers: state == nil ? nil : 12, due: due)
    }

    @Test("The list names medal, best result and state; --begun leaves out what was never tried")
    func list() {
        let day = Day(number: 20_781)
        let result = MasteryList.Result(entries: [
            entry(.gold, .reviewing, due: day), entry(.none, .notStarted), entry(.bronze, nil),
        ])
        let all = ListMastery.text(result, onlyBegun: false, page)
        #expect(all.contains("gold") && all.contains("80 %") && all.contains("due again"))
        #expect(all.contains("24 November 2026") && all.contains("not started"))
        #expect(all.split(separator: "\n").count == 4)
        #expect(ListMastery.text(result, onlyBegun: true, page).split(separator: "\n").count == 3)
        #expect(all.contains("–") && !all.contains("kidctl parent unlock"))
        let asChild = ListMastery.text(MasteryList.Result(entries: [entry(.gold, nil)]), onlyBegun: true, page)
        #expect(asChild.contains("see them after kidctl parent unlock"))
        let again = ListMastery.text(MasteryList.Result(entries: [entry(.gold, .learning)]), onlyBegun: true, page)
        #expect(again.contains("learning again"))
        let none = MasteryList.Result(entries: [entry(.none, .notStarted)])
        #expect(ListMastery.text(none, onlyBegun: true, page) == "No skill was tried yet.\n")
    }

    @Test("The explanation shows the very answers of each window") func explain() {
        let answers = [100, 90].enumerated().map { place, percent in
            MasteryExplain.Answer(
                known: MasteryAnswer(
                    presentation: PresentationID("a7", place + 1), question: QuestionID(rawValue: "q\(place)"),
                    percent: percent, hints: place, at: at), prompt: place == 0 ? nil : "How many?\n🐟🐟",
                mistake: place == 0 ? nil : .offByOne)
        }
        let day = Day(number: 20_778)
        let text = ExplainMastery.text(
            MasteryExplain.Result(
                skill: "k.count", title: "Count things", state: .mastered, percent: 95, rubric: .standard,
                reached: [MasteryExplain.Window(activity: "a7", day: day, answers: answers)], last: answers, due: day,
                say: Saying(told: "Mia can count.")), page)
        #expect(text.hasPrefix("Count things\n"))
        #expect(text.contains("Mia can count."))
        #expect(text.contains("Reached on 21 November 2026, with 95 %:"))
        #expect(text.contains("q0") && text.contains("How many? 🐟🐟") && text.contains("90 %"))
        #expect(text.contains("WHAT WAS SEEN") && text.contains("one too many or one"))
        // They are the last ones as well.
        #expect(!text.contains("q1") && !text.contains("The last answers:"))
        #expect(text.contains("To be looked at again from 21 November 2026 on."))
    }

    @Test(
        "The first answers that a report counts are shown, the wrong ones marked, and how many are too old to be shown")
    func counted() {
        let answers = [0, 100, 90].enumerated().map { place, percent in
            MasteryExplain.Answer(
                known: MasteryAnswer(
                    presentation: PresentationID("a7", place + 1), question: QuestionID(rawValue: "q\(place)"),
                    percent: percent, hints: 0, at: at), prompt: "Number \(place)?")
        }
        let text = ExplainMastery.text(
            MasteryExplain.Result(
                skill: "k.count", title: "Count things", state: .learning, percent: 95, rubric: .standard,
                reached: [], last: Array(answers.suffix(2)), due: nil, say: Saying(told: "Mia has begun."),
                recentShare: Accuracy(right: 6, of: 10), recent: answers), page)
        #expect(text.contains("Wrong at first: 4 of the last 10 answers. The report counts these:"))
        #expect(text.contains("7 of them are too old to be shown."))
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("✗") && $0.contains("Number 0?") })
        #expect(lines.count { $0.hasPrefix("✓") } == 2)
        // The last ones are among them.
        #expect(!text.contains("The last answers:"))
    }

    @Test("Reviews are told with their day, and that it has come") func reviews() {
        #expect(ListReviews.text(MasteryReviews.Result(reviews: []), page).hasPrefix("No skill is mastered now"))
        let day = Day(number: 20_781)
        let entries = [false, true].map {
            MasteryReviews.Entry(skill: "k.count", title: "Count things", due: day, isDue: $0)
        }
        let lines = ListReviews.text(MasteryReviews.Result(reviews: entries), page).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(!lines[1].contains("now") && lines[2].contains("now"))
    }
}
