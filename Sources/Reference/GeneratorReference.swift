import Generators
import Household
import Shapes
import StrictJSON

/// The generators of items in Markdown, each with a template: made from their registration.
struct GeneratorReference {
    static let path = "rpc-spec/generators.md"

    static func text() throws -> String {
        var text = """
            # Generators of items

            Generated from the registered generators by `make spec`; do not edit.

            A [template](../docs/packs.md#templates) of a pack names a generator, gives it texts, and has variants with its
            parameters. Every text may hold these placeholders, in braces, and the ones of its generator:


            """
        text += table(of: Placeholder.common + [.given])
        text += """

            Of a number, `{n things}` gives "1 apple" or "3 apples" (`{n otherThings}` and `{n thirdThings}` count the
            second and the third thing), `{n is|are}` one of both words, and `{n word}` the number word. A placeholder that
            begins with a capital gives its text with one. Where a placeholder tells the answer of an item it stands in the
            explanation alone; `kidctl pack check` says so for each item.

            `mistakes` has a text for each tag of a wrong answer that the variants can make, `strategies` may have hints and
            an explanation of their own for items that are best solved in one way, and `labels` has the words that the
            generator names.


            """
        for generator in Generators.all { text += try section(of: generator) }
        return text
    }

    private static func section<Source: Generator>(of source: Source.Type) throws -> String {
        let template = try Shape.template.read(JSONDocument(scanning: Array(source.example.utf8)).root)
        var text = "## \(source.key)\n\n\(source.summary)\n\n| parameter | | |\n|---|---|---|\n"
        if case .object(_, _, let members) = source.parameters.schema {
            for member in members {
                let summary = member.isRequired ? member.summary : "optional; " + member.summary
                text += "| `\(member.name)` | \(words(member.schema)) | \(summary) |\n"
            }
        }
        text += "\n" + table(of: source.placeholders)
        text += table(of: source.misconceptions)
        text += table(of: source.strategies, named: "strategy")
        text += table(of: source.labels, named: "label")
        text += "\nA template:\n\n" + block(Array(source.example.utf8))
        return text + (try items(of: template))
    }

    /// An item of each variant, and the kinds in which the variant can be asked.
    private static func items(of template: ItemTemplate) throws -> String {
        var text = "| variant | can be asked as | such as |\n|---|---|---|\n"
        for variant in template.content.variants {
            let kinds = template.content.kinds(of: variant)
            guard let domain = template.content.domain(of: variant), let kind = kinds.first else { continue }
            let item = domain.item(domain.count / 2, dress: 0, as: kind)
            let names = kinds.map { "[`\($0.rawValue)`](questions.md#\($0.rawValue.lowercased()))" }
            text += "| `\(variant)` | \(names.joined(separator: ", ")) | \(escaped(item.prompt)) |\n"
        }
        return text + "\n"
    }

    private static func table(of placeholders: [Placeholder]) -> String {
        var text = "| placeholder | | tells the answer |\n|---|---|---|\n"
        for placeholder in placeholders {
            let meaning = placeholder.meaning + (placeholder.isNumber ? " (a number)" : "")
            text += "| `{\(placeholder.name)}` | \(escaped(meaning)) | \(placeholder.tellsAnswer ? "it can" : "") |\n"
        }
        return text
    }

    private static func table(of terms: [Term], named name: String) -> String {
        guard !terms.isEmpty else { return "" }
        return "\n| \(name) | |\n|---|---|\n" + terms.map { "| `\($0.name)` | \(escaped($0.meaning)) |\n" }.joined()
    }

    private static func table(of tags: [Misconception]) -> String {
        var text = "\n| tag of a wrong answer | | class in reports |\n|---|---|---|\n"
        for tag in tags {
            let mistake = tag.mistake.map { "`\($0.rawValue)`" } ?? ""
            text += "| `\(tag.name)` | \(escaped(tag.meaning)) | \(mistake) |\n"
        }
        return text
    }

    /// A schema in a few words.
    private static func words(_ schema: Schema) -> String {
        switch schema {
        case .boolean: "`true` or `false`"
        case .integer(let least?, let most?): "\(least) to \(most)"
        case .string(let rules): (rules.values ?? []).map { "`\($0)`" }.joined(separator: ", ").ifEmpty("text")
        case .array(let element, _, _): "list of " + words(element)
        case .object(_, _, let members):
            members.map { "`\($0.name)`: \(words($0.schema))" }.joined(separator: ", ")
        case .dictionary(let value): "by name: " + words(value)
        case .oneOf(let choices), .union(_, _, let choices): choices.map(words).joined(separator: " or ")
        case .any, .null, .number, .textOrNumber, .integer: "number"
        }
    }

    /// A bar would end the cell of a table.
    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }

    private static func block(_ json: [UInt8]) -> String {
        guard let document = try? JSONDocument(scanning: json) else { return "" }
        return "```json\n" + PrettyJSON.text(of: document.root) + "```\n\n"
    }
}

extension String {
    fileprivate func ifEmpty(_ other: String) -> String { isEmpty ? other : self }
}
