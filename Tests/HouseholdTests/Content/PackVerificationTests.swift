import QuestionKinds
import Testing

@testable import Household

/// One way to spoil a valid pack, and the fault that must come of it.
struct Spoiled: Sendable, CustomTestStringConvertible {
    var name: String
    var file: String
    var pointer: String
    var reason: String
    var spoil: @Sendable (inout PackDraft) -> Void

    init(
        _ name: String, _ file: String, _ pointer: String, _ reason: String,
        spoil: @escaping @Sendable (inout PackDraft) -> Void
    ) {
        self.name = name
        self.file = file
        self.pointer = pointer
        self.reason = reason
        self.spoil = spoil
    }

    var testDescription: String { name }
}

struct PackVerificationTests {
    private static let manifest = "manifest.json"
    private static let one = PackFixture.one
    private static let two = PackFixture.two
    private static let long = String(repeating: "x", count: 201)

    static let manifestFaults: [Spoiled] = [
        Spoiled("capital in the pack id", manifest, "/id", "a-z") { $0.manifest.id = "Numbers" },
        Spoiled("empty pack id", manifest, "/id", "empty") { $0.manifest.id = "" },
        Spoiled("long pack id", manifest, "/id", "longer") {
            $0.manifest.id = PackID(rawValue: String(repeating: "a", count: 65))
        },
        Spoiled("no version", manifest, "/version", "is no version") { $0.manifest.version = " " },
        Spoiled("no title", manifest, "/title", "empty") { $0.manifest.title = "" },
        Spoiled("no licence", manifest, "/licence", "empty") { $0.manifest.licence = "" },
        Spoiled("no author", manifest, "/author", "empty") { $0.manifest.author = "" },
        Spoiled("no grades", manifest, "/grades", "no grade") { $0.manifest.grades = [] },
        Spoiled("no languages", manifest, "/languages", "no language") { $0.manifest.languages = [] },
        Spoiled("no lessons", manifest, "", "no lessons") { $0.lessons = [] },
        Spoiled("subject twice", manifest, "/subjects/1/id", "another subject") {
            $0.manifest.subjects.append($0.manifest.subjects[0])
        },
        Spoiled("subject id", manifest, "/subjects/1/id", "a-z") {
            $0.manifest.subjects.append(PackSubject(id: "Fun!", title: "Fun", policy: .early))
        },
        Spoiled("subject without a title", manifest, "/subjects/0/title", "empty") {
            $0.manifest.subjects[0].title = ""
        },
        Spoiled("standard twice", manifest, "/standards/2/id", "another standard") {
            $0.manifest.standards.append($0.manifest.standards[0])
        },
        Spoiled("standard of an unknown subject", manifest, "/standards/0/subject", "no subject art") {
            $0.manifest.standards[0].subject = "art"
        },
        Spoiled("standard without a domain", manifest, "/standards/0/domain", "empty") {
            $0.manifest.standards[0].domain = ""
        },
        Spoiled("skill of an unknown standard", manifest, "/skills/1/standard", "no standard nothing") {
            $0.manifest.skills[1].standard = "nothing"
        },
        Spoiled("skill twice", manifest, "/skills/2/id", "another skill") {
            $0.manifest.skills.append($0.manifest.skills[0])
        },
        Spoiled("unknown need", manifest, "/skills/1/needs/0", "no skill nothing") {
            $0.manifest.skills[1].needs = ["nothing"]
        },
        Spoiled("skill that needs itself", manifest, "/skills/0/needs", "in a circle") {
            $0.manifest.skills[0].needs = ["count"]
        },
        Spoiled("two skills that need each other", manifest, "/skills/0/needs", "in a circle") {
            $0.manifest.skills[0].needs = ["add"]
            $0.manifest.skills[1].needs = ["count"]
        },
        Spoiled("threshold above all", manifest, "/skills/0/rubric/thresholdPercent", "1 to 100") {
            $0.manifest.skills[0].rubric.thresholdPercent = 101
        },
        Spoiled("window of none", manifest, "/skills/0/rubric/window", "1 to 20") {
            $0.manifest.skills[0].rubric.window = 0
        },
        Spoiled("no sessions", manifest, "/skills/0/rubric/sessions", "1 to 10") {
            $0.manifest.skills[0].rubric.sessions = 0
        },
        Spoiled("review on the same day", manifest, "/skills/0/rubric/reviewDays", "at least 1") {
            $0.manifest.skills[0].rubric.reviewDays = [0, 3]
        },
    ]

