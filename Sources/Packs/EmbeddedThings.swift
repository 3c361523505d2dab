import Shapes
import StrictJSON

/// The drawings that are part of the program: the single things that pictures show, by their names.
public enum EmbeddedThings {
    /// The name of their bundle.
    static let bundle = "things"

    /// All of them, by their names.
    public static let all: [String: Asset] = {
        let bytes = EmbeddedPacks.bytes(of: bundle) ?? []
        var found: [String: Asset] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let drawing = try? Drawing.shape.read(JSONDocument(scanning: Array(line)).root) else { continue }
            found[drawing.name] = Asset(name: drawing.name, type: .svg, bytes: Array(drawing.text.utf8))
        }
        return found
    }()

    /// The line of a drawing in the bundle.
    package static func line(name: String, text: String) -> String {
        String(decoding: Drawing.shape.encode(Drawing(name: name, text: text)), as: UTF8.self)
    }

    private struct Drawing: Sendable {
        var name: String
        var text: String

        static let shape = Shape<Drawing>.object("Drawing", "A drawing of the program.", make: Drawing.init) {
            required("name", \.name, .text(1...128))
            required("text", \.text, .text(1...8192))
        }
    }
}
