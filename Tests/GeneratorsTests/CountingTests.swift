import Household
import QuestionKinds
import Testing
import Words

@testable import Generators

@Suite("Counting")
struct CountingTests {
    private let template: ItemTemplate

    init() throws { template = try TemplateUnderTest.example("counting") }

    @Test("an item as a child gets it")
    func item() throws {
        let item = try #require(template.content.domain(of: "to5")).item(2, dress: 1, as: "multipleChoice")
        #expect(item.prompt == "How many fish are there?")
        #expect(item.picture?.text.description == "fish, fish, fish")
        #expect(item.hints == ["Point to each fish once as you count.", "Start like this: 1, 2."])
        #expect(item.explanation == "Count them: 1, 2, 3. There are 3 fish.")
        #expect(item.strategy == "subitize")
        let body = try #require(item.body.content(as: MultipleChoice.self))
        #expect(body.options.map(\.text) == ["1", "3", "6"])
        #expect(body.options.first?.explanation?.text == "You said 1. Look for fish that you left out.")
    }

    @Test("one thing is told as one")
    func one() {
        #expect(template.items("to5", as: "count")[0].explanation == "Count them: 1. There is 1 apple.")
    }

    @Test("the items hold for kindergarten too, in every dress and kind")
    func kindergarten() {
        let result = ItemProof.kindergarten.result(of: template)
        #expect(result.faults == [])
        #expect(result.items == (5 + 5 + 10) * 2 * 3)
    }

    @Test("the picture has as many things as there are", arguments: ["to5", "to10", "to20"])
    func pictures(variant: String) throws {
        for dress in 0..<2 {
            for item in template.items(variant, as: "count", dress: dress) {
                let picture = try #require(item.picture)
                let number = try #require(item.body.content(as: Count.self)?.answer)
                #expect(DrawnThings.count(picture) == number)
                #expect(picture.text.description.split(separator: ",").count == number)
            }
        }
    }

    @Test("the right number is the smallest, in the middle and the largest of its options")
    func places() {
        let places = template.items("to20", as: "multipleChoice").compactMap { item in
            item.body.content(as: MultipleChoice.self).flatMap { body in
                body.options.firstIndex { $0.id == body.correct }
            }
        }
        #expect(Set(places).count >= 3)
    }
}

/// Counts what is drawn.
enum DrawnThings {
    static func count(_ picture: Picture) -> Int? {
        if let rows = picture.content(as: RowsPicture.self) {
            return rows.rows.reduce(0) { $0 + $1.count - $1.crossedOut }
        }
        if let scattered = picture.content(as: ScatteredPicture.self) {
            return scattered.groups.reduce(0) { $0 + $1.count }
        }
        if let frames = picture.content(as: TenFramesPicture.self) {
            return frames.count + frames.added <= 10 * frames.frames ? frames.count + frames.added : nil
        }
        return nil
    }
}
