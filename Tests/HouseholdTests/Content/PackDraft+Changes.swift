import QuestionKinds

@testable import Household

// What spoils a valid pack is written with these.
extension PackDraft {
    mutating func lesson(_ index: Int = 0, _ change: (inout Lesson) -> Void) {
        change(&lessons[index].lesson)
    }

    mutating func question(_ index: Int, of lesson: Int = 0, _ change: (inout Question) -> Void) {
        change(&lessons[lesson].lesson.questions[index])
    }

    mutating func choice(_ change: (inout MultipleChoice) -> Void) {
        var body = PackFixture.fourOptions
        change(&body)
        question(0) { $0.body = QuestionBody(body) }
    }

    mutating func pairs(_ change: (inout Matching) -> Void) {
        var body = PackFixture.fourPairs
        change(&body)
        question(0) { $0.body = QuestionBody(body) }
    }

    mutating func items(_ change: (inout DragAndDrop) -> Void) {
        var body = PackFixture.fourItems
        change(&body)
        question(0) { $0.body = QuestionBody(body) }
    }

    mutating func blank(_ change: (inout FillInBlank) -> Void) {
        var body = PackFixture.bank
        change(&body)
        question(1) { $0.body = QuestionBody(body) }
    }
}

func option(_ id: String, _ text: String) -> ChoiceOption {
    ChoiceOption(id: id, text: text, image: nil, explanation: nil)
}

extension Matching {
    /// Only the first of the pairs.
    mutating func keep(_ count: Int) {
        left = Array(left.prefix(count))
        right = Array(right.prefix(count))
        pairs = Array(pairs.prefix(count))
    }

    static func numbered(_ count: Int) -> Matching {
        Matching(
            left: (1...count).map { option("l\($0)", "\($0)") }, right: (1...count).map { option("r\($0)", "\($0)") },
            pairs: (1...count).map { MatchedPair(left: "l\($0)", right: "r\($0)") })
    }
}
