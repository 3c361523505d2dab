import Household
import QuestionKinds
import Shapes

/// How the files of a pack look in JSON, one strict shape per entity (Content, Model).
///
/// The shapes settle which members there are and of which type; what the values must be to make sense together is the
/// verifier's part. A member may be absent only where the model knows "there is none".
package enum PackShapes {
    /// An id as it stands; the verifier checks its alphabet.
    package static func id<ID: RawRepresentable & Sendable>(_ type: ID.Type = ID.self) -> Shape<ID>
    where ID.RawValue == String {
        idText.map(expected: "must be an id", to: { ID(rawValue: $0) }, from: { $0.rawValue })
    }

    /// An id as a text.
    package static let idText = Shape<String>.text().told(
        as: .string(
            Schema.StringRules(
                minimumLength: 1, maximumLength: ContentLimits.idCharacters, pattern: "^[a-z0-9][a-z0-9._-]*$")))

    /// A text that people read.
    package static let text = Shape<String>.text().told(
        as: .string(Schema.StringRules(minimumLength: 1, maximumLength: ContentLimits.textCharacters)))

    /// A whole number of which the verifier checks these bounds, which editors are told.
    package static func number(_ bounds: ClosedRange<Int>) -> Shape<Int> {
        wholeNumber.told(as: .integer(minimum: Int64(bounds.lowerBound), maximum: Int64(bounds.upperBound)))
    }

    /// One or more of something, which the verifier checks.
    package static func some<Element>(
        _ element: Shape<Element>, most: Int? = nil, told bounds: ClosedRange<Int>? = nil
    ) -> Shape<[Element]> {
        Shape<[Element]>.list(of: element, maximum: most).told(
            as: .array(of: element.schema, minimum: bounds?.lowerBound ?? 1, maximum: bounds?.upperBound ?? most))
    }

    /// The name of an image, a sound or a sticker.
    package static let assetName = Shape<String>.assetName

    /// A text as JSON.
    static func quoted(_ text: String) -> String { String(decoding: Shape.text().encode(text), as: UTF8.self) }

    /// A whole number of a size that no later sum can overflow; the verifier knows the narrower bounds of each.
    package static let wholeNumber = Shape<Int>.integer(-1_000_000...1_000_000)
}
