import Household
import JSONRPC
import Shapes

/// `facts.matrix`: all facts of one operation, and how far a child is with each.
public enum FactsMatrix {
    /// The parameters of `facts.matrix`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var operation: FactOperation

        public init(child: String, operation: FactOperation = .addition) {
            self.child = child
            self.operation = operation
        }
    }

    /// One fact.
    public struct Cell: Equatable, Sendable {
        /// The fact.
        public var fact: MathFact
        /// How far the child is; for a child the best that it ever was.
        public var state: FactState
        /// How long the last right answer took without typing; nil where it is not known, and for children.
        public var netMilliseconds: Int?

        public init(fact: MathFact, state: FactState, netMilliseconds: Int?) {
            self.fact = fact
            self.state = state
            self.netMilliseconds = netMilliseconds
        }
    }

    /// The result of `facts.matrix`.
    public struct Result: Equatable, Sendable {
        public var cells: [Cell]

        public init(cells: [Cell]) { self.cells = cells }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "facts.matrix",
        "All facts of one operation, and how far a child is with each: 231 additions or subtractions up to 20, 121 products up to "
            + "10 times 10, or 110 divisions. A child sees the best that it ever was.",
        role: .child,
        params: Shape<Params>.object("FactsMatrixParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            defaulted("operation", \.operation, .word(FactOperation.self), to: .addition, "Which facts.")
        },
        result: Shape<Result>.object("FactsMatrix", "", make: Result.init) {
            required("factCells", \.cells, .list(of: cell), "By the first number, then by the second.")
        },
        errors: [.unknownChild])

    static let cell = Shape<Cell>.object("FactCell", "A math fact.", make: Cell.init) {
        required("fact", \.fact, .mathFact)
        required("factState", \.state, .word(FactState.self), "How far the child is with it.")
        optional(
            "netMilliseconds", \.netMilliseconds, .count,
            "For parents: how long the last right answer took without typing, where it is known.")
    }
}
