/// A file of a pack, wherever it came from.
public struct PackFile: Sendable {
    /// Where it is inside the pack, such as `lessons/counting.json`.
    public var path: String
    /// The content.
    public var bytes: [UInt8]

    /// A file with its place in the pack.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

extension PackFile {
    /// What the files of a pack are for.
    package enum Role: Equatable {
        case manifest
        case lesson
        case template
        /// Translations into the language with this tag.
        case texts(language: String)
        /// A file that no pack has, with the reason for the pack's author.
        case none(reason: String)
    }

    /// The name of the manifest.
    package static let manifestPath = "manifest.json"
    /// The folder of the lessons.
    package static let lessonFolder = "lessons"
    /// The folder of the templates of generated questions.
    package static let templateFolder = "templates"
    /// The folder of the translations.
    package static let textFolder = "texts"
    /// All folders.
    package static let folders = [lessonFolder, templateFolder, textFolder]

    /// What this file is for, as its path tells.
    package var role: Role {
        if path == Self.manifestPath { return .manifest }
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        if steps.contains("..") || steps.first == "" {
            return .none(reason: "leads outside of the pack; name files by their path inside it")
        }
        if steps.count == 2, steps[1].hasSuffix(".json"), !steps[1].hasPrefix(".") {
            switch steps[0] {
            case Self.lessonFolder: return .lesson
            case Self.templateFolder: return .template
            case Self.textFolder: return .texts(language: String(steps[1].dropLast(".json".count)))
            default: break
            }
        }
        let folders = Self.folders.map { "\($0)/*.json" }.joined(separator: ", ")
        return .none(reason: "does not belong to a pack, which has manifest.json, \(folders); remove it")
    }
}
