import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Pattern")
struct PatternTests {
    private static let tiles = ["sun", "moon", "star"].map {
        ChoiceOption(
            id: $0, text: $0, image: nil, explanation: $0 == "star" ? "There is no star in this pattern." : nil)
    }
    private static let end = Pattern(
        tiles: tiles,
        sequence: ["sun", "moon", "sun", "moon"].map { Pattern.Element($0) } + [Pattern.Element("sun", isMissing: true)]
    )
    private static let middle = Pattern(
        tiles: tiles,
        sequence: [
            Pattern.Element("sun"), Pattern.Element("sun", isMissing: true), Pattern.Element("moon", isMissing: true),
            Pattern.Element("sun"), Pattern.Element("sun"), Pattern.Element("moon"),
        ])

    @Test("only the missing tiles in their order are right")
    func elements() throws {
        let checks = KindChecks(content: Self.end)
        for id in ["sun", "moon", "star"] { #expect(try checks.isRight(.elements([id])) == (id == "sun")) }
        #expect(try checks.feedback(.elements(["star"])) == "There is no star in this pattern.")
        let two = KindChecks(content: Self.middle)
        #expect(try two.isRight(.elements(["sun", "moon"])))
        #expect(
            try two.feedback(.elements(["moon", "sun"]))
                == "You chose moon. Say the pattern aloud from the beginning.")
    }

    @Test("a tile for each gap, and only tiles that are there")
    func shapes() {
        let checks = KindChecks(content: Self.middle)
        #expect(checks.refusal(.elements(["sun"])) == "name a tile for each gap of the pattern; there are 2 in it")
        #expect(
            checks.refusal(.elements(["sun", "cloud"])) == "there is no tile with this id; take those of the question")
        #expect(checks.refusal(.option("sun")) != nil)
    }

    @Test("the view shows no tile where a gap is; one gap has a right place, two have none")
    func view() {
        let view = Self.middle.view(order: ["moon", "sun", "star"])
        #expect(view.sequence.map(\.tile) == ["sun", nil, nil, "sun", "sun", "moon"])
        #expect(view.tiles.map(\.id) == ["moon", "sun", "star"])
        #expect(Self.end.rightChoice == "sun")
        #expect(Self.middle.rightChoice == nil)
        #expect(ChosenElements(["sun"]).choice == "sun")
        #expect(ChosenElements(["sun", "moon"]).choice == nil)
    }

    @Test("tiles in the order of several gaps tell, others do not; of one gap the place is looked after")
    func telling() {
        let missing = Self.middle.missing
        let others = Self.middle.choices.filter { !missing.contains($0) }
        #expect(Self.middle.isTelling(missing + others))
        #expect(!Self.middle.isTelling(others + missing))
        #expect(!Self.end.isTelling(Self.end.missing + others))
    }

    @Test("a pattern without a gap, without anything else, or of unknown tiles is at fault")
    func faults() {
        #expect(KindChecks(content: Self.end).places == [])
        let whole = Pattern(tiles: Self.tiles, sequence: ["sun", "moon", "sun"].map { Pattern.Element($0) })
        #expect(KindChecks(content: whole).places == ["/sequence"])
        let gaps = Pattern(
            tiles: Self.tiles, sequence: ["sun", "moon", "sun"].map { Pattern.Element($0, isMissing: true) })
        #expect(KindChecks(content: gaps).places == ["/sequence"])
        let unknown = Pattern(
            tiles: Self.tiles, sequence: [Pattern.Element("sun"), Pattern.Element("cloud", isMissing: true)])
        #expect(KindChecks(content: unknown).places == ["/sequence", "/sequence/1/tile"])
    }
}
