import StrictJSON

/// The images and sounds that a file of a pack names.
struct AssetReference: Hashable {
    /// As content names it.
    var name: String
    /// Where it is named, as a JSON pointer.
    var pointer: String
    /// Whether it is to be heard, not seen.
    var isSound: Bool

    /// Members that name an image, or several.
    private static let images: Set<String> = ["image", "images", "thumbnail", "background"]

    /// All that a value names, in its order.
    static func all(in value: JSONValue) -> [AssetReference] {
        var found: [AssetReference] = []
        collect(value, at: "", into: &found)
        return found
    }

    /// Members that name a thing of a picture, or a sticker.
    private static let things: Set<String> = ["thing", "coin", "sticker"]

    /// The names of things in pictures, of stickers, and of all that ``all(in:)`` finds, each once.
    static func names(in value: JSONValue) -> Set<String> {
        var things: Set<String> = []
        collectThings(value, into: &things)
        return things.union(all(in: value).map(\.name))
    }

    private static func collect(_ value: JSONValue, at path: String, into found: inout [AssetReference]) {
        switch value.kind {
        case .object:
            for (name, member) in value.members {
                let place = "\(path)/\(name)"
                guard images.contains(name) || name == "audio" else {
                    collect(member, at: place, into: &found)
                    continue
                }
                if let text = member.string {
                    found.append(AssetReference(name: text, pointer: place, isSound: name == "audio"))
                } else if member.kind == .array {
                    for (index, element) in member.elements.enumerated() {
                        guard let text = element.string else { continue }
                        found.append(AssetReference(name: text, pointer: "\(place)/\(index)", isSound: false))
                    }
                }
            }
        case .array:
            for (index, element) in value.elements.enumerated() {
                collect(element, at: "\(path)/\(index)", into: &found)
            }
        default: break
        }
    }

    private static func collectThings(_ value: JSONValue, into found: inout Set<String>) {
        switch value.kind {
        case .object:
            for (name, member) in value.members {
                if Self.things.contains(name), let text = member.string { found.insert(text) }
                collectThings(member, into: &found)
            }
        case .array: for element in value.elements { collectThings(element, into: &found) }
        default: break
        }
    }
}
