/// What became of everything that was handed to the journal.
public enum CommitOutcome: Equatable, Sendable {
    /// All rows up to and with this one are durable.
    case stored(upTo: Int64)
    /// Nothing after the last stored row was kept, what waited in the queue included. Go on with the new epoch,
    /// again from the row after the last stored one; rows appended with an older epoch are dropped.
    case failed(CommitFailure, epoch: Int)
}
