import Household

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

    /// What this file is for, as its path tells.
    package var role: Role { Role(of: path) }
}

extension PackFile {
    /// What the files of a pack are for.
    package enum Role: Equatable {
        case manifest
        /// Who signed the manifest.
        case signature
        case lesson
        case template
        /// Translations into the language with this tag.
        case texts(language: String)
        /// An image or a sound.
        case asset(name: String, AssetType)
        /// A file that no pack has, with the reason for the pack's author.
        case none(reason: String)
    }

    /// The name of the manifest.
    package static let manifestPath = "manifest.json"
    /// The name of the signature.
    package static let signaturePath = "signature.json"
    /// The folder of the lessons.
    package static let lessonFolder = "lessons"
    /// The folder of the templates of generated questions.
    package static let templateFolder = "templates"
    /// The folder of the translations.
    package static let textFolder = "texts"
    /// The folder of images and sounds.
    package static let assetFolder = "assets"
    /// All folders.
    package static let folders = [lessonFolder, templateFolder, textFolder, assetFolder]
}

extension PackFile.Role {
    /// The role of the file with this path inside a pack.
    package init(of path: String) {
        switch path {
        case PackFile.manifestPath: self = .manifest
        case PackFile.signaturePath: self = .signature
        default:
            let steps = path.split(separator: "/", omittingEmptySubsequences: false)
            if steps.contains("..") || steps.contains(".") || steps.contains("") {
                self = .none(reason: "leads outside of the pack; name files by their path inside it")
            } else if steps.count == 2 {
                self = Self.role(of: steps[1], in: String(steps[0]))
            } else {
                self = .none(reason: Self.unknown)
            }
        }
    }

    private static func role(of name: Substring, in folder: String) -> PackFile.Role {
        if folder == PackFile.assetFolder { return asset(name) }
        guard name.hasSuffix(".json"), !name.hasPrefix(".") else { return .none(reason: unknown) }
        switch folder {
        case PackFile.lessonFolder: return .lesson
        case PackFile.templateFolder: return .template
        case PackFile.textFolder: return .texts(language: String(name.dropLast(".json".count)))
        default: return .none(reason: unknown)
        }
    }

    private static func asset(_ file: Substring) -> PackFile.Role {
        let known = AssetType.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
        guard let dot = file.lastIndex(of: "."), let type = AssetType(rawValue: String(file[file.index(after: dot)...]))
        else { return .none(reason: "is no asset that kidd knows; known endings are \(known)") }
        let name = String(file[..<dot])
        if let fault = ContentLimits.idFault(name) {
            return .none(reason: "has a name that content cannot use: \(fault)")
        }
        return .asset(name: name, type)
    }

    private static let unknown =
        "does not belong to a pack, which has \(PackFile.manifestPath), "
        + PackFile.folders.dropLast().map { "\($0)/*.json" }.joined(separator: ", ")
        + " and \(PackFile.assetFolder)/*; remove it"
}
