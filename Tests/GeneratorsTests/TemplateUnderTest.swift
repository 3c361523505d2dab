import Household
import Shapes
import StrictJSON

@testable import Generators

/// Templates out of texts, and proofs of them.
enum TemplateUnderTest {
    static func read(_ text: String) throws -> ItemTemplate {
        try Shape.template.read(JSONDocument(scanning: Array(text.utf8)).root)
    }

    static func example(_ name: String) throws -> ItemTemplate {
        let generator = Generators.all.first { $0.key == name }
        return try read(generator?.example ?? "")
    }

    /// The example with another text in place of one of its texts.
    static func example(_ name: String, _ old: String, _ new: String) throws -> ItemTemplate {
        let text = Generators.all.first { $0.key == name }?.example ?? ""
        return try read(text.replacing(old, with: new))
    }

    static func faults(_ template: ItemTemplate) -> [String] {
        template.content.faults.map { "\($0.pointer): \($0.reason)" }
    }
}

extension ItemProof {
    static let kindergarten = ItemProof(
        audience: Audience(tier: .preschool, grade: .kindergarten), budget: .kindergarten)
    static let first = ItemProof(audience: Audience(tier: .elementary, grade: .first), budget: .first)
}

extension ItemTemplate {
    /// All items of a variant in one kind, each fact in its first dress.
    func items(_ variant: String, as kind: QuestionKind, dress: Int = 0) -> [GeneratedItem] {
        guard let domain = content.domain(of: variant) else { return [] }
        return (0..<domain.count).map { domain.item($0, dress: dress, as: kind) }
    }
}
