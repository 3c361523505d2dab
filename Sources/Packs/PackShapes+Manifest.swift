import Household
import Shapes

extension PackShapes {
    /// The file `manifest.json`.
    package static let manifest = Shape<PackManifest>.object(
        "PackManifest", "What a pack says about itself.", make: PackManifest.init
    ) {
        required("id", id(PackID.self), get: \.id)
        required("version", .text(), get: \.version)
        required("title", text, get: \.title)
        required("subjects", some(subject), "Each with its adaptive policy.", get: \.subjects)
        required("grades", some(.word(GradeLevel.self)), get: \.grades)
        required("languages", some(.text(1...35)), "The first is the language of the texts.", get: \.languages)
        required("licence", text, get: \.licence)
        required("author", text, get: \.author)
        required("standards", .list(of: standard), get: \.standards)
        required("skills", .list(of: skill), get: \.skills)
        optional(
            "files", .list(of: listedFile, maximum: 20_000),
            "All other files but `signature.json`; a signed pack has this list.", get: \.files)
    }

    /// A file in the list of a manifest.
    package static let listedFile = Shape<ListedFile>.object(
        "PackFile", "A file of the pack with what its content must be.", make: ListedFile.init
    ) {
        required("path", .text(), "Inside the pack, such as `lessons/counting.json`.", get: \.path)
        required("bytes", .integer(0...1 << 30), get: \.bytes)
        required("blake2b", .text(64...64), "BLAKE2b, 32 bytes, in hexadecimal digits.", get: \.digest)
    }

    /// A subject in a manifest.
    package static let subject = Shape<PackSubject>.object(
        "PackSubject", "A subject of the pack's lessons.", make: PackSubject.init
    ) {
        required("id", idText, get: \.id)
        required("title", text, get: \.title)
        required("policy", .word(AdaptivePolicy.self), "How difficulty follows the answers.", get: \.policy)
    }

    /// A standard in a manifest.
    package static let standard = Shape<Standard>.object(
        "Standard", "What a grade is expected to know in one domain.", make: Standard.init
    ) {
        required("id", id(StandardID.self), get: \.id)
        required("subject", idText, get: \.subject)
        required("grade", .word(GradeLevel.self), get: \.grade)
        required("domain", text, get: \.domain)
        required("description", text, get: \.description)
        optional("code", .text(1...64), "The public code where there is one.", get: \.code)
    }

    /// A skill in a manifest.
    package static let skill = Shape<Skill>.object(
        "Skill", "Something that a child can master.", make: Skill.init
    ) {
        required("id", id(SkillID.self), get: \.id)
        required("standard", id(StandardID.self), get: \.standard)
        required("name", text, get: \.name)
        required("description", text, get: \.description)
        required("rubric", rubric, get: \.rubric)
    }

    /// The rubric of a skill.
    package static let rubric = Shape<Rubric>.object(
        "Rubric", "When a skill counts as mastered, and when it is looked at again.", make: Rubric.init
    ) {
        required("thresholdPercent", number(1...100), get: \.thresholdPercent)
        required("window", number(1...MasteryRule.mostAnswers), "First answers.", get: \.window)
        required("sessions", number(1...10), "Activities on different days.", get: \.sessions)
        required("reviewDays", some(number(1...1_000_000), most: 64), get: \.reviewDays)
    }
}
