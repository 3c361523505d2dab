import Household
import Shapes

/// What makes items of one sort out of typed parameters, such as all sums within ten (Content, Generated items).
///
/// One file for each, and a line in ``Generators/all``. A version never changes what it gives, because a template with
/// a seed must give the same item for ever: a change is a type of its own with the next version, which
/// stands beside the first and has a ``key`` of its own.
public protocol Generator: Sendable {
    /// What an author chooses for one variant.
    associatedtype Parameters: Hashable & Sendable
    /// One thing to be known, such as 3 + 4.
    associatedtype Fact: ItemFact

    /// What names it in a template, in lowerCamelCase.
    static var name: String { get }

    /// From 1; what this version gives never changes.
    static var version: Int { get }

    /// What its items ask, for the reference.
    static var summary: String { get }

    /// How the parameters are written in a template.
    static var parameters: Shape<Parameters> { get }

    /// What texts may hold in braces.
    static var placeholders: [Placeholder] { get }

    /// The tags of wrong answers. A template has a text for each that its variants can make.
    static var misconceptions: [Misconception] { get }

    /// The ways to solve its items.
    static var strategies: [Term] { get }

    /// Words that the template gives for options, such as those for yes and no.
    static var labels: [Term] { get }

    /// A template for the reference and for tests, as JSON.
    static var example: String { get }

    /// Everything that is wrong with parameters; pointers are relative to the variant.
    static func faults(of parameters: Parameters) -> [BodyFault]

    /// The kinds of question in which a variant can be asked.
    static func kinds(of parameters: Parameters) -> [QuestionKind]

    /// What a variant needs of its template.
    static func needs(of parameters: Parameters) -> Needs

    /// The whole domain of a variant, each fact once, always in the same order.
    static func facts(of parameters: Parameters) -> [Fact]
}

extension Generator {
    /// What names it in a template: its name, and from the second version on the version behind it, such as `counting2`.
    public static var key: String { version == 1 ? name : name + String(version) }

    /// Most generators need no words of the template.
    public static var labels: [Term] { [] }

    /// Most parameters are right when their shape is.
    public static func faults(of parameters: Parameters) -> [BodyFault] { [] }
}

/// A fact with all that is asked and told about it.
public protocol ItemFact: Hashable, Sendable {
    /// 1 to 5.
    var difficulty: Int { get }

    /// How it is best solved: the name of one of the generator's strategies.
    var strategy: String { get }

    /// The placeholders that tell the answer of this fact: they stand in explanations alone.
    var telling: Set<String> { get }

    /// What replaces each of the generator's placeholders.
    func values(in dress: Dress) -> [String: PlaceholderValue]

    /// What is drawn; nil: nothing.
    func picture(in dress: Dress) -> (any PictureContent)?

    /// What is right, and what might be answered instead.
    func asked(as kind: QuestionKind, in dress: Dress) -> Asked

    /// The answer again, found in another way than `asked` finds it: the texts of the right options, in their order.
    func solved(as kind: QuestionKind, in dress: Dress) -> [String]
}

extension ItemFact {
    /// Most items have no picture.
    public func picture(in dress: Dress) -> (any PictureContent)? { nil }
}

/// What a variant needs of its template.
public struct Needs: Hashable, Sendable {
    /// How many different things.
    public var things: Int = 0
    /// The names of labels.
    public var labels: [String] = []
    /// The highest number of which the word is needed.
    public var words: Int?
}
