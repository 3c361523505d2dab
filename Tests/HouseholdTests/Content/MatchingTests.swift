import QuestionKinds
import Testing
import Words

@testable import Household

struct MatchingTests {
    private static let body = PackFixture.fourPairs

    /// An answer with the named tiles on the right, for bird, fish, bee and dog.
    private static func answer(_ right: String...) -> Answer {
        .pairs(zip(body.left, right).map { MatchedPair(left: $0.id, right: $1) })
    }

    @Test("All pairs are right, in whatever order they are named")
    func right() throws {
        #expect(try Self.body.grade(.pairs(Self.body.pairs), tier: .preschool) == Grading(isRight: true))
        #expect(try Self.body.grade(.pairs(Self.body.pairs.reversed()), tier: .preteen) == Grading(isRight: true))
    }

    @Test("Of all ways to give each tile a partner one is right")
    func allWays() throws {
        var right = 0
        for order in permutations(of: Self.body.right.map(\.id)) {
            let pairs = zip(Self.body.left, order).map { MatchedPair(left: $0.id, right: $1) }
            let isSolution = order == ["nest", "lake", "hive", "kennel"]
            let grading = try Self.body.grade(.pairs(pairs), tier: .elementary)
            #expect(grading.isRight == isSolution)
            #expect((grading.feedback == nil) == isSolution)
            right += grading.isRight ? 1 : 0
        }
        #expect(right == 1)
    }

    @Test(
        "What is said tells how many go together, and the first tile that does not",
        arguments: [
            (answer("lake", "nest", "hive", "kennel"), "2 of 4 pairs go together. Let’s look at “Bird” again."),
            (answer("nest", "hive", "lake", "kennel"), "2 of 4 pairs go together. A fish swims all day."),
            (answer("lake", "hive", "nest", "kennel"), "1 of 4 pairs goes together. Let’s look at “Bird” again."),
            (answer("lake", "nest", "kennel", "hive"), "No pair goes together yet. Let’s begin with Bird."),
        ])
    func feedback(answer: Answer, words: String) throws {
        #expect(try Self.body.grade(answer, tier: .preschool).feedback == words)
    }

    @Test("What is said never names the tile that would be right")
    func feedbackKeepsTheSolution() throws {
        for order in permutations(of: Self.body.right) {
            let pairs = zip(Self.body.left, order).map { MatchedPair(left: $0.id, right: $1.id) }
            let words = try Self.body.grade(.pairs(pairs), tier: .preschool).feedback?.description ?? ""
            for tile in Self.body.right { #expect(!words.contains(tile.text)) }
        }
    }

    @Test("A long tile is not repeated whole")
    func longTiles() throws {
        var body = Self.body
        body.left[0].text = String(repeating: "long ", count: 40)
        let words = try #require(try body.grade(Self.answer("lake", "nest", "hive", "kennel"), tier: .preteen).feedback)
        #expect(words.description.count < 95)
    }

    @Test(
        "What cannot be judged is told, and what would do instead",
        arguments: [
            (Answer.option("nest"), "pairs"), (.tile("Nest"), "pairs"), (.text("Nest"), "pairs"),
            (.placements([Placement(item: "bird", zone: "nest")]), "pairs"),
            (.pairs([]), "4 are missing"), (.pairs(Array(body.pairs.dropLast())), "1 are missing"),
            (.pairs(body.pairs + [body.pairs[0]]), "only 4"),
            (.pairs(body.pairs.dropLast() + [body.pairs[0]]), "twice"),
            (answer("nest", "lake", "hive", "hive"), "on the right is named twice"),
            (answer("nest", "lake", "hive", "dog"), "no tile on the right"),
            (answer("nest", "lake", "hive", ""), "no tile on the right"),
            (.pairs(body.pairs.dropLast() + [MatchedPair(left: "cat", right: "kennel")]), "no tile on the left"),
            (.pairs(body.pairs.dropLast() + [MatchedPair(left: "kennel", right: "dog")]), "no tile on the left"),
            (.pairs(body.pairs.dropLast() + [MatchedPair(left: "DOG", right: "kennel")]), "no tile on the left"),
        ] as [(Answer, String)])
    func wrongShapes(answer: Answer, words: String) {
        #expect { try Self.body.grade(answer, tier: .elementary) } throws: { error in
            (error as? AnswerShapeFault)?.reason.contains(words) == true
        }
    }

    @Test("A view holds the left side as written, and the right side in the order of the presentation")
    func view() {
        let order = ["hive", "nest", "kennel", "lake"]
        let view = Self.body.view(order: order)
        let (left, right) = (view.left, view.right)
        #expect(left.map(\.text) == ["Bird", "Fish", "Bee", "Dog"])
        #expect(right.map(\.id) == order)
        #expect(right.map(\.text) == ["Hive", "Nest", "Kennel", "Lake"])
    }
}

/// All orders of a list.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
        var rest = elements
        let first = rest.remove(at: index)
        return permutations(of: rest).map { [first] + $0 }
    }
}
