@testable import QuestionKinds
import Testing
import Words

@testable import Household

/// An answer to a blank whose answers, bank and mistakes are given.
struct BlankCase: Sendable, CustomTestStringConvertible {
    var given: String
    var answers: [String]
    var bank: [String] = []
    var mistakes: [String] = []
    var tier = AgeTier.elementary
    /// What the pack says of the spelling, and the subject of the lesson.
    var exactness: Spelling?
    var subject = "math"
    /// The expected judgement: right, and with a spelling to show.
    var isRight: Bool
    var spelling: String?

    var testDescription: String { "\(given) for \(answers) at \(tier)" }

    var blank: FillInBlank {
        FillInBlank(
            answers: answers, wordBank: bank,
            mistakes: mistakes.map { ExpectedMistake(text: $0, explanation: "About \($0).") }, spelling: exactness
        ).judged(inSubject: subject, language: "en")
    }
}

struct GradingTests {
    static let exact: [BlankCase] = [
        BlankCase(given: "seven", answers: ["7", "seven"], isRight: true),
        BlankCase(given: "7", answers: ["7", "seven"], isRight: true),
        BlankCase(given: "  Seven\t", answers: ["7", "seven"], isRight: true),
        BlankCase(given: "SEVEN", answers: ["seven"], isRight: true),
        BlankCase(given: "ice  cream", answers: ["ice cream"], isRight: true),
        BlankCase(given: "STRASSE", answers: ["straße"], tier: .preteen, isRight: true),
        BlankCase(given: "e\u{301}cole", answers: ["\u{e9}cole"], tier: .preteen, isRight: true),
        BlankCase(given: "ΣΟΦΟΣ", answers: ["σοφος"], tier: .preteen, isRight: true),
        BlankCase(given: "eight", answers: ["seven"], isRight: false),
        BlankCase(given: "icecream", answers: ["ice cream"], isRight: false),
    ]

    static let slips: [BlankCase] = [
        BlankCase(given: "sevn", answers: ["7", "seven"], isRight: true, spelling: "seven"),
        BlankCase(given: "sevenn", answers: ["seven"], isRight: true, spelling: "seven"),
        BlankCase(given: "xseven", answers: ["seven"], isRight: true, spelling: "seven"),
        BlankCase(given: "zeven", answers: ["seven"], isRight: true, spelling: "seven"),
        BlankCase(given: "seevn", answers: ["Seven"], isRight: true, spelling: "Seven"),
        BlankCase(given: "esven", answers: ["seven"], isRight: true, spelling: "seven"),
        BlankCase(given: "sevne", answers: ["seven"], tier: .preschool, isRight: true, spelling: "seven"),
        BlankCase(given: "sevne", answers: ["seven"], tier: .preteen, isRight: false),
        BlankCase(given: "svene", answers: ["seven"], isRight: false),
        BlankCase(given: "neves", answers: ["seven"], isRight: false),
        BlankCase(given: "sev", answers: ["seven"], isRight: false),
        BlankCase(given: "fourr", answers: ["four"], isRight: true, spelling: "four"),
        BlankCase(given: "sixx", answers: ["six"], isRight: false),
        BlankCase(given: "si", answers: ["six"], isRight: false),
        BlankCase(given: "ice craem", answers: ["ice cream"], isRight: true, spelling: "ice cream"),
        BlankCase(given: "icee craem", answers: ["ice cream"], isRight: false),
        BlankCase(given: "ic cream", answers: ["ice cream"], isRight: false),
        BlankCase(given: "ecoles", answers: ["ecole"], isRight: true, spelling: "ecole"),
    ]

    static let numerals: [BlankCase] = [
        BlankCase(given: "1235", answers: ["1234"], isRight: false),
        BlankCase(given: "12345", answers: ["1234"], isRight: false),
        BlankCase(given: "1243", answers: ["1234"], isRight: false),
        BlankCase(given: "s3ven", answers: ["seven"], isRight: false),
        BlankCase(given: "seven1", answers: ["seven"], isRight: false),
        BlankCase(given: "13 applse", answers: ["13 apples"], isRight: true, spelling: "13 apples"),
        BlankCase(given: "14 apples", answers: ["13 apples"], isRight: false),
    ]