    static let lessonFaults: [Spoiled] = [
        Spoiled("lesson id", one, "/id", "a-z") { $0.lesson { $0.id = "one two" } },
        Spoiled("lesson twice", two, "/id", "another lesson") { $0.lesson(1) { $0.id = "one" } },
        Spoiled("lesson without a title", one, "/title", "empty") { $0.lesson { $0.title = "" } },
        Spoiled("lesson without a description", one, "/description", "empty") { $0.lesson { $0.description = "" } },
        Spoiled("unknown subject", one, "/subject", "no subject art") { $0.lesson { $0.subject = "art" } },
        Spoiled("unknown skill", one, "/skill", "no skill nothing") { $0.lesson(0) { $0.skill = "nothing" } },
        Spoiled("difficulty 0", one, "/difficulty", "is 0") { $0.lesson { $0.difficulty = 0 } },
        Spoiled("difficulty 6", one, "/difficulty", "is 6") { $0.lesson { $0.difficulty = 6 } },
        Spoiled("no minutes", one, "/estimatedMinutes", "is 0") { $0.lesson { $0.estimatedMinutes = 0 } },
        Spoiled("six minutes", one, "/estimatedMinutes", "is 6") { $0.lesson { $0.estimatedMinutes = 6 } },
        Spoiled("no questions", one, "/questions", "no questions") {
            $0.lesson {
                $0.questions = []
                $0.sections = [Section(id: "s", title: "Look", kind: .instruction, text: "Look.", questions: [])]
            }
        },
        Spoiled("one kind only", one, "/questions", "one kind") {
            $0.question(1) { $0.body = QuestionBody(PackFixture.fourOptions) }
        },
        Spoiled("no sections", one, "/sections", "no sections") {
            $0.lesson { lesson in
                lesson.sections = []
                lesson.questions = []
            }
        },
        Spoiled("section twice", one, "/sections/1/id", "another section") { $0.lesson { $0.sections[1].id = "s1" } },
        Spoiled("section id", one, "/sections/0/id", "a-z") { $0.lesson { $0.sections[0].id = "S" } },
        Spoiled("section without a title", one, "/sections/0/title", "empty") {
            $0.lesson { $0.sections[0].title = "" }
        },
        Spoiled("section with an empty text", one, "/sections/0/text", "empty") {
            $0.lesson { $0.sections[0].text = "" }
        },
        Spoiled("empty section", one, "/sections/2", "neither") {
            $0.lesson { $0.sections.append(Section(id: "s3", title: "T", kind: .practice, text: nil, questions: [])) }
        },
        Spoiled("unknown passage", one, "/questions/0/passage", "no passage fox") {
            $0.question(0) { $0.passage = "fox" }
        },
        Spoiled("passage twice", one, "/passages/1/id", "another passage") {
            $0.lesson { $0.passages = Array(repeating: Passage(id: "fox", title: "Fox", text: "A fox."), count: 2) }
        },
        Spoiled("passage that is too long", one, "/passages/0/text", "4000") {
            $0.lesson { $0.passages = [Passage(id: "p", title: "T", text: String(repeating: "a", count: 4_001))] }
        },
        Spoiled("text of images that are not there", one, "/questions/0/imageText", "there are none") {
            $0.question(0) {
                $0.images = []
                $0.imageText = "A fox."
            }
        },
        Spoiled("draws none", one, "/sections/0/draws", "is 0") { $0.lesson { $0.sections[0].draws = 0 } },
        Spoiled("draws more than there are", one, "/sections/0/draws", "has 2 questions") {
            $0.lesson { $0.sections[0].draws = 3 }
        },
        Spoiled("dangling reference", one, "/sections/1/questions/1", "no question q9") {
            $0.lesson { $0.sections[1].questions.append("q9") }
        },
        Spoiled("reference into another lesson", one, "/sections/1/questions/1", "no question t1") {
            $0.lesson { $0.sections[1].questions.append("t1") }
        },
        Spoiled("double reference", one, "/sections/1/questions/1", "asked before") {
            $0.lesson { $0.sections[1].questions.append("q1") }
        },
        Spoiled("question of no section", one, "/questions/2", "no section") {
            $0.lesson {
                $0.sections[1].questions = []
                $0.sections[1].text = "Well done."
            }
        },
    ]

