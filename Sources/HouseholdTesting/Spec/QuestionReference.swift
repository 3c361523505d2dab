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
            as on the wire. The other members are the same for all kinds: [Question](methods/activity.md#question) on the wire. An
            [answer](methods/activity.md#answer) has one member, in a form that its kind takes. The same names mean the same in
            every kind, so a front-end that goes by them knows kinds to come: `options` are chosen from, `left` goes with
            `right`, `items` go into `zones` or, where there are none, into an order.


            """
        for kind in QuestionKinds.all { text += try section(of: kind) }
        return text
    }

    private static func section<Kind: QuestionKindDefinition>(of kind: Kind.Type) throws -> String {
        let name = kind.kind.rawValue
        let example = kind.example
        let body = QuestionBody(example.content)
        // Turned round, as a presentation might: the order of a pack may tell the answer.
        let view = example.content.view(order: body.content.choices.reversed())
        var text = "## \(name)\n\n\(kind.summary)\n\n"
        text += "In a pack:\n\n" + block(member(name, kind.pack.encode(example.content), example.prompt))
        text += "As it is shown:\n\n" + block(member(name, kind.wire.encode(view), example.prompt))
        text += "Answers:\n\n| form | |\n|---|---|\n"
        for form in kind.answers { text += "| `\(form.name)` | \(form.summary) |\n" }
        guard let solution = example.content.solution else { return text + "\n" }
        return text + "\nThe right one here: `\(String(decoding: Shape.answer.encode(solution), as: UTF8.self))`\n\n"
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
