import Household
import QuestionKinds
import Shapes
import StrictJSON

/// The kinds of questions in Markdown, each with its example: made from their registration.
struct QuestionReference {
    static let path = "rpc-spec/questions.md"

    static func text() throws -> String {
        var text = """
            # Kinds of questions

            Generated from the registered kinds by `make spec`; do not edit.

            A question names its `kind`; what only this kind has stands in the member that is called like it, in a pack
            as on the wire. What is inside differs: a pack has the right answer, the wire what may be seen before it, and some
            members have another name there (`bins` of a pack are shown as `zones`, and `comparison` as the `words` to choose
            from). The tables name all members. The other members are the same for all kinds: [Question](methods/activity.md#question) on the wire. An
            [answer](methods/activity.md#answer) has one member, in a form that its kind takes. The same names mean the same in
            every kind, so a front-end that goes by them knows kinds to come: `options` are chosen from, `left` goes with
            `right`, `items` go into `zones` or, where there are none, into an order.


            """
        for kind in QuestionKinds.all { text += try section(of: kind) }
        return text
    }

    private static func section<Kind: QuestionKindDefinition>(of kind: Kind.Type) throws -> String {
        let name = kind.kind.rawValue
        var text = "## \(name)\n\n\(kind.summary)\n\n"
        text += "In a pack:\n\n" + members(of: kind.pack.schema) + "As it is shown:\n\n" + members(of: kind.wire.schema)
        text += "Answers:\n\n| form | |\n|---|---|\n"
        for form in kind.answers { text += "| `\(form.name)` | \(form.summary) |\n" }
        for example in [kind.example] + kind.furtherExamples { text += "\n" + examples(example, of: kind) }
        return text + "\n"
    }

    /// All members of an object in a table.
    private static func members(of schema: Schema) -> String {
        guard case .object(_, let summary, let members) = schema else { return "" }
        guard !members.isEmpty else { return summary + "\n\n" }
        let rows = members.map { member in
            "| `\(member.name)` | \(member.isRequired ? "required" : "optional") | \(told(member)) |\n"
        }
        return "| member | | |\n|---|---|---|\n" + rows.joined() + "\n"
    }

    /// What a member means, or else the words that it may be.
    private static func told(_ member: SchemaMember) -> String {
        if !member.summary.isEmpty { return member.summary }
        guard case .string(let rules) = member.schema, let words = rules.values else { return "" }
        return words.map { "`\($0)`" }.joined(separator: ", ")
    }

    /// One question as a pack has it, as it is shown, and its answer.
    private static func examples<Kind: QuestionKindDefinition>(
        _ example: QuestionExample<Kind>, of kind: Kind.Type
    ) -> String {
        let name = kind.kind.rawValue
        let body = QuestionBody(example.content)
        // Turned round, as a presentation might: the order of a pack may tell the answer.
        let view = example.content.view(order: body.content.choices.reversed())
        var text = "An example in a pack:\n\n" + block(member(name, kind.pack.encode(example.content), example.prompt))
        text += "The same as it is shown:\n\n" + block(member(name, kind.wire.encode(view), example.prompt))
        guard let solution = example.content.solution else { return text }
        return text + "The right answer: `\(String(decoding: Shape.answer.encode(solution), as: UTF8.self))`\n"
    }

    private static func member(_ name: String, _ own: [UInt8], _ prompt: String) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("kind")
        json.string(name)
        json.key("prompt")
        json.string(prompt)
        json.key(name)
        json.raw(own)
        json.endObject()
        return json.bytes
    }

    private static func block(_ json: [UInt8]) -> String {
        guard let document = try? JSONDocument(scanning: json) else { return "" }
        return "```json\n" + PrettyJSON.text(of: document.root) + "```\n\n"
    }
}
