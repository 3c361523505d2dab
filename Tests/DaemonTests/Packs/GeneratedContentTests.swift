import Generators
import Household
import QuestionKinds
import Testing

@testable import Packs

/// All that the templates of the shipped packs can ask.
@Suite("Generated content")
struct GeneratedContentTests {
    /// A template with the lessons that use it.
    struct Use: Sendable, CustomTestStringConvertible {
        var template: ItemTemplate
        var tier: AgeTier
        var testDescription: String { template.id }
    }

    private static let lessons = EmbeddedPacks.all.flatMap(\.installed)
    /// Lessons that teach so little that some of it comes again: there are ten doubles, and four coins. Of a hundred questions
    /// so many at most were seen before.
    private static let small: [LessonID: Int] = [
        // The first lesson of all; trials of every kind play it again and again.
        "counting-objects": 100,
        "k-measure-3": 100, "g1-doubles-1": 60, "k-coins-2": 60, "g1-fractions-2": 55, "g1-fractions-4": 55,
        "k-number-names-1": 55, "g1-shapes-3": 50, "k-coins-3": 45, "k-number-names-2": 45, "k-solids-3": 45,
        "g1-doubles-2": 40, "g1-shapes-4": 40, "g1-tens-count-1": 40, "g1-tens-count-2": 40, "k-ordinals-3": 40,
        "k-skip-count-3": 40, "k-solids-2": 40, "k-teens-3": 40, "g1-shapes-2": 35, "g1-clock-2": 30,
        "g1-clock-3": 30, "g1-equal-2": 30, "g1-fractions-3": 30, "k-fluency-3": 30, "k-number-names-3": 30,
        "k-parts-1": 30, "k-shapes-3": 30, "k-skip-count-1": 30, "k-skip-count-2": 30, "k-count-to-100-1": 25,
        "k-skip-count-4": 25,
    ]
    private static let uses: [Use] = {
        var found: [String: Use] = [:]
        for installed in lessons {
            for template in installed.content?.lesson.templates ?? [] {
                found["\(installed.pack) \(template.id)"] = Use(template: template, tier: installed.lesson.tier)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }()

    @Test(
        "every item of every template holds: answerable, one right answer, feedback, hints, picture, reading budget",
        arguments: uses)
    func items(use: Use) {
        let isYoung = use.tier == .preschool
        let proof = ItemProof(
            audience: Audience(tier: use.tier, grade: isYoung ? .kindergarten : .first),
            budget: isYoung ? .kindergarten : .first, most: 2_000)
        let result = proof.result(of: use.template)
        #expect(result.items > 0)
        #expect(result.faults.isEmpty, "\(result.faults)")
    }

    @Test("the questions of a lesson follow from the seed and how often it was done", arguments: lessons)
    func draws(installed: InstalledLesson) throws {
        for seed in [1, 7, 1 << 60] as [UInt64] {
            let drawn = try #require(DrawnLesson(installed, seed: seed))
            let again = try #require(DrawnLesson(installed, seed: seed))
            for plays in 0...2 {
                let plan = ActivityPlan(of: drawn, after: plays).questions
                let questions = plan.compactMap(drawn.question)
                #expect(questions.count == plan.count && plan.count == installed.lesson.asked)
                #expect(plan == ActivityPlan(of: again, after: plays).questions)
                #expect(questions == plan.compactMap(again.question))
            }
        }
    }

    @Test(
        "a lesson that is done again asks what was not seen before, and at one time nothing twice", arguments: lessons)
    func repeats(installed: InstalledLesson) {
        let repeats = LessonRepeats(of: installed)
        #expect(repeats.twice == 0)
        #expect(repeats.seenPercent <= (Self.small[installed.lesson.id] ?? 15), "\(repeats.seenPercent)")
    }

    @Test("of all that is asked at the second and the third time at most 15 percent was seen before")
    func repeatsOfAll() {
        let seen = Self.lessons.map { LessonRepeats(of: $0).seenPercent }
        #expect(seen.reduce(0, +) <= 15 * seen.count)
    }

    @Test("another seed asks other items")
    func seeds() throws {
        let changing = try Self.lessons.filter { installed in
            let one = try #require(DrawnLesson(installed, seed: 1))
            let two = try #require(DrawnLesson(installed, seed: 2))
            return installed.lesson.questions.contains { one.question($0) != two.question($0) }
        }
        let generated = Self.lessons.filter { $0.content?.lesson.generated.isEmpty == false }
        #expect(changing.count == generated.count && generated.count > 80)
    }
}

extension InstalledLesson: CustomTestStringConvertible {
    public var testDescription: String { lesson.id.rawValue }
}
