import Household

/// What the model of memory makes of histories from standard input, for `check-fsrs`.
///
/// A line `constants C1 … C21` (or `constants` alone for the public ones) holds for the histories after it. Any other
/// line is a history: answers `grade:days` with the grade 1 to 4 and the whole days since the answer before. Its
/// reply has for each answer stability, difficulty and, before the answer, recall, in the fewest digits that name the
/// number exactly; the recall of the first answer is 0.
///
/// A line `days STABILITY RECALL` asks after how many days recall has fallen so far.
enum MemoryStates {
    /// A line that says nothing.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    static func run() throws {
        var model = MemoryModel.standard
        var output = Output()
        while let line = readLine() {
            let words = line.split(separator: " ")
            switch words.first {
            case "constants": model = MemoryModel(constants: words.dropFirst().compactMap { Double(String($0)) })
            case "days":
                guard words.count == 3, let stability = Double(words[1]), let recall = Double(words[2]) else {
                    throw Unreadable(description: "unreadable: \(line)")
                }
                let state = MemoryState(stability: stability, difficulty: 5)
                output.write("\(model.days(state, untilRecall: recall))\n")
            default: output.write(try states(of: words, model) + "\n")
            }
        }
        output.flush()
    }

    private static func states(of answers: [Substring], _ model: MemoryModel) throws -> String {
        var state: MemoryState?
        let replies = try answers.map { answer -> String in
            let parts = answer.split(separator: ":").compactMap { Int($0) }
            guard parts.count == 2, let grade = MemoryGrade(rawValue: parts[0]) else {
                throw Unreadable(description: "unreadable answer: \(answer)")
            }
            let recall = state.map { model.recall($0, afterDays: parts[1]) } ?? 0
            let next = state.map { model.next($0, grade, afterDays: parts[1]) } ?? model.first(grade)
            state = next
            return "\(next.stability),\(next.difficulty),\(recall)"
        }
        return replies.joined(separator: " ")
    }

    /// Standard output in large pieces.
    private struct Output {
        private var text = ""

        mutating func write(_ line: String) {
            text += line
            if text.utf8.count > 1 << 20 { flush() }
        }

        mutating func flush() {
            print(text, terminator: "")
            text = ""
        }
    }
}