    static let questionFaults: [Spoiled] = [
        Spoiled("question twice in a lesson", one, "/questions/3/id", "another question") {
            $0.lesson { $0.questions.append($0.questions[0]) }
        },
        Spoiled("question twice in a pack", two, "/questions/0/id", "another question") {
            $0.lesson(1) {
                $0.questions[0].id = "q1"
                $0.sections[0].questions[0] = "q1"
            }
        },
        Spoiled("question id", one, "/questions/2/id", "a-z") {
            $0.lesson {
                $0.questions[2].id = "q/3"
                $0.sections[1].questions = ["q/3"]
            }
        },
        Spoiled("a prompt with what turns the writing", one, "/questions/0/prompt", "U+202E") {
            $0.question(0) { $0.prompt = "How \u{202E}many?" }
        },
        Spoiled("a prompt with a bell", one, "/questions/0/prompt", "U+0007") {
            $0.question(0) { $0.prompt = "How many?\u{7}" }
        },
        Spoiled("a prompt that nobody sees", one, "/questions/0/prompt", "empty") {
            $0.question(0) { $0.prompt = "\u{200B} \u{FEFF}" }
        },
        Spoiled("no prompt", one, "/questions/0/prompt", "empty") { $0.question(0) { $0.prompt = "" } },
        Spoiled("long prompt", one, "/questions/0/prompt", "at most 1000") {
            $0.question(0) { $0.prompt = String(repeating: "x", count: 1001) }
        },
        Spoiled("empty narration", one, "/questions/0/narration", "empty") { $0.question(0) { $0.narration = "" } },
        Spoiled("no explanation", one, "/questions/0/explanation", "empty") { $0.question(0) { $0.explanation = "" } },
        Spoiled("question difficulty", one, "/questions/0/difficulty", "is 6") { $0.question(0) { $0.difficulty = 6 } },
        Spoiled("no points", one, "/questions/0/points", "is 0") { $0.question(0) { $0.points = 0 } },
        Spoiled("no time", one, "/questions/0/timeLimitSeconds", "at least 1") {
            $0.question(0) { $0.timeLimitSeconds = 0 }
        },
        Spoiled("no hint", one, "/questions/0/hints", "0 hints") { $0.question(0) { $0.hints = [] } },
        Spoiled("four hints", one, "/questions/0/hints", "4 hints") {
            $0.question(0) { $0.hints = ["a", "b", "c", "d"] }
        },
        Spoiled("empty hint", one, "/questions/0/hints/1", "empty") { $0.question(0) { $0.hints = ["a", " "] } },
    ]