    static let others: [BlankCase] = [
        BlankCase(given: "card", answers: ["cart"], isRight: true, spelling: "cart"),
        BlankCase(given: "card", answers: ["cart"], bank: ["cart", "card"], isRight: false),
        BlankCase(given: "CARD", answers: ["cart"], bank: ["cart", "card"], isRight: false),
        BlankCase(given: "card", answers: ["cart"], mistakes: ["Card"], isRight: false),
        BlankCase(given: "card", answers: ["cart", "card"], isRight: true),
    ]

    /// What is wrong where letters count, from the spelling lists of second and third grades.
    static let misspelt: [(given: String, meant: String)] = [
        ("becaus", "because"), ("freind", "friend"), ("thier", "their"), ("wich", "which"), ("litle", "little"),
        ("skool", "school"), ("peple", "people"), ("shugar", "sugar"), ("scisors", "scissors"), ("rabit", "rabbit"),
        ("nite", "night"), ("wensday", "Wednesday"), ("die Butter", "die Mutter"), ("das Boot", "das Brot"),
        ("der Vatter", "der Vater"), ("Strasse", "Straße"), ("l'ecole", "l'école"), ("el nino", "el niño"),
    ]

    /// Spelling is what is learned: in the subject `language`, and where a pack says so.
    static let spelled: [BlankCase] =
        misspelt.flatMap { word in
            AgeTier.allCases.flatMap { tier in
                [
                    BlankCase(
                        given: word.given, answers: [word.meant], tier: tier, subject: "language", isRight: false),
                    BlankCase(given: word.given, answers: [word.meant], tier: tier, exactness: .exact, isRight: false),
                    BlankCase(given: word.meant, answers: [word.meant], tier: tier, subject: "language", isRight: true),
                ]
            }
        } + [
            BlankCase(given: "CAT", answers: ["cat"], subject: "language", isRight: true),
            BlankCase(given: "die mutter", answers: ["die Mutter"], subject: "language", isRight: false),
            BlankCase(given: "Die Mutter", answers: ["die Mutter"], subject: "language", isRight: true),
            BlankCase(given: " die  Mutter ", answers: ["die Mutter"], subject: "language", isRight: true),
            BlankCase(given: "DIE MUTTER", answers: ["die Mutter"], subject: "language", isRight: false),
            BlankCase(given: "die mutter", answers: ["die Mutter"], exactness: .exact, isRight: true),
            BlankCase(given: "Laufen", answers: ["laufen"], subject: "language", isRight: true),
            BlankCase(given: "Laufen", answers: ["laufen"], exactness: .exactCapitals, isRight: false),
            BlankCase(
                given: "freind", answers: ["friend"], exactness: .forgiving, subject: "language", isRight: true,
                spelling: "friend"),
            BlankCase(given: "freind", answers: ["friend"], subject: "science", isRight: true, spelling: "friend"),
            BlankCase(given: "don’t", answers: ["don't"], subject: "language", isRight: true),
            BlankCase(given: "c´est", answers: ["c’est"], subject: "language", isRight: true),
            BlankCase(given: "ice–cream", answers: ["ice-cream"], subject: "language", isRight: true),
            BlankCase(given: "les\u{a0}amis", answers: ["les amis"], exactness: .exactCapitals, isRight: true),
            BlankCase(given: "dont", answers: ["don't"], subject: "language", isRight: false),
        ]

    @Test("A typed answer is judged by the rules of blanks", arguments: exact + slips + numerals + others + spelled)
    func typedAnswers(testCase: BlankCase) throws {
        let grading = try testCase.blank.grade(.text(testCase.given), tier: testCase.tier)
        #expect(grading.isRight == testCase.isRight)
        #expect(grading.spelling == testCase.spelling)
        #expect((grading.feedback == nil) == testCase.isRight)
    }

    @Test("A tile is judged as it is, without forgiveness")
    func tiles() throws {
        let blank = FillInBlank(answers: ["cart"], wordBank: ["cart", "card", "carts"], mistakes: [])
        #expect(try blank.grade(.tile("cart"), tier: .preschool).isRight)
        #expect(try !blank.grade(.tile("carts"), tier: .preschool).isRight)
    }

