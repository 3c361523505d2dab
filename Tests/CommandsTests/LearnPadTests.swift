import Household
import QuestionKinds
import Testing
import Words

@testable import Commands

/// Every kind of question is answered by keys; what does not fit is never sent.
@Suite struct LearnPadTests {
    /// What is typed for the example of a kind.
    struct Case: Sendable {
        var right: String
        var wrong: String
        /// Keys that are no answer, with Enter at the end.
        var nonsense: String
    }

    /// For the example of each kind (`rpc-spec/questions.md`), with its choices in the order of the pack.
    static let cases: [String: Case] = [
        "multipleChoice": Case(right: "8⏎", wrong: "a⏎", nonsense: "9z%⏎"),
        "fillInBlank": Case(right: "a⏎", wrong: "b⏎", nonsense: "x⏎"),
        "matching": Case(right: "a2b1⏎", wrong: "12⏎", nonsense: "a9⏎"),
        "dragAndDrop": Case(right: "a1b2⏎", wrong: "22⏎", nonsense: "a7⏎"),
        "yesNo": Case(right: "y⏎", wrong: "n⏎", nonsense: "k⏎"),
        "sorting": Case(right: "cab⏎", wrong: "abc⏎", nonsense: "zz⏎"),
        "pattern": Case(right: "a⏎", wrong: "b⏎", nonsense: "z9⏎"),
        "count": Case(right: "5⏎", wrong: "6⏎", nonsense: "99⏎"),
        "numberLine": Case(right: "→→→→⏎", wrong: "→→→⏎", nonsense: "⏎"),
        "baseTenBlocks": Case(right: "3⇥4⏎", wrong: "4⇥3⏎", nonsense: "xyz⏎"),
        "measure": Case(right: "7⏎", wrong: "8⏎", nonsense: "⏎"),
        "clock": Case(right: "3:30⏎", wrong: "6:00⏎", nonsense: "3:45⏎"),
        "coins": Case(right: "abc⏎", wrong: "aa⏎", nonsense: "z⏎"),
        "fractionShading": Case(right: "ab⏎", wrong: "a⏎", nonsense: "9⏎"),
        "barGraph": Case(right: "3⇥2⏎", wrong: "2⇥3⏎", nonsense: "⏎"),
        "drawing": Case(right: " →→ ⏎", wrong: "p", nonsense: "⏎"),
        "audioResponse": Case(right: "moo⏎", wrong: "baa⏎", nonsense: "⎋"),
    ]

    private static let kinds = QuestionKinds.all.map { $0.kind.rawValue }

    /// What an answer to the example of a kind is worth; nil when nothing was sent.
    private static func grade(_ kind: String, _ typed: String) throws -> (grading: Grading?, told: [Saying]) {
        for definition in QuestionKinds.all where definition.kind.rawValue == kind {
            return try grade(definition, typed)
        }
        return (nil, [])
    }

    private static func grade<Kind: QuestionKindDefinition>(
        _ kind: Kind.Type, _ typed: String
    ) throws -> (grading: Grading?, told: [Saying]) {
        let content = kind.example.content
        var pad = AnswerPads.pad(for: QuestionBody(content).view(order: content.choices), of: .lesson, on: .english)
        let (sent, told) = pad.type(typed)
        return (try sent.map { try content.grade($0, tier: .elementary) }, told)
    }

