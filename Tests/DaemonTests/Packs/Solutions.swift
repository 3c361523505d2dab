import Testing

@testable import Household

/// What answers a question, made from its body: for tests that walk all shipped content.
struct Solutions {
    let question: Question

    /// Everything that is right.
    var right: [Answer] {
        switch question.body {
        case .multipleChoice(let body): [.option(body.correct)]
        case .fillInBlank(let body):
            body.answers.map(Answer.text) + body.wordBank.filter(body.answers.contains).map(Answer.tile)
        case .matching(let body): [.pairs(body.pairs), .pairs(body.pairs.reversed())]
        case .dragAndDrop(let body): [.placements(body.placements), .placements(body.placements.reversed())]
        }
    }

    /// Every other choice, every exchange of two partners, every single item in another zone.
    var wrong: [Answer] {
        switch question.body {
        case .multipleChoice(let body): body.options.map(\.id).filter { $0 != body.correct }.map(Answer.option)
        case .fillInBlank(let body): body.wordBank.filter { !body.answers.contains($0) }.map(Answer.tile)
        case .matching(let body):
            body.pairs.indices.flatMap { first in
                (first + 1..<body.pairs.count).map { second in
                    var pairs = body.pairs
                    pairs[first].right = body.pairs[second].right
                    pairs[second].right = body.pairs[first].right
                    return .pairs(pairs)
                }
            }
        case .dragAndDrop(let body):
            body.placements.indices.flatMap { index in
                body.zones.filter { $0.id != body.placements[index].zone }.map { zone in
                    var placements = body.placements
                    placements[index].zone = zone.id
                    return .placements(placements)
                }
            }
        }
    }

    /// The right answer as a text, where it is one.
    var text: String? {
        switch question.body {
        case .multipleChoice(let body): body.options.first { $0.id == body.correct }?.text
        case .fillInBlank(let body): body.answers.first
        case .matching, .dragAndDrop: nil
        }
    }

    /// Everything that is said or shown about the question, the blank filled.
    var texts: [String] {
        let filled = question.prompt.replacing("___", with: text ?? "___")
        var texts = [filled, question.narration ?? "", question.explanation] + question.hints + explanations
        if case .matching(let body) = question.body {
            texts += body.pairs.map { "\(Self.text($0.left, body.left)) is \(Self.text($0.right, body.right))" }
        }
        return texts
    }

    /// What the author says about choices of a child.
    var explanations: [String] {
        switch question.body {
        case .multipleChoice(let body): body.options.compactMap(\.explanation)
        case .fillInBlank(let body): body.mistakes.map(\.explanation)
        case .matching(let body): body.left.compactMap(\.explanation)
        case .dragAndDrop(let body): body.items.compactMap(\.explanation)
        }
    }

    private static func text(_ id: String, _ options: [ChoiceOption]) -> String {
        options.first { $0.id == id }?.text ?? ""
    }
}

extension Question: CustomTestStringConvertible {
    public var testDescription: String { id.rawValue }
}
