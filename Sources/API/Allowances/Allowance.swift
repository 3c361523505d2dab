import JSONRPC

/// How many calls of one kind the programs of a child may make (Protocol, Accounts share fairly).
///
/// Generous for people: three front-ends beside each other, and a child of eleven at full speed for hours. What a program
/// can cause by it in a day stands in docs/storage.md.
public struct Allowance: Equatable, Sendable {
    /// Calls at once, after a rest.
    public var atOnce: Int
    /// Calls an hour that become possible again.
    public var perHour: Int

    /// So many calls at once, and so many an hour in the long run.
    public init(atOnce: Int, perHour: Int) {
        self.atOnce = atOnce
        self.perHour = perHour
    }
}

extension Work {
    /// What each child has of this kind.
    public var allowance: Allowance {
        switch self {
        case .beginnings: Allowance(atOnce: 300, perHour: 120)
        case .answers: Allowance(atOnce: 6000, perHour: 720)
        case .leases: Allowance(atOnce: 3600, perHour: 1800)
        case .requests: Allowance(atOnce: 30, perHour: 30)
        case .events: Allowance(atOnce: 240, perHour: 720)
        case .others: Allowance(atOnce: 60, perHour: 60)
        }
    }

    /// The calls that take from it, as the reference says.
    private var words: String {
        switch self {
        case .beginnings: "Calls that begin, pause, resume and end activities"
        case .answers: "Calls about questions and answers"
        case .leases: "Calls that begin, renew and end leases"
        case .requests: "Requests for more time"
        case .events: "Calls that add to the event log"
        case .others: "Other calls that change something"
        }
    }

    /// The bounds as `rpc.limits` has them.
    static let published: [(name: String, value: Int, summary: String)] = allCases.flatMap { work in
        let allowance = work.allowance
        return [
            (
                "\(work.rawValue)AtOnce", allowance.atOnce,
                "\(work.words) that one child's programs may make at once; parents are not counted."
            ),
            (
                "\(work.rawValue)PerHour", allowance.perHour,
                "\(work.words) that become possible again every hour."
            ),
        ]
    }
}
