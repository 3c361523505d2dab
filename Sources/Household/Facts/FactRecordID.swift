/// Names one of the memories that the facts of a domain share: of addition and subtraction both orders of a sum are one, adding
/// nothing is one rule, taking nothing away another, and every other subtraction stands for itself.
public struct FactRecordID: Hashable, Sendable {
    /// The domain of its facts.
    public let domain: FactDomain
    /// From 0, in the order of the domain's records.
    public let number: Int

    /// The record with this number; nil where there is none.
    public init?(_ domain: FactDomain, number: Int) {
        guard domain.records.indices.contains(number) else { return nil }
        self.init(domain, known: number)
    }

    init(_ domain: FactDomain, known number: Int) {
        self.domain = domain
        self.number = number
    }

    /// The record of a fact.
    public init(of fact: MathFact) { self.init(fact.domain, known: fact.domain.number(of: fact)) }

    /// The fact that stands for the record: the smaller number first, and `0+0` and `0-0` for the rules.
    public var sample: MathFact { domain.sample(number) }

    /// The facts that share it.
    public var facts: [MathFact] { domain.sharing(number) }

    /// Whether one of its facts is a core fact.
    public var isCore: Bool { facts.contains(where: \.isCore) }
}

extension FactRecordID: CustomStringConvertible {
    /// The sample: `5+7`.
    public var description: String { sample.description }
}
