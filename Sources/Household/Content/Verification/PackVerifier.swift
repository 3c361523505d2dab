/// Walks a draft and collects every fault in it; one fault never hides another.
struct PackVerifier {
    let draft: PackDraft
    private var faults: [PackFault] = []
    private var standards: [StandardID: Standard] = [:]
    private var skills: [SkillID: Skill] = [:]
    private var lessonIDs: Set<LessonID> = []
    private var questionIDs: Set<QuestionID> = []
    var templateIDs: Set<String> = []
    /// What was found about each template: many lessons have the same.
    var lookedAt: [ItemTemplate: TemplateFinding] = [:]
    /// The items of all templates that were looked at.
    var items = 0

    /// Everything wrong with a draft, in the order of its files.
    ///
    /// - Parameter step: is called before each template and each lesson; what it throws ends the work.
    static func faults<Stop: Error>(of draft: PackDraft, step: () throws(Stop) -> Void) throws(Stop) -> [PackFault] {
        var verifier = PackVerifier(draft: draft)
        verifier.checkManifest()
        for template in draft.templates {
            try step()
            verifier.check(template)
        }
        for lesson in draft.lessons where lesson.language == nil {
            try step()
            verifier.check(lesson)
        }
        // What is wrong in the first language is wrong in all.
        if verifier.faults.isEmpty, !draft.isPartial {
            for lesson in draft.lessons where lesson.language != nil {
                try step()
                verifier.check(translated: lesson)
            }
        }
        return verifier.faults
    }

    private init(draft: PackDraft) { self.draft = draft }

    mutating func refuse(_ file: String, _ pointer: String, _ reason: String?) {
        guard let reason else { return }
        faults.append(PackFault(file: file, pointer: pointer, reason: reason))
    }
}

// MARK: The manifest

extension PackVerifier {
    private mutating func checkManifest() {
        let manifest = draft.manifest
        let file = draft.manifestFile
        refuse(file, "/id", ContentLimits.idFault(manifest.id.rawValue))
        for (pointer, text) in [
            ("/title", manifest.title), ("/licence", manifest.licence), ("/author", manifest.author),
        ] {
            refuse(file, pointer, ContentLimits.textFault(text))
        }
        refuse(file, "/version", PackVersion.fault(manifest.version))
        if manifest.grades.isEmpty { refuse(file, "/grades", "names no grade") }
        if manifest.languages.isEmpty { refuse(file, "/languages", "names no language") }
        if draft.lessons.isEmpty, !draft.isPartial { refuse(file, "", "the pack has no lessons") }
        checkSubjects(manifest.subjects)
        for (index, standard) in manifest.standards.enumerated() { check(standard, at: "/standards/\(index)") }
        for (index, skill) in manifest.skills.enumerated() { check(skill, at: "/skills/\(index)") }
        checkNeeds(of: manifest.skills)
    }

    private mutating func checkSubjects(_ subjects: [PackSubject]) {
        let file = draft.manifestFile
        if subjects.isEmpty { refuse(file, "/subjects", "names no subject") }
        var seen: Set<String> = []
        for (index, subject) in subjects.enumerated() {
            refuse(file, "/subjects/\(index)/id", ContentLimits.idFault(subject.id))
            refuse(file, "/subjects/\(index)/title", ContentLimits.textFault(subject.title))
            if !seen.insert(subject.id).inserted {
                refuse(file, "/subjects/\(index)/id", "another subject has the id \(subject.id)")
            }
        }
    }

    private mutating func check(_ standard: Standard, at pointer: String) {
        let file = draft.manifestFile
        refuse(file, "\(pointer)/id", ContentLimits.idFault(standard.id.rawValue))
        refuse(file, "\(pointer)/domain", ContentLimits.textFault(standard.domain))
        refuse(file, "\(pointer)/description", ContentLimits.textFault(standard.description))
        refuse(file, "\(pointer)/subject", subjectFault(standard.subject))
        if standards.updateValue(standard, forKey: standard.id) != nil {
            refuse(file, "\(pointer)/id", "another standard has the id \(standard.id)")
        }
    }

