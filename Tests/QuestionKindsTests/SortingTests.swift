import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Sorting")
struct SortingTests {
    private static let items = ["mouse", "cat", "dog", "horse"].map {
        ChoiceOption(id: $0, text: $0, image: nil, explanation: $0 == "dog" ? "Is a dog bigger than that?" : nil)
    }
    private static let bySize = Sorting(items: items, solved: .order(["mouse", "cat", "dog", "horse"]))
    private static let bins = Sorting(
        items: items,
        solved: .bins(
            ["small", "big"].map { ChoiceOption(id: $0, text: $0, image: nil, explanation: nil) },
            [
                Placement(item: "mouse", zone: "small"), Placement(item: "cat", zone: "small"),
                Placement(item: "dog", zone: "big"), Placement(item: "horse", zone: "big"),
            ]))

    private func order(_ ids: String...) -> Answer { Answer(ItemOrder(ids)) }

    @Test("only the whole order is right; feedback counts the beginning and names the first item that is wrong")
    func orders() throws {
        #expect(try Self.bySize.grade(order("mouse", "cat", "dog", "horse"), tier: .elementary).isRight)
        let second = try Self.bySize.grade(order("mouse", "dog", "cat", "horse"), tier: .elementary)
        #expect(
            second
                == Grading(
                    isRight: false,
                    feedback: Saying("feedback.sorted", ["right": 1]) + Saying(told: "Is a dog bigger than that?"),
                    rightParts: ["mouse", "horse"]))
        let third = try Self.bySize.grade(order("mouse", "cat", "horse", "dog"), tier: .elementary)
        #expect(third.feedback == "The first 2 are right. Let’s look at “horse” again.")
        let first = try Self.bySize.grade(order("horse", "cat", "dog", "mouse"), tier: .elementary)
        #expect(first.feedback == "Look at the first one. Let’s look at “horse” again.")
    }

    @Test("every permutation but one is wrong")
    func permutations() throws {
        var count = 0
        for ids in permutations(of: Self.items.map(\.id)) {
            if try Self.bySize.grade(Answer(ItemOrder(ids)), tier: .preschool).isRight { count += 1 }
        }
        #expect(count == 1)
    }

    @Test("items into bins are graded like things put away")
    func binned() throws {
        guard case .bins(_, var placements) = Self.bins.solved else { return }
        #expect(try Self.bins.grade(.placements(placements.reversed()), tier: .elementary).isRight)
        placements[0].zone = "big"
        let wrong = try Self.bins.grade(.placements(placements), tier: .elementary)
        #expect(wrong.feedback == "3 of 4 are in the right place. Let’s look at “mouse” again.")
    }

    @Test("what names an item twice, none or a stranger costs no attempt")
    func shapes() {
        for answer in [
            order("mouse", "cat", "dog"), order("mouse", "mouse", "dog", "horse"),
            order("mouse", "cat", "dog", "cow"), order(), order("mouse", "cat", "dog", "horse", "horse"),
            .placements([]),
        ] {
            #expect(throws: AnswerShapeFault.self) { try Self.bySize.grade(answer, tier: .elementary) }
        }
        #expect(throws: AnswerShapeFault.self) {
            try Self.bins.grade(order("mouse", "cat", "dog", "horse"), tier: .elementary)
        }
    }

    @Test("the right order tells, another does not")
    func telling() {
        #expect(Self.bySize.isTelling(["mouse", "cat", "dog", "horse"]))
        #expect(!Self.bySize.isTelling(["cat", "mouse", "dog", "horse"]))
        #expect(Self.bins.isTelling(["cat", "mouse", "horse", "dog"]))
        #expect(!Self.bins.isTelling(["dog", "cat", "mouse", "horse"]))
    }

    @Test(
        "an order that does not name each item once is a fault",
        arguments: [["mouse"], ["mouse", "mouse", "dog", "horse"], ["mouse", "cat", "dog", "cow"]])
    func faults(ids: [String]) {
        let sorting = Sorting(items: Self.items, solved: .order(ids))
        let faults = sorting.faults(for: Audience(tier: .elementary, grade: nil))
        #expect(faults.map(\.pointer) == ["/order"])
    }

    @Test("a pack has either an order or bins with placements", arguments: [Self.bySize, Self.bins])
    func pack(sorting: Sorting) throws {
        let text = Sorting.pack.encode(sorting)
        #expect(try Sorting.pack.read(JSONDocument(scanning: text).root) == sorting)
    }

    @Test(
        "neither and both are refused",
        arguments: [
            #"{"items":[]}"#, #"{"items":[],"order":[],"bins":[]}"#, #"{"items":[],"bins":[]}"#,
            #"{"items":[],"order":[],"bins":[],"placements":[]}"#,
        ])
    func eitherOr(text: String) {
        #expect(throws: ShapeFault.self) { try Sorting.pack.read(JSONDocument(scanning: Array(text.utf8)).root) }
    }

    @Test("a view has bins only where there are some")
    func views() {
        #expect(Self.bySize.view(order: ["cat", "dog", "horse", "mouse"]).zones == nil)
        #expect(Self.bins.view(order: ["cat", "dog", "horse", "mouse"]).zones?.map(\.id) == ["small", "big"])
        #expect(Self.bySize.view(order: ["cat", "dog"]).items.map(\.id) == ["cat", "dog"])
    }

    private func permutations(of ids: [String]) -> [[String]] {
        guard let first = ids.first else { return [[]] }
        return permutations(of: Array(ids.dropFirst())).flatMap { rest in
            (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
        }
    }
}
