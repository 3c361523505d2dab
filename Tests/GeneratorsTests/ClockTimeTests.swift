import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Clocks")
struct ClockTimeTests {
    private static let labels = [
        "fullHour": "{hour} o'clock", "halfHour": "half past {hour}",
        "handsFull": "The short hand points to {hour}, the long hand straight up.",
        "handsHalf": "The short hand is between {hour} and {next}.",
        "handsOther": "The short hand is past {hour}, the long one at {mark}.",
    ]

    private func template(_ parameters: ClockTime.Parameters) -> ItemTemplate {
        let mistakes = ClockTime.misconceptions.map { ($0.name, "You chose {given}. Look for \($0.name).") }
        let isRead = parameters.ask == .read
        let text = TextSet(
            prompt: isRead ? "What time is it?" : "Set the clock to {time}.", narration: nil,
            picture: isRead ? "{hands}" : nil, hints: ["Look at the short hand."],
            explanation: "It is {time}, or {digits}.", mistakes: Dictionary(uniqueKeysWithValues: mistakes),
            strategies: [:])
        let parts = TemplateParts(version: 1, things: [], names: [], words: [], labels: Self.labels, texts: [text])
        return ItemTemplate(id: "t", code: nil, TemplateContent<ClockTime>(parts: parts, parameters: ["v": parameters]))
    }

    private func parameters(_ ask: ClockTime.Ask, _ minutes: [Int], options: Int = 4) -> ClockTime.Parameters {
        ClockTime.Parameters(hours: NumberRange(1, 12), minutes: minutes, ask: ask, options: options)
    }

    @Test(
        "every time holds", arguments: ClockTime.Ask.allCases,
        [[0], [30], [0, 30], Array(stride(from: 0, to: 60, by: 5))])
    func items(ask: ClockTime.Ask, minutes: [Int]) {
        for options in 2...4 {
            let result = ItemProof.first.result(of: template(parameters(ask, minutes, options: options)))
            #expect(result.faults == [])
            #expect(result.items >= 12 * minutes.count)
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = ClockTime.Ask.allCases.map { parameters($0, [0, 15, 30]) }
        let digest = GoldenItems.digest(of: variants.map(template) + [try TemplateUnderTest.example("clockTime")])
        #expect(digest == "c0cf16755bb17e51")
    }

    @Test("the right one stands now first, now in the middle, now last")
    func places() {
        #expect(VariantUnderTest.rightPlaces(template(parameters(.read, [0, 30], options: 3))) == [0, 1, 2])
    }

    @Test("who mistakes the hands is told so: half past three is not six o'clock, nor half past four")
    func mistakes() {
        let dress = Dress(labels: Self.labels)
        let fact = ClockTime.Fact(hour: 3, minute: 30, parameters: parameters(.read, [0, 30]))
        guard case .text(let right, let wrong, _) = fact.asked(as: "multipleChoice", in: dress) else { return }
        #expect(right == "half past 3")
        let known = [
            WrongAnswer("half past 4", "hourAfter"), WrongAnswer("3 o'clock", "otherMinutes"),
            WrongAnswer("6 o'clock", "longHandAsHour"), WrongAnswer("half past 2", "hourBefore"),
        ]
        #expect(wrong.count == 3 && wrong.allSatisfy(known.contains))
    }

    @Test("twelve comes after eleven and before one")
    func around() {
        let dress = Dress(labels: Self.labels)
        for (hour, next) in [(11, "12"), (12, "1")] {
            let fact = ClockTime.Fact(hour: hour, minute: 30, parameters: parameters(.read, [30]))
            #expect(fact.values(in: dress)["hands"] == .text("The short hand is between \(hour) and \(next)."))
            #expect(fact.solved(as: "multipleChoice", in: dress) == ["half past \(hour)"])
        }
    }

    @Test("minutes that no clock of this kind has, and twice the same, are told")
    func faults() {
        let found = ClockTime.faults(of: parameters(.read, [0, 7, 0]))
        #expect(found.map(\.pointer) == ["/minutes/1", "/minutes/2"])
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("clockTime", #""ask": "read"}"#, #""ask": "say"}"#)
        }
        #expect(fault?.path == "/clockTime/hours/ask")
    }
}
