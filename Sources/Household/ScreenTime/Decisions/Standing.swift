import Words

/// What the caller knows about an activity before time is asked.
public enum Standing: Hashable, Sendable {
    /// Nothing speaks against it.
    case open
    /// The filter or the app's setting says no; with the child's sentence if there is a special one.
    case notAllowed(say: Saying? = nil)
}
