import Household
import QuestionKinds
import Shapes
import StrictJSON
import Words

/// The pad for each kind of question: its own (``PaddedKind``), or a general one.
enum AnswerPads {
    /// What an earlier try of the same question left: its answer, and the parts of it that are right and stay.
    struct Earlier: Equatable {
        var answer: Answer?
        var right: [String] = []

        /// What stays, by the ids of items: the other tile, the place, the value.
        var stays: [String: String] {
            guard let answer else { return [:] }
            var all: [(String, String)] = []
            all += answer.given(as: MatchedPairs.self)?.pairs.map { ($0.left, $0.right) } ?? []
            all += answer.given(as: Placements.self)?.placements.map { ($0.item, $0.zone) } ?? []
            all += answer.given(as: BarValues.self)?.values.map { ($0.category, "\($0.value)") } ?? []
            return Dictionary(all.filter { right.contains($0.0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// A new pad for a question of an activity.
    static func pad(
        for body: QuestionBodyView, of kind: ActivityKind, after earlier: Earlier = Earlier(), on language: Language
    ) -> any AnswerPad {
        let desk = PadDesk(kind: kind, earlier: earlier, language: language)
        let definition = QuestionKinds.all.first { $0.kind == body.kind }
        return definition.flatMap { pad(of: $0, for: body, desk) } ?? UnknownPad()
    }

    /// The pad of a kind; of one without a pad of its own a general one, if one can take its answers.
    static func pad<Kind: QuestionKindDefinition>(
        of kind: Kind.Type, for body: QuestionBodyView, _ desk: PadDesk
    ) -> (any AnswerPad)? {
        if let padded = kind as? any PaddedKind.Type { return padded.pad(showing: body, desk) }
        return body.shown(as: Kind.View.self).flatMap { general(of: kind, for: $0, desk) }
    }

    /// A pad for the forms of answer that a kind takes: one of its options, a number, or words.
    private static func general<Kind: QuestionKindDefinition>(
        of kind: Kind.Type, for view: Kind.View, _ desk: PadDesk
    ) -> (any AnswerPad)? {
        func takes(_ form: any AnswerFormDefinition.Type) -> Bool { kind.answers.contains { $0.name == form.name } }
        guard let shown = try? JSONDocument(scanning: kind.wire.encode(view)).root else { return nil }
        if takes(ChosenOption.self), let options = shown.member("options")?.elements {
            return ChoicePad(
                options.map { option in
                    let id = option.member("id")?.string ?? ""
                    return (option.member("text")?.string ?? id, option.member("image")?.string, .option(id))
                }, isQuick: desk.kind == .timed)
        }
        if takes(WholeNumber.self) {
            let highest = shown.member("highest")?.integer.map { Int($0) } ?? ContentLimits.largestNumber
            return TypingPad(.number(0...max(0, highest), unit: nil))
        }
        return takes(TypedText.self) ? TypingPad(.words) : nil
    }
}
