/// Who looks at a board.
public enum BoardViewer: Hashable, Sendable {
    /// A child, or a parent who looks at what a child sees.
    case child(ChildID)
    /// A parent: the whole boards.
    case parent
}

/// What of the boards a child may see.
public enum BoardAccess: Hashable, Sendable {
    /// Nothing: no parent has opted it in, or it is archived.
    case none
    /// Its own best, and the way to the shared goal in tenths: a child under ten that no parent included in ranks.
    case tenths
    /// Its own best, sums, and ranks.
    case ranked
}
