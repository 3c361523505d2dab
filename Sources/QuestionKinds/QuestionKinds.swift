import Household
import Shapes

/// The kinds of questions that there are (Content, Question kinds).
public enum QuestionKinds {
    /// A line for each kind, in the order in which schemas and the reference name them.
    public static let all: [any QuestionKindDefinition.Type] = [
        MultipleChoice.self,
        FillInBlank.self,
        Matching.self,
        DragAndDrop.self,
        YesNo.self,
        Sorting.self,
        Pattern.self,
        Count.self,
        NumberLine.self,
        BaseTenBlocks.self,
        Measure.self,
        Clock.self,
        Coins.self,
        FractionShading.self,
        BarGraph.self,
        Drawing.self,
        AudioResponse.self,
    ]

    /// The forms of answer that the kinds take, each once.
    public static let answers: [any AnswerFormDefinition.Type] = all.flatMap { $0.answers }
        .reduce(into: []) { forms, form in
            if !forms.contains(where: { $0.name == form.name }) { forms.append(form) }
        }
}
