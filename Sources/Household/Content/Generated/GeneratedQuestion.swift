/// A question of a lesson that is made anew for each activity: its item comes from a template and the activity's seed
/// (Content, Generated items).
public struct GeneratedQuestion: Hashable, Sendable {
    /// What names it: the same for every item.
    public var id: QuestionID
    /// The kind of question, one of the template's.
    public var kind: QuestionKind
    /// The id of the template.
    public var template: String
    /// Which of the template's variants.
    public var variant: String

    /// All members of a generated question.
    public init(id: QuestionID, kind: QuestionKind, template: String, variant: String) {
        self.id = id
        self.kind = kind
        self.template = template
        self.variant = variant
    }

    /// What a right first answer adds to the score (Content, Model: points).
    public static let points = 10
}
