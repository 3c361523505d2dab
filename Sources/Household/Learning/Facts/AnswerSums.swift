/// What an answer does to the sums of its activity, beside its stars and points.
public enum AnswerSums: Hashable, Sendable {
    /// Points that the score rises by, the row of right first answers after it, and points that the maximum falls
    /// by: those of an answer that is not graded, and, in facts of before, of one that was too fast.
    case change(score: Int, lost: Int, run: Int)
    /// Facts of before: all sums after it.
    case whole(ActivityTally)

    /// Right first answers in a row after it.
    public var run: Int {
        switch self {
        case .change(_, _, let run): run
        case .whole(let tally): tally.run
        }
    }
}