    @Test("A foreseen mistake gets its own words, another is repeated, a long one shortened")
    func feedback() throws {
        let blank = FillInBlank(
            answers: ["5"], wordBank: [],
            mistakes: [ExpectedMistake(text: "6", explanation: "You wrote 6. Let's count again: 5.")])
        #expect(try blank.grade(.text(" 6 "), tier: .preteen).feedback == "You wrote 6. Let's count again: 5.")
        #expect(try blank.grade(.text("8"), tier: .preteen).feedback?.hasPrefix("You answered 8.") == true)
        let words = FillInBlank(answers: ["cart"], wordBank: [], mistakes: [])
        let long = try #require(try words.grade(.text(String(repeating: "x", count: 500)), tier: .preteen).feedback)
        #expect(long.description.count < 80)
    }

    @Test("Where only the capitals are others, the reply says so, and it is told the same again")
    func capitals() throws {
        let blank = FillInBlank(answers: ["die Mutter"], wordBank: [], mistakes: []).judged(
            inSubject: "language", language: "en")
        let capitals = try #require(try blank.grade(.text("die mutter"), tier: .elementary).feedback)
        #expect(capitals == Saying("feedback.capitals", ["given": .text("die mutter")]))
        #expect(try blank.grade(.text("die Muter"), tier: .elementary).feedback?.hasPrefix("You answered") == true)
        var learner = try Learner(Self.spellingLibrary())
        try learner.start("two")
        let asked = try learner.presentation
        let reply = try learner.answer(.text("die mutter"))
        #expect(reply.outcome == .tryAgain && reply.say == capitals)
        #expect(try learner.answer(.text("die mutter"), to: asked).say == capitals)
        #expect(try learner.answer(.text("die Butter")).outcome == .tryAgain)
        #expect(try learner.answer(.text("die Mutter")).isRectified)
    }

    /// A lesson that begins with a typed word, in the subject `language`.
    private static func spellingLibrary() throws -> Library {
        var draft = PackFixture.draft
        draft.lessons.removeFirst()
        draft.manifest.subjects = [PackSubject(id: "language", title: "Language", policy: .early)]
        for index in draft.manifest.standards.indices { draft.manifest.standards[index].subject = "language" }
        draft.lessons[0].lesson.subject = "language"
        let question = PackFixture.question(
            "word", QuestionBody(FillInBlank(answers: ["die Mutter"], wordBank: [], mistakes: [])))
        draft.lessons[0].lesson.questions[0] = question
        draft.lessons[0].lesson.sections[0].questions[0] = question.id
        return try PackFixture.library(draft)
    }

