import JSONRPC

/// What every child's programs may cause, by kind of work.
public struct AllowanceTable: Sendable {
    private let allowance: @Sendable (Work) -> Allowance?

    /// A table of one's own; nil where a kind has no bound.
    public init(_ allowance: @escaping @Sendable (Work) -> Allowance?) { self.allowance = allowance }

    /// What there is of a kind; nil: no bound.
    public subscript(work: Work) -> Allowance? { allowance(work) }

    /// What families have, and `rpc.limits` tells.
    public static let household = AllowanceTable(\.allowance)

    /// No bounds: for a developer's data folder, where robots try front-ends and nobody's disk is at stake.
    public static let unlimited = AllowanceTable { _ in nil }
}