    static let bodyFaults: [Spoiled] = [
        Spoiled("one option", one, "/questions/0/multipleChoice/options", "1 options") {
            $0.choice { $0.options = [option("b", "5")] }
        },
        Spoiled("seven options", one, "/questions/0/multipleChoice/options", "7 options") {
            $0.choice { $0.options += [option("e", "8"), option("f", "9"), option("g", "10")] }
        },
        Spoiled("five options for preschool", one, "/questions/0/multipleChoice/options", "2 to 4") {
            $0.lesson { $0.tier = .preschool }
            $0.choice { $0.options.append(option("e", "8")) }
        },
        Spoiled("option id", one, "/questions/0/multipleChoice/options/0/id", "a-z") {
            $0.choice { $0.options[0].id = "A" }
        },
        Spoiled("option id twice", one, "/questions/0/multipleChoice/options/2/id", "another option") {
            $0.choice { $0.options[2].id = "a" }
        },
        Spoiled("option text twice but for case", one, "/questions/0/multipleChoice/options/4/text", "same text") {
            $0.choice {
                $0.options[3].text = "eight"
                $0.options += [option("e", " EIGHT"), option("f", "nine")]
            }
        },
        Spoiled("empty option", one, "/questions/0/multipleChoice/options/3/text", "empty") {
            $0.choice { $0.options[3].text = " " }
        },
        Spoiled("long option", one, "/questions/0/multipleChoice/options/3/text", "at most 200") {
            $0.choice { $0.options[3].text = long }
        },
        Spoiled("empty option explanation", one, "/questions/0/multipleChoice/options/0/explanation", "empty") {
            $0.choice { $0.options[0].explanation = "" }
        },
        Spoiled("no right option", one, "/questions/0/multipleChoice/correct", "no option has the id e") {
            $0.choice { $0.correct = "e" }
        },
        Spoiled("no answer", two, "/questions/0/fillInBlank/answers", "no answer") {
            $0.question(0, of: 1) { $0.body = QuestionBody(FillInBlank(answers: [], wordBank: [], mistakes: [])) }
        },
        Spoiled("empty answer", one, "/questions/1/fillInBlank/answers/1", "empty") { $0.blank { $0.answers[1] = "" } },
        Spoiled("long answer", one, "/questions/1/fillInBlank/answers/1", "at most 200") {
            $0.blank { $0.answers[1] = long }
        },
        Spoiled("answer twice but for case", one, "/questions/1/fillInBlank/answers/2", "same answer") {
            $0.blank { $0.answers.append(" FOUR") }
        },
        Spoiled("no word bank in kindergarten", one, "/questions/1/fillInBlank/wordBank", "is missing") {
            $0.blank { $0.wordBank = [] }
        },
        Spoiled("no word bank in preschool", two, "/questions/0/fillInBlank/wordBank", "is missing") {
            $0.lesson(1) { $0.tier = .preschool }
        },
        Spoiled("word bank of one", one, "/questions/1/fillInBlank/wordBank", "1 tiles") {
            $0.blank { $0.wordBank = ["4"] }
        },
        Spoiled("word bank without an answer", one, "/questions/1/fillInBlank/wordBank", "no right answer") {
            $0.blank { $0.wordBank = ["3", "5"] }
        },
        Spoiled("tile twice", one, "/questions/1/fillInBlank/wordBank/3", "same tile") {
            $0.blank { $0.wordBank.append("3 ") }
        },
        Spoiled("long tile", one, "/questions/1/fillInBlank/wordBank/3", "at most 200") {
            $0.blank { $0.wordBank.append(long) }
        },
        Spoiled("mistake that is right", one, "/questions/1/fillInBlank/mistakes/1/text", "right answer") {
            $0.blank { $0.mistakes.append(ExpectedMistake(text: "Four", explanation: "No.")) }
        },
        Spoiled("mistake twice", one, "/questions/1/fillInBlank/mistakes/1/text", "same mistake") {
            $0.blank { $0.mistakes.append(ExpectedMistake(text: "3", explanation: "Again.")) }
        },
        Spoiled("mistake without words", one, "/questions/1/fillInBlank/mistakes/0/explanation", "empty") {
            $0.blank { $0.mistakes[0].explanation = "" }
        },
    ]

