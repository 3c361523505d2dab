/// The steps of a change of the household key, told to an observer so that a test can end the process at each.
public enum KeyStep: Sendable, CaseIterable {
    /// The next key is in its file.
    case nextKeyStored
    /// The data keys are wrapped again, in an open transaction.
    case keysRewrapped
    /// That is durable.
    case keysStored
    /// The next key's file has taken the place of the old one.
    case keyFileMoved
}
