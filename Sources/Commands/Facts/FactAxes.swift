import Household

/// How the facts of an operation stand in a grid: the row is the first number and the column the second; of divisions the row is
/// what they come to, so that the grid is 11 by 11 like that of the products.
struct FactAxes {
    let operation: FactOperation
    let rows: [Int]
    let columns: [Int]

    init(_ operation: FactOperation) {
        self.operation = operation
        let facts = operation.domain.facts.filter { $0.operation == operation }
        rows = Set(facts.map { Self.row(of: $0) }).sorted()
        columns = Set(facts.map(\.right)).sorted()
    }

    /// The row of a fact.
    static func row(of fact: MathFact) -> Int { fact.operation == .division ? fact.result : fact.left }

    /// The fact at a place; nil where there is none.
    func fact(_ row: Int, _ column: Int) -> MathFact? {
        MathFact(operation, operation == .division ? row * column : row, column)
    }
}

extension FactOperation {
    /// As it stands in a terminal and in pictures.
    var shown: String {
        switch self {
        case .addition: "+"
        case .subtraction: "−"
        case .multiplication: "×"
        case .division: "÷"
        }
    }
}
