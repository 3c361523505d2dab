import Household
import Shapes

/// A child and a domain of math facts: the parameters of `facts.status` and `facts.goal`.
public struct FactsParams: Equatable, Sendable {
    public var child: String
    public var domain: FactDomain

    public init(child: String, domain: FactDomain = .addSubtract) {
        self.child = child
        self.domain = domain
    }

    static let shape = Shape<FactsParams>.object("FactsParams", "", make: FactsParams.init) {
        required("child", \.child, .childName, "Id or name of the child.")
        defaulted("domain", \.domain, .word(FactDomain.self), to: .addSubtract, FactsParams.about)
    }

    /// What `domain` says.
    static let about =
        "Which math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10."
}