    private mutating func check(_ skill: Skill, at pointer: String) {
        let file = draft.manifestFile
        refuse(file, "\(pointer)/id", ContentLimits.idFault(skill.id.rawValue))
        refuse(file, "\(pointer)/name", ContentLimits.textFault(skill.name))
        refuse(file, "\(pointer)/description", ContentLimits.textFault(skill.description))
        if standards[skill.standard] == nil {
            refuse(file, "\(pointer)/standard", "the manifest has no standard \(skill.standard)")
        }
        if skills.updateValue(skill, forKey: skill.id) != nil {
            refuse(file, "\(pointer)/id", "another skill has the id \(skill.id)")
        }
        checkRubric(skill.rubric, at: "\(pointer)/rubric")
    }

    /// Each need is a skill of the pack, and none leads back to where it began.
    private mutating func checkNeeds(of all: [Skill]) {
        var waiting = all.map { Set($0.needs).filter { skills[$0] != nil } }
        var users: [SkillID: [Int]] = [:]
        for (index, skill) in all.enumerated() {
            for (place, need) in skill.needs.enumerated() where skills[need] == nil {
                refuse(draft.manifestFile, "/skills/\(index)/needs/\(place)", "the manifest has no skill \(need)")
            }
            for need in waiting[index] { users[need, default: []].append(index) }
        }
        var free = all.indices.filter { waiting[$0].isEmpty }
        while let done = free.popLast() {
            for user in users.removeValue(forKey: all[done].id) ?? [] {
                waiting[user].remove(all[done].id)
                if waiting[user].isEmpty { free.append(user) }
            }
        }
        // Who waits still waits for one that waits: so many steps on one stands in the circle.
        guard var index = all.indices.first(where: { !waiting[$0].isEmpty }) else { return }
        let places = Dictionary(all.indices.map { (all[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        for _ in all.indices {
            let need = waiting[index].min { $0.rawValue < $1.rawValue }
            index = need.flatMap { places[$0] } ?? index
        }
        refuse(draft.manifestFile, "/skills/\(index)/needs", "what the skill builds on leads back to it in a circle")
    }

    private mutating func checkRubric(_ rubric: Rubric, at pointer: String) {
        let file = draft.manifestFile
        if !(1...100).contains(rubric.thresholdPercent) {
            refuse(file, "\(pointer)/thresholdPercent", "must be 1 to 100")
        }
        if !(1...MasteryRule.mostAnswers).contains(rubric.window) {
            refuse(file, "\(pointer)/window", "must be 1 to \(MasteryRule.mostAnswers)")
        }
        if !(1...10).contains(rubric.sessions) { refuse(file, "\(pointer)/sessions", "must be 1 to 10") }
        if rubric.reviewDays.isEmpty || !rubric.reviewDays.allSatisfy({ $0 >= 1 }) {
            refuse(file, "\(pointer)/reviewDays", "must be one or more whole days, each at least 1")
        }
    }

    private func subjectFault(_ subject: String) -> String? {
        draft.manifest.subjects.contains { $0.id == subject } ? nil : "the manifest has no subject \(subject)"
    }
}

// MARK: Lessons

extension PackVerifier {
    private mutating func check(_ draft: LessonDraft) {
        let lesson = draft.lesson
        let file = draft.file
        refuse(file, "/id", ContentLimits.idFault(lesson.id.rawValue))
        if !lessonIDs.insert(lesson.id).inserted { refuse(file, "/id", "another lesson has the id \(lesson.id)") }
        refuse(file, "/title", ContentLimits.textFault(lesson.title))
        refuse(file, "/description", ContentLimits.textFault(lesson.description))
        refuse(file, "/subject", subjectFault(lesson.subject))
        if skills[lesson.skill] == nil { refuse(file, "/skill", "the manifest has no skill \(lesson.skill)") }
        refuse(file, "/difficulty", rangeFault(lesson.difficulty, in: ContentLimits.difficulty))
        refuse(file, "/estimatedMinutes", rangeFault(lesson.estimatedMinutes, in: ContentLimits.minutes))
        let isWhole = draft.places == nil
        let kinds = Set(lesson.questions.map(\.kind)).union(lesson.generated.map(\.kind))
        let count = lesson.questions.count + lesson.generated.count
        if count > ContentLimits.lessonQuestions {
            refuse(file, "/questions", "are \(count); a lesson has at most \(ContentLimits.lessonQuestions)")
        }
        if kinds.isEmpty, isWhole {
            refuse(file, "/questions", "the lesson has no questions")
        } else if isWhole, kinds.count < ContentLimits.fewestKinds {
            refuse(file, "/questions", "all are of one kind; a lesson mixes at least \(ContentLimits.fewestKinds)")
        }
        let grade = skills[lesson.skill].flatMap { standards[$0.standard]?.grade }
        let audience = Audience(tier: lesson.tier, grade: grade)
        checkOwnTemplates(of: lesson, in: file)
        check(lesson.generated, of: lesson, for: audience, in: file)
        for (index, question) in lesson.questions.enumerated() {
            check(question, for: audience, in: file, at: "/questions/\(draft.places?[index] ?? index)")
        }
        checkPassages(of: lesson, in: file)
        if isWhole { checkSections(of: lesson, in: file) }
    }

    private mutating func checkPassages(of lesson: Lesson, in file: String) {
        var ids: Set<String> = []
        for (index, passage) in lesson.passages.enumerated() {
            let pointer = "/passages/\(index)"
            refuse(file, "\(pointer)/id", ContentLimits.idFault(passage.id))
            if !ids.insert(passage.id).inserted {
                refuse(file, "\(pointer)/id", "another passage has the id \(passage.id)")
            }
            refuse(file, "\(pointer)/title", ContentLimits.textFault(passage.title))
            refuse(file, "\(pointer)/text", ContentLimits.textFault(passage.text, atMost: Passage.characters))
            refuse(file, "\(pointer)/imageText", Self.imageTextFault(passage.images, passage.imageText))
        }
        for (index, question) in lesson.questions.enumerated() {
            refuse(file, "/questions/\(index)/imageText", Self.imageTextFault(question.images, question.imageText))
            guard let passage = question.passage, !ids.contains(passage) else { continue }
            refuse(file, "/questions/\(index)/passage", "the lesson has no passage \(passage)")
        }
    }

    /// Why a text beside images is none.
    private static func imageTextFault(_ images: [String], _ text: String?) -> String? {
        guard let text else { return nil }
        return images.isEmpty ? "tells of images, and there are none" : ContentLimits.textFault(text)
    }

    /// Question ids are unique in the pack.
    mutating func noteQuestion(_ id: QuestionID, in file: String, at pointer: String) {
        refuse(file, pointer, ContentLimits.idFault(id.rawValue))
        if !questionIDs.insert(id).inserted { refuse(file, pointer, "another question has the id \(id)") }
    }

    private mutating func check(_ question: Question, for audience: Audience, in file: String, at pointer: String) {
        noteQuestion(question.id, in: file, at: "\(pointer)/id")
        refuse(file, "\(pointer)/prompt", ContentLimits.textFault(question.prompt))
        if let text = question.narration { refuse(file, "\(pointer)/narration", ContentLimits.textFault(text)) }
        refuse(file, "\(pointer)/explanation", ContentLimits.textFault(question.explanation))
        if let picture = question.picture {
            refuse(file, "\(pointer)/picture/text", ContentLimits.textFault(picture.text.description))
            for fault in picture.content.faults {
                refuse(file, "\(pointer)/picture/\(picture.form)\(fault.pointer)", fault.reason)
            }
            refuse(file, "\(pointer)/picture/\(picture.form)", drawingFault(picture))
        }
        refuse(file, "\(pointer)/difficulty", rangeFault(question.difficulty, in: ContentLimits.difficulty))
        refuse(file, "\(pointer)/points", rangeFault(question.points, in: ContentLimits.points))
        if let seconds = question.timeLimitSeconds, seconds < 1 {
            refuse(file, "\(pointer)/timeLimitSeconds", "must be at least 1")
        }
        if !ContentLimits.hints.contains(question.hints.count) {
            refuse(file, "\(pointer)/hints", "has \(question.hints.count) hints; every question has one to three")
        }
        for (index, hint) in question.hints.enumerated() {
            refuse(file, "\(pointer)/hints/\(index)", ContentLimits.textFault(hint))
        }
        checkBody(of: question, for: audience, in: file, at: "\(pointer)/\(question.kind)")
    }

    /// A thing in a picture of which there is no drawing.
    func drawingFault(_ picture: Picture?) -> String? {
        guard let drawings = draft.drawings,
            let thing = picture?.content.things.first(where: { !drawings.contains($0) })
        else { return nil }
        return "there is no drawing \(thing)" + NearestWord.question(thing, in: drawings.sorted())
    }

    /// What a kind says about its content, and that what it takes for the solution is graded right.
    private mutating func checkBody(
        of question: Question, for audience: Audience, in file: String, at pointer: String
    ) {
        let content = question.body.content
        let found = content.faults(for: audience)
        for fault in found { refuse(file, pointer + fault.pointer, fault.reason) }
        guard found.isEmpty, let solution = content.solution else { return }
        if (try? content.grade(solution, tier: audience.tier))?.isRight != true {
            refuse(file, pointer, "its own solution is not graded right")
        }
    }

    /// Texts in another language: they must fit as the first ones do. Ids and references were looked at there.
    private mutating func check(translated draft: LessonDraft) {
        let lesson = draft.lesson
        func refuse(_ place: String, _ reason: String?) {
            self.refuse(draft.file, "", reason.map { "of the lesson \(lesson.id), \(place): \($0)" })
        }
        refuse("the title", ContentLimits.textFault(lesson.title))
        refuse("the description", ContentLimits.textFault(lesson.description))
        let grade = skills[lesson.skill].flatMap { standards[$0.standard]?.grade }
        let audience = Audience(tier: lesson.tier, grade: grade)
        for template in lesson.templates {
            for fault in faults(of: template) {
                refuse("the template \(template.id), \(fault.pointer)", fault.reason)
            }
        }
        for question in lesson.questions {
            for fault in question.body.content.faults(for: audience) {
                refuse("the question \(question.id), /\(question.kind)\(fault.pointer)", fault.reason)
            }
        }
    }

    private mutating func checkSections(of lesson: Lesson, in file: String) {
        if lesson.sections.isEmpty { refuse(file, "/sections", "the lesson has no sections") }
        let known = Set(lesson.questions.map(\.id) + lesson.generated.map(\.id))
        var placed: Set<QuestionID> = []
        var ids: Set<SectionID> = []
        for (index, section) in lesson.sections.enumerated() {
            let pointer = "/sections/\(index)"
            refuse(file, "\(pointer)/id", ContentLimits.idFault(section.id.rawValue))
            if !ids.insert(section.id).inserted {
                refuse(file, "\(pointer)/id", "another section has the id \(section.id)")
            }
            refuse(file, "\(pointer)/title", ContentLimits.textFault(section.title))
            if let text = section.text { refuse(file, "\(pointer)/text", ContentLimits.textFault(text)) }
            if section.questions.isEmpty && section.text == nil {
                refuse(file, pointer, "the section has neither a text nor questions")
            }
            if let draws = section.draws, draws < 1 || draws > section.questions.count {
                refuse(file, "\(pointer)/draws", "is \(draws); the section has \(section.questions.count) questions")
            }
            for (place, question) in section.questions.enumerated() {
                let reference = "\(pointer)/questions/\(place)"
                if !known.contains(question) {
                    refuse(file, reference, "the lesson has no question \(question)")
                } else if !placed.insert(question).inserted {
                    refuse(file, reference, "the question \(question) is asked before; it belongs to one section once")
                }
            }
        }
        for (index, question) in lesson.questions.enumerated() where !placed.contains(question.id) {
            refuse(file, "/questions/\(index)", "the question \(question.id) belongs to no section")
        }
        for (index, question) in lesson.generated.enumerated() where !placed.contains(question.id) {
            refuse(file, "/generated/\(index)", "the question \(question.id) belongs to no section")
        }
    }

    private func rangeFault(_ value: Int, in range: ClosedRange<Int>) -> String? {
        range.contains(value) ? nil : "is \(value); possible are \(range.lowerBound) to \(range.upperBound)"
    }
}
