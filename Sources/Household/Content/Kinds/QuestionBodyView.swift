/// What a front-end may see of a question's body before the answer, whatever its kind is.
public struct QuestionBodyView: Hashable, Sendable {
    /// The kind of the question.
    public let kind: QuestionKind
    private let shown: any Hashable & Sendable

    /// What is shown of a question of this kind.
    public init(_ kind: QuestionKind, _ shown: some Hashable & Sendable) {
        self.kind = kind
        self.shown = shown
    }

    /// What is shown, as the kind has it (`QuestionContent.View`); nil when it is of another.
    public func shown<View>(as view: View.Type) -> View? { shown as? View }

    /// Two views are equal when they are so as the same kind.
    public static func == (lhs: QuestionBodyView, rhs: QuestionBodyView) -> Bool {
        lhs.kind == rhs.kind && lhs.shown.isSame(as: rhs.shown)
    }

    /// Hashes what is shown.
    public func hash(into hasher: inout Hasher) { shown.hash(into: &hasher) }
}

extension Hashable {
    fileprivate func isSame(as other: any Hashable & Sendable) -> Bool { (other as? Self) == self }
}
