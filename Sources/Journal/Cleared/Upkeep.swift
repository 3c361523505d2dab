/// Work on what is stored already, done on the writer's thread between commits.
struct Upkeep: Sendable {
    /// What is done.
    enum Work: Sendable {
        /// Rows go, or say something else.
        case clear(Clearing)
        /// Nothing is left of a profile that was erased.
        case finishErasure(profile: Int64)
        /// What was deleted goes out of the write-ahead log too.
        case wipeLog
    }

    let work: Work
    /// Called on the writer's thread, with what went wrong; then nothing of it was done.
    let done: @Sendable (CommitFailure?) -> Void
}