    static let matchingFaults: [Spoiled] = [
        Spoiled("one pair", one, "/questions/0/matching/left", "2 to 8") {
            $0.pairs { $0.keep(1) }
        },
        Spoiled("nine pairs", one, "/questions/0/matching/left", "9 tiles; 2 to 8") {
            $0.pairs { $0 = .numbered(9) }
        },
        Spoiled("five pairs for preschool", one, "/questions/0/matching/left", "5 tiles; 2 to 4") {
            $0.lesson { $0.tier = .preschool }
            $0.pairs { $0 = .numbered(5) }
        },
        Spoiled("a right tile too many", one, "/questions/0/matching/right", "5 tiles and the left side 4") {
            $0.pairs { $0.right.append(option("web", "Web")) }
        },
        Spoiled("left text twice but for case", one, "/questions/0/matching/left/1/text", "same text") {
            $0.pairs { $0.left[1].text = " BIRD" }
        },
        Spoiled("right text twice but for spaces", one, "/questions/0/matching/right/3/text", "same text") {
            $0.pairs { $0.right[3].text = "nest " }
        },
        Spoiled("left id twice", one, "/questions/0/matching/left/1/id", "another tile") {
            $0.pairs { body in
                body.left[1].id = "bird"
                body.pairs[1].left = "bird"
            }
        },
        Spoiled("one id on both sides", one, "/questions/0/matching/right/0/id", "another tile") {
            $0.pairs { body in
                body.right[0].id = "bird"
                body.pairs[0].right = "bird"
            }
        },
        Spoiled("tile id", one, "/questions/0/matching/left/0/id", "a-z") {
            $0.pairs { body in
                body.left[0].id = "Bird"
                body.pairs[0].left = "Bird"
            }
        },
        Spoiled("empty tile", one, "/questions/0/matching/right/2/text", "empty") {
            $0.pairs { $0.right[2].text = " " }
        },
        Spoiled("long tile", one, "/questions/0/matching/left/2/text", "at most 200") {
            $0.pairs { $0.left[2].text = long }
        },
        Spoiled("empty explanation of a tile", one, "/questions/0/matching/left/1/explanation", "empty") {
            $0.pairs { $0.left[1].explanation = "" }
        },
        Spoiled("tile without a partner", one, "/questions/0/matching/left/3", "no partner") {
            $0.pairs { $0.pairs.removeLast() }
        },
        Spoiled("pair of an unknown left tile", one, "/questions/0/matching/pairs/3/left", "id cat") {
            $0.pairs { $0.pairs[3].left = "cat" }
        },
        Spoiled("pair of an unknown right tile", one, "/questions/0/matching/pairs/3/right", "id web") {
            $0.pairs { $0.pairs[3].right = "web" }
        },
        Spoiled("a left tile with two partners", one, "/questions/0/matching/pairs/3/left", "already") {
            $0.pairs { $0.pairs[3].left = "bird" }
        },
        Spoiled("a right tile for two", one, "/questions/0/matching/pairs/3/right", "already") {
            $0.pairs { $0.pairs[3].right = "nest" }
        },
    ]

    static let dragAndDropFaults: [Spoiled] = [
        Spoiled("thirteen items", one, "/questions/0/dragAndDrop/items", "13 items; 2 to 12") {
            $0.items { body in
                for number in 5...13 {
                    body.items.append(option("i\(number)", "\(number)"))
                    body.placements.append(Placement(item: "i\(number)", zone: "fruit"))
                }
            }
        },
        Spoiled("one zone", one, "/questions/0/dragAndDrop/zones", "1 zones; 2 to 6") {
            $0.items { body in
                body.zones.removeLast()
                for index in body.placements.indices { body.placements[index].zone = "fruit" }
            }
        },
        Spoiled("item text twice but for case", one, "/questions/0/dragAndDrop/items/1/text", "same text") {
            $0.items { $0.items[1].text = "APPLE" }
        },
        Spoiled("zone text twice", one, "/questions/0/dragAndDrop/zones/1/text", "same text") {
            $0.items { $0.zones[1].text = "Fruit" }
        },
        Spoiled("one id for an item and a zone", one, "/questions/0/dragAndDrop/zones/0/id", "another zone") {
            $0.items { body in
                body.zones[0].id = "apple"
                body.placements[0].zone = "apple"
                body.placements[1].zone = "apple"
            }
        },
        Spoiled("long item", one, "/questions/0/dragAndDrop/items/0/text", "at most 200") {
            $0.items { $0.items[0].text = long }
        },
        Spoiled("item without a zone", one, "/questions/0/dragAndDrop/items/3", "no zone") {
            $0.items { $0.placements.removeLast() }
        },
        Spoiled("zone without an item", one, "/questions/0/dragAndDrop/zones/2", "nothing belongs") {
            $0.items { $0.zones.append(option("bread", "Bread")) }
        },
        Spoiled("placement of an unknown item", one, "/questions/0/dragAndDrop/placements/3/item", "id plum") {
            $0.items { $0.placements[3].item = "plum" }
        },
        Spoiled("placement into an unknown zone", one, "/questions/0/dragAndDrop/placements/3/zone", "id bread") {
            $0.items { $0.placements[3].zone = "bread" }
        },
        Spoiled("item with two zones", one, "/questions/0/dragAndDrop/placements/4/item", "already") {
            $0.items { $0.placements.append(Placement(item: "apple", zone: "vegetables")) }
        },
    ]

