import Words

/// What a child hears when it leaves a lesson while there is time.
public enum LeaveWords {
    /// The lesson waits.
    public static let paused = Saying("leave.paused")
    /// The lesson was given up.
    public static let abandoned = Saying("leave.abandoned")
}
