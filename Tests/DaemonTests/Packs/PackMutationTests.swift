import Household
import Testing

@testable import Daemon
@testable import Packs

/// One change to the text of an embedded file, and the fault that it must lead to.
struct Mutation: Sendable, CustomTestStringConvertible {
    var name: String
    var file: String
    var old: String
    var new: String
    var pointer: String
    var words: [String]

    init(_ name: String, _ file: String, _ old: String, _ new: String, at pointer: String, _ words: String...) {
        self.name = name
        self.file = file
        self.old = old
        self.new = new
        self.pointer = pointer
        self.words = words
    }

    var testDescription: String { name }
}

@Suite("Mutated packs")
struct PackMutationTests {
    @Test("a fault of syntax is told with its line", arguments: Mutations.syntax)
    func syntax(mutation: Mutation) throws { try check(mutation) }

    @Test("a member that the shape does not know is told with its place", arguments: Mutations.strangers)
    func strangers(mutation: Mutation) throws { try check(mutation) }

    @Test("a missing member is told with its place", arguments: Mutations.missing)
    func missing(mutation: Mutation) throws { try check(mutation) }

    @Test("a value of a wrong type is told with its place", arguments: Mutations.types)
    func types(mutation: Mutation) throws { try check(mutation) }

    @Test("a word outside of a closed set is told with the known ones", arguments: Mutations.words)
    func words(mutation: Mutation) throws { try check(mutation) }

    @Test("what does not fit together is told with its place", arguments: Mutations.sense)
    func sense(mutation: Mutation) throws { try check(mutation) }

    private func check(_ mutation: Mutation) throws {
        var pack = ChangedPack()
        try pack.replace(mutation.old, with: mutation.new, in: mutation.file)
        let result = PackReader.read(files: pack.files)
        var expected = ExpectedFault(mutation.file, mutation.pointer)
        expected.words = mutation.words
        #expect(isRefused(result, with: [expected]), "\(result)")
    }
}

private let manifest = PackPath.manifest
private let counting = PackPath.counting
private let firstQuestion = "/questions/0"
private let secondQuestion = "/questions/1"
private let firstKind = "\"kind\": \"multipleChoice\""
private let narration = "\"narration\": \"How many apples are there?\",\n"

/// The tables of the tests.
private enum Mutations {
    static let syntax = [
        Mutation(
            "duplicate key", counting, "\"order\": 1,", "\"order\": 1, \"order\": 1,", at: "", "duplicate key at byte ",
            "(line 10)", "keep one"),
        Mutation(
            "escaped duplicate key", counting, "\"order\": 1,", "\"order\": 1, \"\\u006frder\": 1,", at: "", "duplicate"
        ),
        Mutation("trailing comma", manifest, "\"en\"\n", "\"en\",\n", at: "", "trailing comma", "(line 16)"),
        Mutation("comment", manifest, "{", "{ // a comment\n", at: "", "at byte 2 (line 1)"),
        Mutation("text after the end", manifest, "{", "{} {", at: "", "at byte 3 (line 1)"),
        Mutation("nested too deep", manifest, "[", String(repeating: "[", count: 80), at: "", "nested deeper"),
    ]

    static let strangers = [
        Mutation(
            "in the manifest", manifest, "\"version\":", "\"colour\": 1, \"version\":", at: "/colour", "is unknown"),
        Mutation(
            "in a subject", manifest, "\"policy\":", "\"colour\": 1, \"policy\":", at: "/subjects/0/colour",
            "is unknown"),
        Mutation(
            "in a rubric", manifest, "\"window\":", "\"Window\": 5, \"window\":", at: "/skills/0/rubric/Window",
            "is unknown", "window"),
        Mutation("in a lesson", counting, "\"tier\":", "\"colour\": 1, \"tier\":", at: "/colour", "is unknown"),
        Mutation(
            "in a section", counting, "\"kind\": \"practice\"", "\"kind\": \"practice\", \"skip\": true",
            at: "/sections/1/skip", "is unknown"),
        Mutation(
            "in a question", counting, "\"bridge\":", "\"colour\": 1, \"bridge\":", at: "\(firstQuestion)/colour",
            "is unknown", "multipleChoice", "prompt"),
        Mutation(
            "with a name that needs escapes", counting, "\"bridge\":", "\"a/b~\": 1, \"bridge\":",
            at: "\(firstQuestion)/a~1b~0", "is unknown"),
        Mutation(
            "of another kind in a multiple choice", counting, "\"bridge\":", "\"answers\": [], \"bridge\":",
            at: "\(firstQuestion)/answers", "is unknown", "multipleChoice"),
        Mutation(
            "of another kind in a blank", counting, "\"answers\":", "\"correct\": \"4\", \"answers\":",
            at: "\(secondQuestion)/fillInBlank/correct", "is unknown", "answers"),
        Mutation(
            "in an option", counting, "\"text\": \"2\"", "\"text\": \"2\", \"colour\": 1",
            at: "\(firstQuestion)/multipleChoice/options/0/colour", "is unknown"),
        Mutation(
            "in a mistake", counting,
            "\"text\": \"3\",\n            \"explanation\": \"You chose 3. Touch each one as you count.",
            "\"id\": \"x\", \"text\": \"3\",\n            \"explanation\": \"You chose 3. Touch each one as you count.",
            at: "\(secondQuestion)/fillInBlank/mistakes/0/id", "is unknown"),
    ]

