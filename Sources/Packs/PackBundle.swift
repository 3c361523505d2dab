import Household
import Shapes
import StrictJSON

/// A verified pack in one file of JSON lines, in which packs are kept: first its catalog, then a line for each lesson in
/// each language, in its canonical form. A start reads the catalog alone; a lesson is read when a child begins it, and
/// must be what its edition says.
public struct PackBundle: Sendable {
    /// Rises when the form changes. A bundle of another format is made anew from the pack's files.
    static let format = 1

    private static let newline = UInt8(ascii: "\n")

    /// The lessons.
    public let pack: Pack
    /// Images and sounds, which lie beside the bundle.
    public let assets: [AssetEntry]
    /// The whole file.
    public let bytes: [UInt8]
    /// What names exactly this content: BLAKE2b of the catalog, 32 bytes in hexadecimal digits. In the catalog every lesson
    /// and every asset stands with a digest of its own.
    public let digest: String

    /// The bundle of a pack; nil when a lesson of it cannot be read.
    public init?(_ pack: Pack, assets: [AssetEntry] = []) {
        var lines: [UInt8] = []
        var lessons: [BundleLesson] = []
        for installed in pack.installed + pack.variants {
            guard let content = installed.content else { return nil }
            let line = PackShapes.text(of: content.lesson)
            lessons.append(BundleLesson(head: installed.lesson, edition: installed.edition, length: line.count))
            lines += line + [Self.newline]
        }
        let catalog = BundleCatalog(
            format: Self.format, manifest: pack.manifest, bytes: pack.bytes, lessons: lessons, assets: assets)
        self.init(PackShapes.catalog.encode(catalog, reserving: 65_536) + [Self.newline] + lines)
    }

    /// Opens a bundle; nil when it is none, or one of another format.
    public init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: Self.newline) else { return nil }
        let line = Array(bytes[..<end])
        guard let document = try? JSONDocument(scanning: line),
            let catalog = try? PackShapes.catalog.read(document.root), catalog.format == Self.format
        else { return nil }
        let texts = BundleTexts(bytes, from: end + 1, catalog.lessons)
        guard texts.isWhole else { return nil }
        let manifest = catalog.manifest
        let lessons = catalog.lessons.map {
            InstalledLesson(
                $0.head, pack: manifest.id, packVersion: manifest.version, edition: $0.edition, in: texts)
        }
        let language = manifest.languages.first
        pack = .kept(
            manifest: manifest, installed: lessons.filter { $0.lesson.language == language },
            variants: lessons.filter { $0.lesson.language != language }, bytes: catalog.bytes)
        assets = catalog.assets
        self.bytes = bytes
        digest = Asset.digest(of: line)
    }
}
