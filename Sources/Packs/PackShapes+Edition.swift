import Household
import Shapes
import StrictJSON
import Vault

extension PackShapes {
    /// Names an edition of a lesson: BLAKE2b over its canonical form, which is how the shape writes it.
    package static func edition(of lesson: Lesson) -> LessonEdition { edition(text: text(of: lesson)) }

    /// Names the edition with this canonical form.
    static func edition(text: [UInt8]) -> LessonEdition {
        LessonEdition(rawValue: Hexadecimal.text(Digest.blake2b(text, size: 16)))
    }

    /// A lesson in its canonical form: what is kept of an edition.
    package static func text(of lesson: Lesson) -> [UInt8] { PackShapes.lesson.encode(lesson, reserving: 16_384) }

    /// An installed lesson as the household keeps it; nil when its content cannot be read.
    package static func kept(_ installed: InstalledLesson) -> KeptEdition? {
        installed.content.map { content in
            KeptEdition(
                edition: installed.edition, lesson: installed.lesson.id, pack: installed.pack,
                packVersion: installed.packVersion, text: String(decoding: text(of: content.lesson), as: UTF8.self))
        }
    }

    /// The lesson that the household keeps; nil when the text is none, or not the one of this name.
    package static func edition(_ kept: KeptEdition) -> InstalledLesson? {
        guard let document = try? JSONDocument(scanning: Array(kept.text.utf8)),
            let lesson = try? lesson.read(document.root), edition(of: lesson) == kept.edition
        else { return nil }
        return InstalledLesson(
            lesson: lesson, pack: kept.pack, packVersion: kept.packVersion, edition: kept.edition)
    }
}
