import Household
import Shapes

/// A later version of a generator that asks the same facts, and says more of what is answered instead: all that it does not
/// say anew is as in the version before.
public protocol NextVersion: Generator
where Fact: NextFact, Fact.Before == Before.Fact, Parameters == Before.Parameters {
    /// The version before it.
    associatedtype Before: Generator
}

extension NextVersion {
    /// What names it.
    public static var name: String { Before.name }
    /// For the reference.
    public static var summary: String { Before.summary }
    /// How the parameters are written.
    public static var parameters: Shape<Parameters> { Before.parameters }
    /// What texts may hold.
    public static var placeholders: [Placeholder] { Before.placeholders }
    /// The tags of wrong answers.
    public static var misconceptions: [Misconception] { Before.misconceptions }
    /// The ways to solve.
    public static var strategies: [Term] { Before.strategies }
    /// Words for options.
    public static var labels: [Term] { Before.labels }

    /// The template of the version before, with this one.
    public static var example: String {
        Before.example.replacing(#""generator": "\#(Before.key)""#, with: #""generator": "\#(key)""#)
            .replacing(#""version": \#(Before.version)"#, with: #""version": \#(version)"#)
            .replacing(#""\#(Before.key)": {"#, with: #""\#(key)": {"#)
    }

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] { Before.faults(of: parameters) }
    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] { Before.kinds(of: parameters) }
    /// What a variant needs.
    public static func needs(of parameters: Parameters) -> Needs { Before.needs(of: parameters) }
    /// The same facts, in the same order.
    public static func facts(of parameters: Parameters) -> [Fact] { Before.facts(of: parameters).map(Fact.init) }
}

/// A fact of the version before, asked anew.
public protocol NextFact: ItemFact {
    /// The fact as it was.
    associatedtype Before: ItemFact

    /// The fact as the version before has it.
    var before: Before { get }

    /// The same fact.
    init(_ before: Before)
}

extension NextFact {
    /// 1 to 5.
    public var difficulty: Int { before.difficulty }
    /// How it is best solved.
    public var strategy: String { before.strategy }
    /// What tells the answer.
    public var telling: Set<String> { before.telling }
    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] { before.values(in: dress) }
    /// What is drawn.
    public func picture(in dress: Dress) -> (any PictureContent)? { before.picture(in: dress) }
    /// The answer again.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] { before.solved(as: kind, in: dress) }
}
