import Foundation
import Household
import HouseholdTesting
import Packs

/// The bundles of the packs and badges that ship, made of the folders `packs` and `badges`, and the C files that embed them
/// the languages of the folder `words`, and the page in the folder `web`.
public enum BundleFiles {
    /// The packs in the order in which their lessons are offered: their folders below `packs`.
    public static let packs = [
        "kindergarten-math", "grade-1-math", "first-reading", "first-science", "first-language", "creativity",
    ]

    private static let target = "Sources/CPacks"

    /// All of them, by their paths in the repository.
    ///
    /// - Parameter root: the folder of the repository.
    public static func make(in root: String = ".") throws -> [(path: String, text: String)] {
        try packs.map { name in
            switch PackReader.read(path: "\(root)/packs/\(name)") {
            case .failure(let refusal): throw TestFault("the pack \(name) is refused:\n\(refusal.text)")
            case .success(let pack):
                guard let bundle = PackBundle(pack)?.bytes else { throw TestFault("\(name) cannot be bundled") }
                return ("\(target)/bundles/\(name).jsonl", String(decoding: bundle, as: UTF8.self))
            }
        } + [
            ("\(target)/bundles/\(things).jsonl", try drawings(in: root)),
            ("\(target)/bundles/\(badges).jsonl", try badgeLines(in: root)), ("\(target)/CPacks.c", source),
            ("Sources/CWords/CWords.c", try languages(in: root)), (WebFiles.path, try WebFiles.source(in: root)),
        ]
    }

    /// The C file that embeds the languages. They stay where they are: a language is one file.
    private static func languages(in root: String) throws -> String {
        let tags = try FileManager.default.contentsOfDirectory(atPath: "\(root)/words").sorted()
            .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        return EmbeddingC.text(
            header: "CWords.h", row: "kidd_language", array: "languages",
            files: tags.map { ($0, word($0), "../../words/\($0).json") })
    }

    private static let badges = "badges"

    /// A line for each badge, in the order of the file.
    private static func badgeLines(in root: String) throws -> String {
        let path = "\(root)/badges/badges.json"
        do {
            return try EmbeddedBadges.lines(of: try String(contentsOfFile: path, encoding: .utf8))
        } catch {
            throw TestFault("\(path) is refused: \(error)")
        }
    }

    /// The folder of the drawings below `packs`.
    private static let things = "things"

    /// A line for each drawing, by its name.
    private static func drawings(in root: String) throws -> String {
        let folder = "\(root)/packs/\(things)"
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".svg") }
            .map { file in
                let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                return EmbeddedThings.line(name: String(file.dropLast(4)), text: text) + "\n"
            }.joined()
    }

    private static var source: String {
        EmbeddingC.text(
            header: "CPacks.h", row: "kidd_bundle", array: "bundles",
            files: (packs + [things, badges]).map { ($0, word($0), "bundles/\($0).jsonl") })
    }

    private static func word(_ name: String) -> String { name.replacing("-", with: "_") }
}
