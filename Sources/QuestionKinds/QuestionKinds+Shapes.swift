import Household
import Shapes

extension QuestionKinds {
    /// The kinds as packs have them.
    public static let packs: [Alternative<QuestionBody>] = all.map { pack($0) }

    /// The kinds as front-ends see them.
    public static let views: [Alternative<QuestionBodyView>] = all.map { view($0) }

    private static func pack<Kind: QuestionKindDefinition>(_ kind: Kind.Type) -> Alternative<QuestionBody> {
        Alternative(
            kind.kind.rawValue, kind.summary, kind.pack, make: { QuestionBody($0) },
            part: { $0.content(as: Kind.self) })
    }

    private static func view<Kind: QuestionKindDefinition>(_ kind: Kind.Type) -> Alternative<QuestionBodyView> {
        Alternative(
            kind.kind.rawValue, kind.summary, kind.wire, make: { QuestionBodyView(kind.kind, $0) },
            part: { $0.shown(as: Kind.View.self) })
    }
}

extension Shape where Value == Answer {
    /// An answer as a front-end sends it: one member, by the form that the kind of the question takes.
    public static let answer = Shape.one(
        "Answer", "One member, in a form that the kind of the question takes.",
        of: QuestionKinds.answers.map { alternative($0, isStored: false) }, named: \.name)

    /// An answer in a row: any that was ever taken is read again, whatever the bounds of the wire are now.
    public static let storedAnswer = Shape.one(
        "StoredAnswer", of: QuestionKinds.answers.map { alternative($0, isStored: true) }, named: \.name)

    private static func alternative<Form: AnswerFormDefinition>(
        _ form: Form.Type, isStored: Bool
    ) -> Alternative<Answer> {
        Alternative(
            form.name, form.summary, isStored ? form.stored : form.wire, make: { Answer($0) },
            part: { $0.given(as: Form.self) })
    }
}