    static let missing = [
        Mutation("id of the pack", manifest, "  \"id\": \"kindergarten-math\",\n", "", at: "/id", "is missing"),
        Mutation("licence", manifest, "\"licence\": \"CC-BY-4.0\",", "", at: "/licence", "is missing"),
        Mutation("sessions", manifest, "\"sessions\": 2,", "", at: "/skills/0/rubric/sessions", "is missing"),
        Mutation(
            "difficulty of a lesson", counting, "\"tier\": \"preschool\",\n  \"difficulty\": 1,",
            "\"tier\": \"preschool\",",
            at: "/difficulty", "is missing"),
        Mutation(
            "difficulty of a question", counting, narration + "      \"difficulty\": 1,", narration,
            at: "\(firstQuestion)/difficulty", "is missing"),
        Mutation("points", counting, "\"points\": 10,", "", at: "\(firstQuestion)/points", "is missing"),
        Mutation("bridge", counting, "\"bridge\": true,", "", at: "\(firstQuestion)/bridge", "is missing"),
        Mutation("kind", counting, firstKind + ",", "", at: "\(firstQuestion)/kind", "is missing"),
        Mutation(
            "right option", counting, ",\n        \"correct\": \"b\"", "",
            at: "\(firstQuestion)/multipleChoice/correct", "is missing"),
        Mutation(
            "word bank", counting, "\"wordBank\": [\n          \"3\",\n          \"4\",\n          \"5\"\n        ],",
            "",
            at: "\(secondQuestion)/fillInBlank/wordBank", "is missing"),
    ]

    static let types = [
        Mutation(
            "text for a number", counting, "\"points\": 10", "\"points\": \"10\"", at: "\(firstQuestion)/points",
            "whole number"),
        Mutation(
            "broken number", counting, "\"points\": 10", "\"points\": 10.5", at: "\(firstQuestion)/points",
            "whole number"),
        Mutation(
            "number beyond all sense", counting, "\"points\": 10", "\"points\": 1e12", at: "\(firstQuestion)/points",
            "from -1000000 to 1000000"),
        Mutation(
            "number for a text", manifest, "\"version\": \"1.2.0\"", "\"version\": 1", at: "/version",
            "must be a text"),
        Mutation(
            "null for a text", manifest, "\"code\": \"K.CC.B.5\"", "\"code\": null", at: "/standards/0/code",
            "must be a text"),
        Mutation(
            "text for a truth value", counting, "\"bridge\": true", "\"bridge\": \"yes\"",
            at: "\(firstQuestion)/bridge",
            "true or false"),
        Mutation("text for a list", manifest, "[\n    \"en\"\n  ]", "\"en\"", at: "/languages", "must be a list"),
        Mutation(
            "text for an object", counting, "\"sections\": [", "\"sections\": [ \"look\",", at: "/sections/0",
            "must be an object"),
        Mutation(
            "text for a question", counting, "\"questions\": [\n    {", "\"questions\": [ \"k.count.apples\",\n {",
            at: "/questions/0", "must be an object"),
        Mutation("empty language", manifest, "\"en\"", "\"\"", at: "/languages/0", "must not be empty"),
    ]

    static let words = [
        Mutation(
            "kind of a question", counting, firstKind, "\"kind\": \"riddle\"", at: "\(firstQuestion)/kind",
            "must be one of multipleChoice, fillInBlank"),
        Mutation(
            "kind of a section", counting, "\"practice\"", "\"play\"", at: "/sections/1/kind",
            "must be one of instruction, practice, assessment"),
        Mutation(
            "tier", counting, "\"preschool\"", "\"toddler\"", at: "/tier",
            "must be one of preschool, elementary, preteen"),
        Mutation("grade of the pack", manifest, "\"K\"", "\"13\"", at: "/grades/0", "must be one of PK, K, 1"),
        Mutation("policy", manifest, "\"target80\"", "\"hard\"", at: "/subjects/0/policy", "must be one of target80"),
    ]

    static let sense = [
        Mutation(
            "right option that is none", counting, "\"correct\": \"b\"", "\"correct\": \"e\"",
            at: "\(firstQuestion)/multipleChoice/correct", "no option", "e"),
        Mutation(
            "reference to no question", counting, "\"k.count.fish\"\n      ]",
            "\"k.count.fish\", \"k.count.whale\"\n ]",
            at: "/sections/0/questions/2", "no question k.count.whale"),
        Mutation(
            "question in two sections", counting, "\"k.count.stars\"\n      ]",
            "\"k.count.stars\", \"k.count.fish\"\n ]",
            at: "/sections/1/questions/2", "k.count.fish", "one section"),
        Mutation(
            "unknown subject", counting, "\"subject\": \"math\"", "\"subject\": \"art\"", at: "/subject",
            "no subject art"),
        Mutation(
            "unknown skill", counting, "\"k.count-objects\"", "\"k.count-fish\"", at: "/skill",
            "no skill k.count-fish"),
        Mutation(
            "unknown standard", manifest, "\"standard\": \"k.counting\"", "\"standard\": \"k.flying\"",
            at: "/skills/0/standard", "k.flying"),
        Mutation(
            "difficulty out of range", counting, narration + "      \"difficulty\": 1,",
            narration + "      \"difficulty\": 6,", at: "\(firstQuestion)/difficulty", "1 to 5"),
        Mutation(
            "id out of the alphabet", counting, "\"id\": \"counting-objects\"", "\"id\": \"Counting\"", at: "/id", "a-z"
        ),
        Mutation(
            "lesson of another file", counting, "\"id\": \"counting-objects\"", "\"id\": \"adding-with-objects\"",
            at: "/id", "another lesson"),
        Mutation(
            "blank without tiles", counting,
            "\"wordBank\": [\n          \"3\",\n          \"4\",\n          \"5\"\n        ],",
            "\"wordBank\": [],", at: "\(secondQuestion)/fillInBlank/wordBank", "kindergarten"),
    ]
}
