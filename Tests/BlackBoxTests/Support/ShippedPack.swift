import Foundation
import HouseholdTesting
import StrictJSON

/// The content pack that ships, read from its source folder.
enum ShippedPack {
    static let folder: String = {
        var root = URL(fileURLWithPath: #filePath)
        // This file, Support, BlackBoxTests, Tests.
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.path + "/packs/kindergarten-math"
    }()

    static let lesson = "counting-objects"

    /// The right answer to a prompt of the lesson, as the member `answer` of a call.
    static func answer(to prompt: String) throws -> String {
        guard let answer = try answers.get()[prompt] else { throw ProcessFault("no answer is known to: \(prompt)") }
        return answer
    }

    private static let answers = Result<[String: String], any Error> {
        let file = URL(fileURLWithPath: "\(folder)/lessons/\(lesson).json")
        let root = try JSONDocument(scanning: Array(Data(contentsOf: file))).root
        var answers: [String: String] = [:]
        for question in root.member("questions").map({ Array($0.elements) }) ?? [] {
            guard let prompt = question.member("prompt")?.string else { continue }
            let body = question.member("kind")?.string.flatMap { question.member($0) }
            if let option = body?.member("correct")?.string {
                answers[prompt] = #"{"option":"\#(option)"}"#
            } else if let text = body?.member("answers")?.elements.first(where: { _ in true })?.string {
                // Typed, so that no row of answers is at the same place and taken for a guess.
                answers[prompt] = #"{"text":"\#(text)"}"#
            }
        }
        return answers
    }
}
