import Household
import Shapes

extension PackShapes {
    /// The file `manifest.json`.
    package static let manifest = Shape<PackManifest>.object(
        "PackManifest", "What a pack says about itself.", make: PackManifest.init
    ) {
        required("id", \.id, id(PackID.self))
        required("version", \.version, .text())
        required("title", \.title, text)
        required("subjects", \.subjects, some(subject), "Each with its adaptive policy.")
        required("grades", \.grades, some(.word(GradeLevel.self)))
        required("languages", \.languages, some(.text(1...35)), "The first is the language of the texts.")
        required("licence", \.licence, text)
        required("author", \.author, text)
        required("standards", \.standards, .list(of: standard))
        required("skills", \.skills, .list(of: skill))
        optional(
            "files", \.files, .list(of: listedFile, maximum: 20_000),
            "All other files but `signature.json`; a signed pack has this list.")
    }

    /// A file in the list of a manifest.
    package static let listedFile = Shape<ListedFile>.object(
        "PackFile", "A file of the pack with what its content must be.", make: ListedFile.init
    ) {
        required("path", \.path, .text(), "Inside the pack, such as `lessons/counting.json`.")
        required("bytes", \.bytes, .integer(0...1 << 30))
        required("blake2b", \.digest, .text(64...64), "BLAKE2b, 32 bytes, in hexadecimal digits.")
    }

    /// A subject in a manifest.
    package static let subject = Shape<PackSubject>.object(
        "PackSubject", "A subject of the pack's lessons.", make: PackSubject.init
    ) {
        required("id", \.id, idText)
        required("title", \.title, text)
        required("policy", \.policy, .word(AdaptivePolicy.self), "How difficulty follows the answers.")
    }

    /// A standard in a manifest.
    package static let standard = Shape<Standard>.object(
        "Standard", "What a grade is expected to know in one domain.", make: Standard.init
    ) {
        required("id", \.id, id(StandardID.self))
        required("subject", \.subject, idText)
        required("grade", \.grade, .word(GradeLevel.self))
        required("domain", \.domain, text)
        required("description", \.description, text)
        optional("code", \.code, .text(1...64), "The public code where there is one.")
    }

    /// A skill in a manifest.
    package static let skill = Shape<Skill>.object(
        "Skill", "Something that a child can master.", make: Skill.init
    ) {
        required("id", \.id, id(SkillID.self))
        required("standard", \.standard, id(StandardID.self))
        required("name", \.name, text)
        required("description", \.description, text)
        required("rubric", \.rubric, rubric)
        unless(
            "needs", \.needs, .list(of: id(SkillID.self), maximum: ContentLimits.needsOfSkill), is: [],
            "The skills of the pack that it builds on; absent: none.")
    }

    /// The rubric of a skill.
    package static let rubric = Shape<Rubric>.object(
        "Rubric", "When a skill counts as mastered, and when it is looked at again.", make: Rubric.init
    ) {
        required("thresholdPercent", \.thresholdPercent, number(1...100))
        required("window", \.window, number(1...MasteryRule.mostAnswers), "First answers.")
        required("sessions", \.sessions, number(1...10), "Activities on different days.")
        required("reviewDays", \.reviewDays, some(number(1...1_000_000), most: 64))
    }
}
