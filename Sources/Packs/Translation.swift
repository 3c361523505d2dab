import Household
import Shapes
import StrictJSON

/// The texts of a pack in another language: a file `texts/de.json` gives, for a text as the pack has it, the same in that
/// language. A text that it does not have stays as it is.
struct Translation {
    /// The BCP 47 tag, which is the name of the file.
    let language: String
    /// The path of the file inside the pack.
    var file: String
    /// From the text of the pack to that of the language.
    var texts: [String: String]
    /// The texts of the pack that it does not have, as far as they are words.
    private(set) var untranslated: Set<String> = []

    /// A translation out of a file.
    init(language: String, file: String, texts: [String: String]) {
        self.language = language
        self.file = file
        self.texts = texts
    }

    /// How the file is written.
    static let shape = Shape<[String: String]>.dictionary(of: .text())

    /// Members that hold ids, names of assets and words of the format, which are the same in every language.
    private static let untranslated: Set<String> = [
        "id", "skill", "subject", "tier", "kind", "template", "variant", "generator", "code", "thing", "image",
        "images",
        "audio", "thumbnail", "sticker", "correct", "tile", "item", "zone", "category", "form", "shape", "order",
        "background", "rule", "coin", "comparison", "color", "line", "lower", "mistake", "passage",
    ]

    /// Members that hold such a word where they hold a text: of matching, ids in its pairs, and lists of tiles else.
    private static let untranslatedTexts: Set<String> = ["left", "right"]

    /// Lists of ids, and of names that are the same everywhere: they may stay as they are.
    private static let names: Set<String> = ["questions", "names"]

    /// Adds the lessons in this language.
    ///
    /// - Parameter isPartial: whether some of the pack could not be read.
    /// - Returns: what is wrong with the translation.
    mutating func apply(
        to lessons: [LessonDraft], _ manifest: PackManifest, isPartial: Bool, into translated: inout [LessonDraft]
    ) -> [PackFault] {
        guard manifest.languages.dropFirst().contains(language) else {
            let reason = "the manifest does not name the language \(language) beside its first"
            return [PackFault(file: file, pointer: "", reason: reason)]
        }
        var used: Set<String> = []
        var faults: [PackFault] = []
        for draft in lessons where draft.places == nil {
            do throws(ShapeFault) {
                let lesson = try translate(draft.lesson, &used)
                translated.append(LessonDraft(file: file, lesson: lesson, language: language))
            } catch {
                let reason = "the lesson \(draft.lesson.id) cannot be read with these texts: \(error.message)"
                faults.append(PackFault(file: file, pointer: error.path, reason: reason))
            }
        }
        // A text may belong to what could not be read.
        if isPartial { return faults }
        for text in texts.keys.filter({ !used.contains($0) }).sorted() {
            let pointer = "/" + text.replacing("~", with: "~0").replacing("/", with: "~1")
            faults.append(PackFault(file: file, pointer: pointer, reason: "the pack has no such text; remove it"))
        }
        return faults
    }

    private mutating func translate(_ lesson: Lesson, _ used: inout Set<String>) throws(ShapeFault) -> Lesson {
        let text = PackShapes.text(of: lesson)
        guard let document = try? JSONDocument(scanning: text) else { return lesson }
        var writer = JSONWriter(reserving: text.count)
        write(document.root, to: &writer, &used)
        guard let changed = try? JSONDocument(scanning: writer.bytes) else { return lesson }
        return try PackShapes.lesson.read(changed.root)
    }

    /// The same value with translated texts.
    private mutating func write(
        _ value: JSONValue, to writer: inout JSONWriter, _ used: inout Set<String>, isWords: Bool = true
    ) {
        switch value.kind {
        case .object:
            writer.beginObject()
            // The parameters of a template are words of its generator.
            let parameters = value.member("generator")?.string
            for (name, member) in value.members {
                writer.key(name)
                let isID = member.kind == .string && Self.untranslatedTexts.contains(name)
                if isID || name == parameters || Self.untranslated.contains(name) {
                    writer.raw(Array(member.literal))
                } else {
                    write(member, to: &writer, &used, isWords: !Self.names.contains(name))
                }
            }
            writer.endObject()
        case .array:
            writer.beginArray()
            for element in value.elements { write(element, to: &writer, &used, isWords: isWords) }
            writer.endArray()
        case .string:
            let text = value.string ?? ""
            if let known = texts[text] {
                used.insert(text)
                writer.string(known)
            } else {
                if isWords, text.contains(where: \.isLetter) { untranslated.insert(text) }
                writer.string(text)
            }
        default: writer.raw(Array(value.literal))
        }
    }
}

extension LessonDraft {
    /// The lesson with those templates of its pack that it uses.
    func with(_ templates: [ItemTemplate]) -> LessonDraft {
        var draft = self
        let names = Set(lesson.generated.map(\.template))
        let own = Set(lesson.templates.map(\.id))
        draft.lesson.templates += templates.filter { names.contains($0.id) && !own.contains($0.id) }
        draft.lesson.templates.sort { $0.id < $1.id }
        return draft
    }
}