    private static func clock(asksHalf: Bool) throws -> ClockPad {
        let clock = Clock(hour: 8, minute: 0, step: 5, isDigital: true, asksHalf: asksHalf)
        return ClockPad(try #require(QuestionBody(clock).view(order: []).shown(as: Clock.View.self)))
    }

    @Test("There is a case for every kind")
    func complete() { #expect(Set(Self.cases.keys) == Set(Self.kinds)) }

    @Test("A right answer is sent by keys, and kidd grades it as right", arguments: kinds)
    func right(kind: String) throws {
        let grading = try #require(try Self.grade(kind, Self.cases[kind]?.right ?? "").grading)
        #expect(grading.isRight || grading == .participated)
    }

    @Test("A wrong answer is sent, too: the pad knows no answer", arguments: kinds)
    func wrong(kind: String) throws {
        let grading = try #require(try Self.grade(kind, Self.cases[kind]?.wrong ?? "").grading)
        #expect(!grading.isRight || grading == .participated)
    }

    @Test("What is no answer is never sent, and a kind word says what is", arguments: kinds)
    func nonsense(kind: String) throws {
        let (grading, told) = try Self.grade(kind, #require(Self.cases[kind]).nonsense)
        #expect(grading == nil)
        if kind != "audioResponse" { #expect(!told.isEmpty) }
    }

    @Test("Random keys are never refused by kidd for their form", arguments: kinds)
    func random(kind: String) throws {
        let all = Array("abcdefgpm0123456789: -+⇥⌫↑↓←→⏎")
        var seed: UInt64 = 7
        for _ in 0..<300 {
            var typed = ""
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                typed.append(all[Int(seed >> 33) % all.count])
            }
            // `grade` throws what the form of an answer has wrong.
            _ = try Self.grade(kind, typed + "⏎")
        }
    }

    @Test("What was right in a try before stays, and is sent again with the rest")
    func stays() {
        let left = ["a", "b", "c"].map { OptionView(id: $0, text: $0, image: nil) }
        let right = ["x", "y", "z"].map { OptionView(id: $0, text: $0, image: nil) }
        var pad = PairingPad(.pairs, items: left, targets: right, stays: ["a": "y"])
        #expect(pad.type("a1").told == [Saying("kidctl.learn.tell.stays")])
        #expect(pad.type("b1c3⏎").sent?.given(as: MatchedPairs.self)?.pairs.first == MatchedPair(left: "a", right: "y"))
    }

    @Test("Items are moved with the space bar and the arrows")
    func moved() {
        var pad = OrderPad(["a", "b", "c"].map { OptionView(id: $0, text: $0, image: nil) })
        #expect(pad.type(" ↓↓⏎").sent?.given(as: ItemOrder.self)?.ids == ["b", "c", "a"])
    }

    @Test("An order that nobody has touched is sent with the second Enter alone")
    func untouched() {
        var pad = OrderPad(["a", "b"].map { OptionView(id: $0, text: $0, image: nil) })
        #expect(pad.type("⏎").sent == nil)
        #expect(pad.type("⏎").sent != nil)
    }

    @Test("Digits choose the option that is this number, not the one at this place")
    func numbers() {
        var pad = ChoicePad(["12", "1", "3"].map { ($0, nil, .option($0)) })
        #expect(pad.type("1⏎").sent == .option("1"))
        #expect(pad.type("12⏎").sent == .option("12"))
        #expect(pad.type("3⏎").sent == .option("3"))
    }

    @Test("Of texts that begin with a number it chooses, if it is no other's")
    func beginnings() {
        var pad = ChoicePad(["10 cents", "1 cent", "3:00", "3:30"].map { ($0, nil, .option($0)) })
        #expect(pad.type("1⏎").sent == .option("1 cent"))
        #expect(pad.type("10⏎").sent == .option("10 cents"))
        #expect(pad.type("3⏎").sent == nil)
        #expect(pad.type("d⏎").sent == .option("3:30"))
    }

    @Test("In a sprint a letter answers at once; so does a number that is whole")
    func quick() {
        var pad = ChoicePad(["12", "7", "1"].map { ($0, nil, .option($0)) }, isQuick: true)
        #expect(pad.type("b").sent == .option("7"))
        #expect(pad.type("7").sent == .option("7"))
        #expect(pad.type("1").sent == nil)
        #expect(pad.type("2").sent == .option("12"))
    }

    @Test(
        "A time may be written in many ways",
        arguments: [("3:45", 3, 45), ("345", 3, 45), ("3.45", 3, 45), ("12:05", 12, 5), ("7", 7, 0), ("7:", 7, 0)])
    func times(typed: String, hour: Int, minute: Int) throws {
        var pad = try Self.clock(asksHalf: false)
        #expect(pad.type(typed + "⏎").sent == Answer(ClockReading(hour: hour, minute: minute)))
    }

    @Test("A half of the day is asked for until it is there")
    func half() throws {
        var pad = try Self.clock(asksHalf: true)
        #expect(pad.type("8:00⏎").told == [Saying("kidctl.learn.tell.half")])
        #expect(pad.type("pm⏎").sent == Answer(ClockReading(hour: 8, minute: 0, half: .pm)))
    }
}
