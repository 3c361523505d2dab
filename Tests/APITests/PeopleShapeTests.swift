import API
import Household
import JSONRPC
import QuestionKinds
import Shapes
import StrictJSON
import Testing

@Suite struct PeopleShapeTests {
    private func read<Value>(_ shape: Shape<Value>, _ text: String) throws -> Value {
        try shape.read(JSONDocument(scanning: Array(text.utf8)).root)
    }

    @Test func aBirthMonthIsAYearAndAMonth() throws {
        #expect(try read(.birthMonth, #""2019-04""#) == BirthMonth(year: 2019, month: 4))
        #expect(Shape.birthMonth.encode(BirthMonth(year: 2019, month: 4)) == Array(#""2019-04""#.utf8))
    }

    @Test(arguments: [
        #""2019-4""#, #""2019-13""#, #""2019-00""#, #""19-04""#, #""2019/04""#, #""2019-04-01""#, "201904",
        #""+201-04""#,
        #""2019-+4""#,
    ])
    func otherTextsAreNoBirthMonth(text: String) {
        #expect(throws: ShapeFault.self) { try read(Shape.birthMonth, text) }
    }

    @Test(arguments: [
        (#"{"option":"a"}"#, Answer.option("a")), (#"{"tile":"5"}"#, .tile("5")), (#"{"text":"five"}"#, .text("five")),
        (
            #"{"pairs":[{"left":"star","right":"five"},{"left":"moon","right":"three"}]}"#,
            .pairs([MatchedPair(left: "star", right: "five"), MatchedPair(left: "moon", right: "three")])
        ), (#"{"pairs":[]}"#, .pairs([])),
        (#"{"placements":[{"item":"a","zone":"z"}]}"#, .placements([Placement(item: "a", zone: "z")])),
    ])
    func anAnswerHasExactlyOneMember(text: String, answer: Answer) throws {
        #expect(try read(.answer, text) == answer)
        #expect(Shape.answer.encode(answer) == Array(text.utf8))
    }

    @Test(arguments: [
        "{}", #"{"option":"a","text":"b"}"#, #"{"other":1}"#, "5", #""a""#,
        #"{"option":"a","pairs":[]}"#, #"{"pairs":[],"placements":[]}"#, #"{"pairs":{"star":"five"}}"#,
        #"{"pairs":[["star","five"]]}"#, #"{"pairs":[{"left":"star"}]}"#, #"{"pairs":[{"left":"a","right":""}]}"#,
        #"{"pairs":[{"left":"a","right":"b","zone":"c"}]}"#, #"{"placements":[{"left":"a","right":"b"}]}"#,
    ])
    func anythingElseIsNoAnswer(text: String) {
        #expect(throws: ShapeFault.self) { try read(Shape.answer, text) }
    }

    @Test(arguments: [64, 65])
    func anAnswerHasAtMost64PairsOrPlacementsOfShortIDs(count: Int) throws {
        let pairs = (0..<count).map { #"{"left":"l\#($0)","right":"r"}"# }.joined(separator: ",")
        let placements = (0..<count).map { #"{"item":"i\#($0)","zone":"z"}"# }.joined(separator: ",")
        let id = String(repeating: "a", count: count)
        for text in [
            #"{"pairs":[\#(pairs)]}"#, #"{"placements":[\#(placements)]}"#,
            #"{"pairs":[{"left":"\#(id)","right":"r"}]}"#,
            #"{"placements":[{"item":"i","zone":"\#(id)"}]}"#,
        ] {
            if count == 64 {
                #expect(throws: Never.self) { try read(Shape.answer, text) }
            } else {
                #expect(throws: ShapeFault.self) { try read(Shape.answer, text) }
            }
        }
    }

    @Test func everyPublishedLimitHasANameOfItsOwn() {
        let names = PublishedLimits.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(PublishedLimits.all.allSatisfy { $0.value > 0 && !$0.summary.isEmpty })
    }

    @Test func whatAChangeDoesNotNameStays() {
        let profile = ChildProfile(
            id: ChildID(rawValue: "mia"), name: "Mia", avatar: "owl", birth: BirthMonth(year: 2019, month: 4), grade: 1)
        let changed = ChildDetails(avatar: .clear, offersHints: false).applied(to: profile)
        #expect(changed.avatar == nil)
        #expect(changed.grade == 1)
        #expect(!changed.offersHints)
        #expect(changed.offersNarration)
    }
}
