import QuestionKinds
import Testing
import Words

@testable import Household

struct DragAndDropTests {
    private static let body = PackFixture.fourItems

    /// An answer with the named zones for apple, pear, leek and carrot.
    private static func answer(_ zones: String...) -> Answer {
        .placements(zip(body.items, zones).map { Placement(item: $0.id, zone: $1) })
    }

    @Test("All placements are right, in whatever order they are named")
    func right() throws {
        #expect(try Self.body.grade(.placements(Self.body.placements), tier: .preschool) == Grading(isRight: true))
        let reversed = Answer.placements(Self.body.placements.reversed())
        #expect(try Self.body.grade(reversed, tier: .preteen) == Grading(isRight: true))
    }

    @Test("Of all ways to put the items away one is right")
    func allWays() throws {
        var right = 0
        for ways in 0..<16 {
            let zones = (0..<4).map { ways >> $0 & 1 == 0 ? "fruit" : "vegetables" }
            let placements = zip(Self.body.items, zones).map { Placement(item: $0.id, zone: $1) }
            let isSolution = zones == ["fruit", "fruit", "vegetables", "vegetables"]
            let grading = try Self.body.grade(.placements(placements), tier: .elementary)
            #expect(grading.isRight == isSolution)
            #expect((grading.feedback == nil) == isSolution)
            right += grading.isRight ? 1 : 0
        }
        #expect(right == 1)
    }

    @Test(
        "What is said tells how many are in their place, and the first that is not",
        arguments: [
            (
                answer("fruit", "fruit", "fruit", "vegetables"),
                "3 of 4 are in the right place. Let’s look at “Leek” again."
            ),
            (
                answer("fruit", "vegetables", "vegetables", "vegetables"),
                "3 of 4 are in the right place. A pear grows on a tree and is sweet."
            ),
            (
                answer("fruit", "vegetables", "fruit", "fruit"),
                "1 of 4 is in the right place. A pear grows on a tree and is sweet."
            ),
            (
                answer("vegetables", "vegetables", "fruit", "fruit"),
                "Nothing is in the right place yet. Let’s begin with Apple."
            ),
        ])
    func feedback(answer: Answer, words: String) throws {
        #expect(try Self.body.grade(answer, tier: .preschool).feedback == words)
    }

    @Test(
        "What cannot be judged is told, and what would do instead",
        arguments: [
            (Answer.option("fruit"), "placements"), (.tile("Fruit"), "placements"), (.text("Fruit"), "placements"),
            (.pairs([MatchedPair(left: "apple", right: "fruit")]), "placements"),
            (.placements([]), "4 are missing"), (.placements(Array(body.placements.dropLast())), "1 are missing"),
            (.placements(body.placements + [body.placements[0]]), "only 4"),
            (.placements(body.placements.dropLast() + [body.placements[0]]), "twice"),
            (.placements(body.placements.dropLast() + [Placement(item: "apple", zone: "vegetables")]), "twice"),
            (answer("fruit", "fruit", "vegetables", "carrot"), "no zone"),
            (answer("fruit", "fruit", "vegetables", ""), "no zone"),
            (.placements(body.placements.dropLast() + [Placement(item: "plum", zone: "fruit")]), "no item"),
        ] as [(Answer, String)])
    func wrongShapes(answer: Answer, words: String) {
        #expect { try Self.body.grade(answer, tier: .elementary) } throws: { error in
            (error as? AnswerShapeFault)?.reason.contains(words) == true
        }
    }

    @Test("A view holds the items in the order of the presentation, and the zones as written")
    func view() {
        let order = ["leek", "apple", "carrot", "pear"]
        let view = Self.body.view(order: order)
        let (items, zones) = (view.items, view.zones)
        #expect(items.map(\.text) == ["Leek", "Apple", "Carrot", "Pear"])
        #expect(zones.map(\.id) == ["fruit", "vegetables"])
    }

    @Test("An order tells the answer when the items lie zone by zone in the order of the zones")
    func tellingOrders() {
        #expect(Self.body.isTelling(["apple", "pear", "leek", "carrot"]))
        #expect(Self.body.isTelling(["pear", "apple", "carrot", "leek"]))
        #expect(!Self.body.isTelling(["apple", "leek", "pear", "carrot"]))
        #expect(!Self.body.isTelling(["leek", "carrot", "apple", "pear"]))
    }
}
