import QuestionKinds

@testable import Household

/// A small valid pack: `one` is for kindergarten (word bank), `two` for first grade (typed answers).
enum PackFixture {
    static let one = "lessons/one.json"
    static let two = "lessons/two.json"

    static var draft: PackDraft {
        PackDraft(
            manifestFile: "manifest.json", manifest: manifest,
            lessons: [
                LessonDraft(file: one, lesson: lessonOne), LessonDraft(file: two, lesson: lessonTwo),
            ])
    }

    static let manifest = PackManifest(
        id: "numbers", version: "1.0.0", title: "Numbers",
        subjects: [PackSubject(id: "math", title: "Math", policy: .target80)], grades: [.kindergarten, .first],
        languages: ["en"], licence: "CC-BY-4.0", author: "The authors",
        standards: [
            Standard(
                id: "k.count", subject: "math", grade: .kindergarten, domain: "counting", description: "Count.",
                code: "K.CC.B.5"),
            Standard(
                id: "1.add", subject: "math", grade: .first, domain: "adding", description: "Add.", code: nil),
        ],
        skills: [
            Skill(id: "count", standard: "k.count", name: "Count", description: "Count things.", rubric: rubric),
            Skill(id: "add", standard: "1.add", name: "Add", description: "Add things.", rubric: rubric),
        ])

    static let rubric = Rubric(thresholdPercent: 80, window: 5, sessions: 2, reviewDays: [3, 7, 14])

    static let lessonOne = Lesson(
        id: "one", skill: "count", title: "Counting", description: "Count things.", subject: "math",
        tier: .elementary, difficulty: 1, estimatedMinutes: 4, order: 1, thumbnail: nil, sticker: nil,
        sections: [
            Section(id: "s1", title: "Look", kind: .instruction, text: "Count one by one.", questions: ["q1", "q2"]),
            Section(id: "s2", title: "Try", kind: .practice, text: nil, questions: ["q3"]),
        ],
        questions: [
            question("q1", QuestionBody(fourOptions)),
            question("q2", QuestionBody(bank)),
            question(
                "q3", QuestionBody(MultipleChoice(options: Array(fourOptions.options.prefix(3)), correct: "b"))),
        ])

    static let lessonTwo = Lesson(
        id: "two", skill: "add", title: "Adding", description: "Add things.", subject: "math", tier: .elementary,
        difficulty: 2, estimatedMinutes: 5, order: 2, thumbnail: nil, sticker: "star",
        sections: [Section(id: "s1", title: "Try", kind: .practice, text: nil, questions: ["t1", "t2"])],
        questions: [
            question("t1", QuestionBody(FillInBlank(answers: ["7", "seven"], wordBank: [], mistakes: []))),
            question(
                "t2", QuestionBody(MultipleChoice(options: Array(fourOptions.options.prefix(2)), correct: "b"))),
        ])

    static let fourOptions = MultipleChoice(
        options: [
            ChoiceOption(id: "a", text: "4", image: nil, explanation: "You chose 4. Let's count again: 5."),
            ChoiceOption(id: "b", text: "5", image: "five", explanation: nil),
            ChoiceOption(id: "c", text: "6", image: nil, explanation: "You chose 6. Let's count again: 5."),
            ChoiceOption(id: "d", text: "7", image: nil, explanation: nil),
        ], correct: "b")

    static let bank = FillInBlank(
        answers: ["4", "four"], wordBank: ["3", "4", "5"],
        mistakes: [ExpectedMistake(text: "3", explanation: "You chose 3. Let's count again: 4.")])

    /// Animals and where they live.
    static let fourPairs = Matching(
        left: [
            tile("bird", "Bird"), tile("fish", "Fish", "A fish swims all day."), tile("bee", "Bee"), tile("dog", "Dog"),
        ],
        right: [tile("nest", "Nest"), tile("lake", "Lake"), tile("hive", "Hive"), tile("kennel", "Kennel")],
        pairs: [
            MatchedPair(left: "bird", right: "nest"), MatchedPair(left: "fish", right: "lake"),
            MatchedPair(left: "bee", right: "hive"), MatchedPair(left: "dog", right: "kennel"),
        ])

    /// Fruit and vegetables.
    static let fourItems = DragAndDrop(
        items: [
            tile("apple", "Apple"), tile("pear", "Pear", "A pear grows on a tree and is sweet."),
            tile("leek", "Leek"), tile("carrot", "Carrot"),
        ],
        zones: [tile("fruit", "Fruit"), tile("vegetables", "Vegetables")],
        placements: [
            Placement(item: "apple", zone: "fruit"), Placement(item: "pear", zone: "fruit"),
            Placement(item: "leek", zone: "vegetables"), Placement(item: "carrot", zone: "vegetables"),
        ])

    static func tile(_ id: String, _ text: String, _ explanation: MistakeReply? = nil) -> ChoiceOption {
        ChoiceOption(id: id, text: text, image: nil, explanation: explanation)
    }

    static func question(_ id: QuestionID, _ body: QuestionBody, points: Int = 10) -> Question {
        Question(
            id: id, prompt: "How many are there?", narration: "How many?", images: ["ducks"], audio: nil,
            difficulty: 1, points: points, timeLimitSeconds: nil,
            hints: ["Secret hint one.", "Secret hint two.", "Secret hint three."],
            explanation: "Secret explanation.", bridge: false, body: body)
    }

    /// The pack of a draft that must be valid.
    static func pack(_ draft: PackDraft = draft) throws -> Pack { try Pack.verified(draft, edition: edition).get() }

    /// Another name for every other content.
    static func edition(of lesson: Lesson) -> LessonEdition { LessonEdition(rawValue: "\(lesson.hashValue)") }

    /// A second pack whose ids all differ from the first.
    static var letters: PackDraft {
        var draft = Self.draft
        draft.manifest.id = "letters"
        for index in draft.lessons.indices {
            var lesson = draft.lessons[index].lesson
            lesson.id = LessonID(rawValue: "letters.\(lesson.id)")
            for place in lesson.questions.indices {
                lesson.questions[place].id = QuestionID(rawValue: "letters.\(lesson.questions[place].id)")
            }
            for place in lesson.sections.indices {
                lesson.sections[place].questions = lesson.sections[place].questions.map {
                    QuestionID(rawValue: "letters.\($0)")
                }
            }
            draft.lessons[index].lesson = lesson
        }
        return draft
    }

    static func library(_ draft: PackDraft = draft) throws -> Library {
        try Library().installing(pack(draft)).get()
    }
}
