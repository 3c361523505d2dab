import Household
import Shapes
import StrictJSON

/// A verified pack in one file of JSON lines, in which packs are kept: first its catalog, then a line for each lesson in
/// each language, in its canonical form. A start reads the catalog alone; a lesson is read when a child begins it, and
/// must be what its edition says.
public enum PackBundle {
    /// Rises when the form changes. A bundle of another format is made anew from the pack's files.
    static let format = 1

    private static let newline = UInt8(ascii: "\n")

    /// The bundle of a pack; nil when a lesson of it cannot be read.
    public static func encode(_ pack: Pack) -> [UInt8]? {
        var lines: [UInt8] = []
        var lessons: [BundleLesson] = []
        for installed in pack.installed + pack.variants {
            guard let content = installed.content else { return nil }
            let line = PackShapes.text(of: content.lesson)
            lessons.append(BundleLesson(head: installed.lesson, edition: installed.edition, length: line.count))
            lines += line + [newline]
        }
        let catalog = BundleCatalog(format: format, manifest: pack.manifest, bytes: pack.bytes, lessons: lessons)
        return PackShapes.catalog.encode(catalog, reserving: 65_536) + [newline] + lines
    }

    /// The pack in a bundle; nil when it is none, or one of another format.
    public static func open(_ bytes: [UInt8]) -> Pack? {
        guard let end = bytes.firstIndex(of: newline),
            let document = try? JSONDocument(scanning: Array(bytes[..<end])),
            let catalog = try? PackShapes.catalog.read(document.root), catalog.format == format
        else { return nil }
        let texts = BundleTexts(bytes, from: end + 1, catalog.lessons)
        guard texts.isWhole else { return nil }
        let manifest = catalog.manifest
        let lessons = catalog.lessons.map {
            InstalledLesson(
                $0.head, pack: manifest.id, packVersion: manifest.version, edition: $0.edition, in: texts)
        }
        let language = manifest.languages.first
        return .kept(
            manifest: manifest, installed: lessons.filter { $0.lesson.language == language },
            variants: lessons.filter { $0.lesson.language != language }, bytes: catalog.bytes)
    }
}
