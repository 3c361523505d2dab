import Household
import QuestionKinds
import Shapes

@testable import Generators

/// All items of some templates as one number: a version of a generator never changes what it gives.
enum GoldenItems {
    /// Of the first dress of each fact, in each variant and kind.
    static func digest(of templates: [ItemTemplate]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for template in templates {
            for variant in template.content.variants {
                for kind in template.content.kinds(of: variant) {
                    for item in template.items(variant, as: kind) {
                        for byte in text(of: item).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
                    }
                }
            }
        }
        return String(hash, radix: 16)
    }

    private static let bodies = Shape<QuestionBody>.one("Body", of: QuestionKinds.packs, named: \.kind.rawValue)

    private static func text(of item: GeneratedItem) -> String {
        let picture = item.picture.map { String(decoding: Shape.picture.encode($0), as: UTF8.self) } ?? "-"
        // Which class a mistake belongs to is our judgement, and may change.
        let body = String(decoding: bodies.encode(item.body), as: UTF8.self)
            .replacing(/,"mistake":"\w+"/, with: "")
        let texts = [item.prompt, item.narration ?? "-", item.strategy, "\(item.difficulty)", item.explanation]
        return (texts + item.hints + [picture, body]).joined(separator: "\n")
    }
}
