/// The steps of erasing a household, told to an observer so that a test can end the process at each.
public enum ErasureStep: Sendable, CaseIterable {
    /// It will happen, whatever comes; nothing is gone yet.
    case decided
    /// The file of the household key is gone, with all that a change of the key may have left.
    case keyGone
    /// A file or a folder of the household is gone.
    case partGone
    /// All of them are.
    case emptied
    /// The decision is taken out of the folder: it is like a new one.
    case done
}
