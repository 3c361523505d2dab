import Household
import JSONRPC
import Shapes

/// `facts.set`: how fast a fluent answer has to be.
public enum FactsSet {
    /// The parameters of `facts.set`. Optional: `gateMilliseconds`.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// nil: that of the child's grade.
        public var gateMilliseconds: Int?

        public init(child: String, gateMilliseconds: Int?) {
            self.child = child
            self.gateMilliseconds = gateMilliseconds
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "facts.set",
        "Chooses how long a fluent answer may take without typing: 1 to 10 seconds; without it that of the child's grade "
            + "(6 s to grade 1, 3 s in grade 2, then 2 s). What was fluent stays so.",
        role: .parent, changes: true,
        params: Shape<Params>.object("FactsSetParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional(
                "gateMilliseconds", \.gateMilliseconds, .integer(FactRules.gateRange),
                "Absent: that of the child's grade.")
        },
        result: FactsStatus.method.result, errors: [.unknownChild])
}