    @Test(
        "Where a number is asked for, how it is written is no mistake",
        arguments: ["5", "05", " 5 ", "=5", "= 5.", "+5", "5."])
    func writtenNumber(text: String) throws {
        let blank = FillInBlank(
            answers: ["5"], wordBank: [], mistakes: [ExpectedMistake(text: "6", explanation: "One too many.")])
        for tier in AgeTier.allCases { #expect(try blank.grade(.text(text), tier: tier) == Grading(isRight: true)) }
        let mistaken = text.replacing("5", with: "6")
        #expect(try blank.grade(.text(mistaken), tier: .preteen).feedback == "One too many.")
    }

    @Test(
        "Where a number is asked for, what is none is asked for again, and is no mistake",
        arguments: ["five", "5,0", "5 6", "=", "-", "--5", "99999999999999999999", "½", "５"])
    func noNumber(text: String) throws {
        let blank = FillInBlank(answers: ["5"], wordBank: [], mistakes: [])
        #expect(throws: AnswerShapeFault.self) { try blank.grade(.text(text), tier: .elementary) }
        // Where words may be right, they are judged.
        let both = FillInBlank(answers: ["5", "five"], wordBank: [], mistakes: [])
        #expect(try both.grade(.text(text), tier: .preteen).isRight == (text == "five"))
    }

    /// What children write for an answer, by language: what says it, and what is another number or none.
    private static let numbers: [(language: String, answer: String, right: [String], wrong: [String])] = [
        (
            "en", "1/2",
            ["1/2", "2/4", "50/100", "½", "0.5", ".5", "0.50", "+1/2", "01/2", " 1 / 2 ", "1⁄2", "= 1/2.", "4/8"],
            ["1/3", "2/1", "5", "05", "1.5", "1 1/2", "-1/2", "−½", "0.05", "1"]
        ),
        ("de", "1/2", ["0,5", ",5", "0,50", "0.5", "½", "2/4", "+0,5"], ["0,05", "5", "1,5"]),
        ("en", "3/2", ["1 1/2", "1½", "6/4", "1.5", "1.50"], ["1/2", "3", "11/2"]),
        ("de-AT", "1,5", ["1,5", "1.5", "01,50", "3/2", "1 ½"], ["1500", "15", "5"]),
        (
            "en", "1000", ["1000", "1,000", "01000", "+1000", "1 000", "1\u{202F}000", "1,000.00", "1000.0", "=1000"],
            ["1.000", "1.0", "100", "10,000", "1"]
        ),
        ("de", "1000", ["1000", "1.000", "1 000", "1.000,0", "1000,00"], ["1,000", "100", "10.000", "1,0"]),
        ("es", "1000", ["1.000", "1 000", "1\u{A0}000"], ["1,000"]),
        ("fr", "1000", ["1\u{202F}000", "1 000", "1000"], ["1,000", "1"]),
        ("de", "12345,5", ["12.345,5", "12 345,50", "12345,5", "12345.5"], ["12.345", "123455"]),
        ("en", "-3", ["-3", "−3", "–3", "-03", "-3.0"], ["3", "+3", "-30"]),
        ("en", "0", ["0", "00", "0.0", "-0"], ["1", "10"]),
    ]

    @Test(
        "A number is judged by its value, as the language writes it, and never by its likeness",
        arguments: numbers.indices)
    func values(row: Int) throws {
        let (language, answer, right, wrong) = Self.numbers[row]
        let only = FillInBlank(answers: [answer], wordBank: [], mistakes: [])
        let words = FillInBlank(answers: ["something", answer], wordBank: [], mistakes: [])
        for blank in [only, words].map({ $0.judged(inSubject: "math", language: language) }) {
            for tier in AgeTier.allCases {
                for text in right { #expect(try blank.grade(.text(text), tier: tier).isRight, "\(text)") }
                for text in wrong { #expect(try !blank.grade(.text(text), tier: tier).isRight, "\(text)") }
            }
        }
    }

    @Test("A fraction bar is no way to say a whole number, and what no language writes is none")
    func whole() throws {
        for language in ["en", "de", "es", "fr"] {
            let three = FillInBlank(answers: ["3"], wordBank: [], mistakes: [])
                .judged(inSubject: "math", language: language)
            for text in ["6/2", "3/1", "3.", "3..", "1/0", "1/2/3", "1 000 00", "10,00,0", "1.2.3", "e", "3 /", "/3"] {
                if text.hasPrefix("3.") {
                    #expect(try three.grade(.text(text), tier: .preteen).isRight)
                } else {
                    #expect(throws: AnswerShapeFault.self, "\(text)") { try three.grade(.text(text), tier: .preteen) }
                }
            }
        }
        let both = FillInBlank(answers: ["3", "three"], wordBank: [], mistakes: [])
        #expect(try !both.grade(.text("6/2"), tier: .preteen).isRight)
    }

    @Test("Where lowest terms are asked for, an equal fraction is told kindly that it can be smaller")
    func lowestTerms() throws {
        let blank = FillInBlank(
            answers: ["1/2"], wordBank: [],
            mistakes: [ExpectedMistake(text: "4/8", explanation: "4 and 8 can both be shared by 4.")], lowestTerms: true
        )
        #expect(blank.faults(for: Audience(tier: .preteen, grade: nil)).isEmpty)
        for text in ["1/2", "½", "01/2"] { #expect(try blank.grade(.text(text), tier: .preteen).isRight) }
        #expect(
            try blank.grade(.text("2/4"), tier: .preteen).feedback
                == Saying("feedback.lowestTerms", ["given": .text("2/4")]))
        #expect(try blank.grade(.text("4/8"), tier: .preteen).feedback == "4 and 8 can both be shared by 4.")
        #expect(try blank.grade(.text("1/3"), tier: .preteen).feedback?.hasPrefix("You answered 1/3.") == true)
        #expect(try blank.grade(.text("0.5"), tier: .preteen).isRight == false)
    }

    @Test("A pack is told of answers that are not in lowest terms, and of a mistake that is a right number")
    func numberFaults() {
        func faults(_ answers: [String], _ mistake: String?, lowestTerms: Bool) -> [String] {
            FillInBlank(
                answers: answers, wordBank: [],
                mistakes: mistake.map { [ExpectedMistake(text: $0, explanation: "Look again.")] } ?? [],
                lowestTerms: lowestTerms
            ).faults(for: Audience(tier: .preteen, grade: nil)).map(\.pointer)
        }
        #expect(faults(["2/4"], nil, lowestTerms: true) == ["/lowestTerms"])
        #expect(faults(["a half"], nil, lowestTerms: true) == ["/lowestTerms"])
        #expect(faults(["1/2", "3"], "2/4", lowestTerms: true).isEmpty)
        #expect(faults(["1/2"], "2/4", lowestTerms: false) == ["/mistakes/0/text"])
        #expect(faults(["7", "seven"], "07", lowestTerms: false) == ["/mistakes/0/text"])
        #expect(faults(["1,5"], "15", lowestTerms: false).isEmpty)
    }

    @Test("A choice is right when it is the one, and a wrong one gets the words of its option")
    func choices() throws {
        let body = PackFixture.fourOptions
        #expect(try body.grade(.option("b"), tier: .preschool) == Grading(isRight: true))
        #expect(try body.grade(.option("c"), tier: .preschool).feedback == "You chose 6. Let's count again: 5.")
        #expect(try body.grade(.option("d"), tier: .preschool).feedback?.hasPrefix("You chose 7.") == true)
    }

    @Test(
        "An answer that does not fit the kind cannot be judged",
        arguments: [
            (QuestionBody(PackFixture.fourOptions), Answer.text("b")),
            (QuestionBody(PackFixture.fourOptions), .tile("b")),
            (QuestionBody(PackFixture.fourOptions), .option("z")),
            (QuestionBody(PackFixture.fourOptions), .option("")),
            (QuestionBody(PackFixture.bank), .option("4")),
            (QuestionBody(PackFixture.bank), .tile("9")),
            (QuestionBody(PackFixture.bank), .text("")),
            (QuestionBody(PackFixture.bank), .text(" \n")),
            (QuestionBody(PackFixture.bank), .text(String(repeating: "x", count: 501))),
        ])
    func wrongShapes(body: QuestionBody, answer: Answer) {
        #expect(throws: AnswerShapeFault.self) { try body.content.grade(answer, tier: .elementary) }
    }

    @Test("One edit is recognised exactly: an oracle over all words of an alphabet of three letters agrees")
    func oneEditAgreesWithAnOracle() {
        let letters: [Character] = ["a", "b", "c"]
        var words: [[Character]] = [[]]
        for length in 1...5 {
            words += words.filter { $0.count == length - 1 }.flatMap { word in letters.map { word + [$0] } }
        }
        let meant = Array("abca")
        let near = Self.allOneEdits(of: meant, letters: letters)
        for word in words where !word.isEmpty && word != meant {
            let accepted = SpellingSlip.isOne(given: String(word), expected: String(meant))
            #expect(accepted == near.contains(word), "\(String(word))")
        }
    }

    private static func allOneEdits(of word: [Character], letters: [Character]) -> Set<[Character]> {
        var result: Set<[Character]> = []
        for index in word.indices {
            var deleted = word
            deleted.remove(at: index)
            result.insert(deleted)
            for letter in letters {
                var other = word
                other[index] = letter
                result.insert(other)
            }
            if index + 1 < word.count {
                var swapped = word
                swapped.swapAt(index, index + 1)
                result.insert(swapped)
            }
        }
        for index in 0...word.count {
            for letter in letters {
                var longer = word
                longer.insert(letter, at: index)
                result.insert(longer)
            }
        }
        return result
    }
}
