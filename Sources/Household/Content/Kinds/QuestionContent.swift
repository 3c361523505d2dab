/// What each kind of question knows about itself: its faults, its choices, its grading and what may be shown of it. How
/// it is written in packs and on the wire stands with it, in the module `QuestionKinds`.
public protocol QuestionContent: Hashable, Sendable {
    /// What a front-end may see of it before the answer.
    associatedtype View: Hashable & Sendable

    /// The name of the kind.
    static var kind: QuestionKind { get }

    /// Everything wrong with this content for children of this kind of lesson.
    func faults(for audience: Audience) -> [BodyFault]

    /// The ids (or texts) that a presentation shuffles; empty when there is nothing to choose from.
    var choices: [String] { get }

    /// The one of `choices` that answers the question, so that it does not always sit at the same place.
    var rightChoice: String? { get }

    /// How likely an answer that fits the kind is right without a look at the question: 0 to 1.
    var blindChance: Double { get }

    /// An answer that is right; nil for a kind that is never graded.
    var solution: Answer? { get }

    /// Whether an order of `choices` tells the answer by itself; such an order of three or more is never shown.
    func isTelling(_ order: [String]) -> Bool

    /// Whether an answer has parts of which some can be right: a retry then keeps the order that was shown.
    var hasParts: Bool { get }

    /// An answer in a few words of the pack, or as a number; nil where it is neither.
    func brief(_ answer: Answer) -> String?

    /// Judges an answer. An answer that does not fit the kind is an `AnswerShapeFault` and costs no attempt.
    func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading

    /// The content as lessons of a subject in a language judge it, where these decide what counts.
    func judged(inSubject subject: String, language: String) -> Self

    /// What a front-end may see, in the order of a presentation: nothing that tells the answer.
    func view(order: [String]) -> View
}

extension QuestionContent {
    /// Most kinds have no single right choice.
    public var rightChoice: String? { nil }

    /// One of the choices, where one is right. A number or a word that nobody offers is as good as never found.
    public var blindChance: Double { rightChoice == nil ? 0 : 1 / Double(choices.count) }

    /// Where one choice is right, its place is looked after (`rightChoice`), and no order tells more.
    public func isTelling(_ order: [String]) -> Bool { false }

    /// Most answers are more than a word.
    public func brief(_ answer: Answer) -> String? { nil }

    /// For most kinds subject and language make no difference.
    public func judged(inSubject subject: String, language: String) -> Self { self }

    /// Most kinds are right or wrong as a whole.
    public var hasParts: Bool { false }

    func isEqual(to other: any QuestionContent) -> Bool { (other as? Self) == self }

    func bodyView(order: [String]) -> QuestionBodyView { QuestionBodyView(Self.kind, view(order: order)) }
}
