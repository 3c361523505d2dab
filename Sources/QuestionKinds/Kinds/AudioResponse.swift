import Household
import Shapes

/// Say something aloud (Content, Question kinds). It is graded only where the front-end understands speech.
public struct AudioResponse: Hashable, Sendable {
    /// Every text that is right; empty: whatever is said is taken, and nothing is graded.
    public var answers: [String]
    /// Wrong answers that get an explanation of their own.
    public var mistakes: [ExpectedMistake]

    /// Something to say, with what is right.
    public init(answers: [String], mistakes: [ExpectedMistake] = []) {
        self.answers = answers
        self.mistakes = mistakes
    }

    /// The same as a blank to fill by typing: the rules are those of typed texts.
    private var blank: FillInBlank { FillInBlank(answers: answers, wordBank: [], mistakes: mistakes) }
}

extension AudioResponse: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// How many seconds are enough to say it.
        public var seconds: Int
    }

    /// How many seconds are recorded at most.
    static let seconds = 20

    /// The name of the kind.
    public static let kind: QuestionKind = "audioResponse"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        guard !answers.isEmpty else {
            return mistakes.isEmpty
                ? []
                : [BodyFault(pointer: "/mistakes", reason: "there are none where everything is taken; remove them")]
        }
        // Who speaks needs no word bank.
        return blank.faults(for: Audience(tier: .preteen, grade: nil))
    }

    /// There is nothing to shuffle.
    public var choices: [String] { [] }

    /// An answer that is right.
    public var solution: Answer? { answers.first.map { Answer(SpokenText($0)) } }

    /// Judges a transcript; without one the child took part.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let spoken = answer.given(as: SpokenText.self) else {
            throw AnswerShapeFault(reason: "what was said is sent as transcript")
        }
        guard let text = spoken.text else { return .participated }
        // A long one is refused before it is folded.
        if text.unicodeScalars.count <= ContentLimits.answerCharacters, Folding.folded(text).isEmpty {
            throw AnswerShapeFault(reason: "the transcript is empty; leave its text out where nothing was understood")
        }
        guard !answers.isEmpty else {
            guard text.unicodeScalars.count <= ContentLimits.answerCharacters else {
                throw AnswerShapeFault(
                    reason: "the text is longer than \(ContentLimits.answerCharacters) characters; send a shorter one")
            }
            return .participated
        }
        var grading = try blank.grade(.text(text), tier: tier)
        // What is heard has no spelling of the child's.
        grading.spelling = nil
        return grading
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(seconds: Self.seconds) }
}

extension AudioResponse: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Say something aloud. Without a transcript it is not graded. kidd keeps no sound."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [SpokenText.self]

    /// How it is written in a pack.
    public static let pack = Shape<AudioResponse>.object(
        "PackAudioResponse", "Something to say aloud.", make: AudioResponse.init
    ) {
        required(
            "answers", \.answers, .list(of: .text()), "All that are right; an empty list where everything is taken.")
        required("mistakes", \.mistakes, .list(of: .mistake), "Wrong answers with a reply of their own.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("AudioResponse", "Something to say aloud.", make: { View(seconds: $0) })
    {
        required("seconds", \.seconds, .answeredNumber, "How many seconds are enough.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "What sound does a cow make?",
        AudioResponse(
            answers: ["moo"], mistakes: [ExpectedMistake(text: "baa", explanation: "A sheep says that.")]))
}