    @Test("A valid pack is taken, its lessons in order")
    func aValidPackIsTaken() throws {
        var draft = PackFixture.draft
        draft.lessons.reverse()
        let pack = try PackFixture.pack(draft)
        #expect(pack.lessons.map(\.id) == ["one", "two"])
        #expect(pack.manifest == PackFixture.manifest)
    }

    @Test(
        "Each fault is named with its file, pointer and reason, and nothing else is",
        arguments: manifestFaults + lessonFaults + questionFaults + bodyFaults + matchingFaults + dragAndDropFaults)
    func eachFaultIsNamed(spoiled: Spoiled) throws {
        var draft = PackFixture.draft
        spoiled.spoil(&draft)
        guard case .failure(let refusal) = Pack.verified(draft, edition: PackFixture.edition) else {
            Issue.record("the pack was taken")
            return
        }
        let expected = refusal.faults.filter { $0.file == spoiled.file && $0.pointer == spoiled.pointer }
        #expect(expected.contains { $0.reason.contains(spoiled.reason) }, "\(refusal.faults)")
        // Without sections there can be no questions either, or each of them would be a fault of its own.
        #expect(refusal.faults.count == (spoiled.name == "no sections" ? 2 : 1), "\(refusal.faults)")
        #expect(refusal.pack == draft.manifest.id)
    }

    @Test("All faults of a pack are told at once, in the order of its files")
    func allFaultsAreToldAtOnce() {
        var draft = PackFixture.draft
        draft.manifest.title = ""
        draft.lessons[0].lesson.difficulty = 9
        draft.lessons[0].lesson.questions[0].hints = []
        draft.lessons[1].lesson.estimatedMinutes = 0
        guard case .failure(let refusal) = Pack.verified(draft, edition: PackFixture.edition) else {
            Issue.record("the pack was taken")
            return
        }
        #expect(
            refusal.faults.map { "\($0.file)#\($0.pointer)" } == [
                "manifest.json#/title", "lessons/one.json#/difficulty", "lessons/one.json#/questions/0/hints",
                "lessons/two.json#/estimatedMinutes",
            ])
        #expect(refusal.message.contains("4 faults"))
        #expect(refusal.faults[0].description == "manifest.json#/title: the text is empty")
    }

    @Test("Limits hold at the limit itself")
    func limitsHoldAtTheLimit() throws {
        var draft = PackFixture.draft
        draft.lessons[0].lesson.questions[0].body = QuestionBody(
            MultipleChoice(
                options: (1...6).map { option("o\($0)", String(repeating: "\($0)", count: 200)) }, correct: "o6"))
        draft.lessons[0].lesson.questions[0].prompt = String(repeating: "x", count: 1000)
        draft.lessons[0].lesson.difficulty = 5
        draft.lessons[0].lesson.estimatedMinutes = 5
        draft.manifest.id = PackID(rawValue: String(repeating: "a", count: 64))
        #expect(throws: Never.self) { try PackFixture.pack(draft) }
    }
}
