import Household
import Shapes
import StrictJSON
import Vault

extension PackShapes {
    /// Names an edition of a lesson: BLAKE2b over its canonical form, which is how the shape writes it.
    static func edition(of lesson: Lesson) -> LessonEdition {
        let digits = Digest.blake2b(text(of: lesson), size: 16).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        return LessonEdition(rawValue: digits.joined())
    }

    /// A lesson in its canonical form: what is kept of an edition.
    static func text(of lesson: Lesson) -> [UInt8] { PackShapes.lesson.encode(lesson, reserving: 16_384) }

    /// The lesson of a canonical form; nil when it is none, or not the one of this name.
    static func lesson(_ text: [UInt8], edition: LessonEdition) -> Lesson? {
        guard let document = try? JSONDocument(scanning: text), let lesson = try? lesson.read(document.root) else {
            return nil
        }
        return self.edition(of: lesson) == edition ? lesson : nil
    }
}
