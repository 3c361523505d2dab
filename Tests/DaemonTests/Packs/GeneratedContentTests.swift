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

    @Test("a lesson asks no fact twice, and its questions follow from the seed alone", arguments: lessons)
    func draws(installed: InstalledLesson) throws {
        for seed in [1, 7, 1 << 60] as [UInt64] {
            let drawn = try #require(DrawnLesson(installed, seed: seed))
            let again = try #require(DrawnLesson(installed, seed: seed))
            let questions = installed.lesson.questions.compactMap(drawn.question)
            #expect(questions.count == installed.lesson.questions.count)
            #expect(questions == installed.lesson.questions.compactMap(again.question))
            let shown = Set(questions.map { "\($0.prompt) \($0.body) \(String(describing: $0.picture))" })
            #expect(shown.count == questions.count, "\(installed.lesson.id)")
        }
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
