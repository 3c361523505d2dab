/// A template of a pack: a generator with its version, texts, and parameters by the name of a variant.
///
/// The same template, version and seed give the same item on every machine.
public struct ItemTemplate: Hashable, Sendable {
    /// What names it in its pack.
    public var id: String
    /// A public code of the standard that its items practice, such as `K.CC.B.5`.
    public var code: String?
    /// The generator with all that it was given.
    public let content: any ItemTemplateContent

    /// A template of a generator.
    public init(id: String, code: String?, _ content: some ItemTemplateContent) {
        self.id = id
        self.code = code
        self.content = content
    }

    /// Equal when all members are.
    public static func == (lhs: ItemTemplate, rhs: ItemTemplate) -> Bool {
        lhs.id == rhs.id && lhs.code == rhs.code && lhs.content.isEqual(to: rhs.content)
    }

    /// Hashes its id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a generator makes of a template. Generators stand in the module `Generators`.
public protocol ItemTemplateContent: Hashable, Sendable {
    /// The names of the variants, sorted.
    var variants: [String] { get }

    /// The kinds of question in which a variant can be asked.
    func kinds(of variant: String) -> [QuestionKind]

    /// The whole domain of a variant; nil when there is no such variant.
    func domain(of variant: String) -> (any ItemDomain)?

    /// Everything that is wrong with the texts and parameters; pointers are relative to the template.
    var faults: [BodyFault] { get }
}

extension ItemTemplateContent {
    func isEqual(to other: any ItemTemplateContent) -> Bool { (other as? Self) == self }
}

/// All items of one variant of a template: `count` facts, such as 3 + 4, each of which can be dressed in several ways
/// (with apples, with fish).
public protocol ItemDomain: Sendable {
    /// How many facts there are.
    var count: Int { get }

    /// In how many ways a fact can be dressed; at least 1.
    func dresses(of fact: Int) -> Int

    /// One item.
    ///
    /// - Parameters:
    ///   - fact: 0 up to `count`.
    ///   - dress: 0 up to `dresses(of: fact)`.
    ///   - kind: one of the kinds of its variant.
    func item(_ fact: Int, dress: Int, as kind: QuestionKind) -> GeneratedItem
}

/// One item that a generator made: what a question needs beside its name.
public struct GeneratedItem: Hashable, Sendable {
    /// What is asked.
    public var prompt: String
    /// What is read aloud; the prompt when absent.
    public var narration: String?
    /// What is drawn beside it.
    public var picture: Picture?
    /// 1 to 5, by the generator's rule.
    public var difficulty: Int
    /// How it is best solved, such as `makeTen`.
    public var strategy: String
    /// One to three, the gentlest first.
    public var hints: [String]
    /// How the answer is found.
    public var explanation: String
    /// What belongs to its kind.
    public var body: QuestionBody

    /// All members of an item.
    public init(
        prompt: String, narration: String? = nil, picture: Picture? = nil, difficulty: Int, strategy: String,
        hints: [String], explanation: String, body: QuestionBody
    ) {
        self.prompt = prompt
        self.narration = narration
        self.picture = picture
        self.difficulty = difficulty
        self.strategy = strategy
        self.hints = hints
        self.explanation = explanation
        self.body = body
    }
}
