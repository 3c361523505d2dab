/// What a child hears when it leaves a lesson while there is time.
public enum LeaveWords {
    /// The lesson waits.
    public static let paused = "See you soon! Your place is kept."
    /// The lesson was given up.
    public static let abandoned = "All right. You can choose another one."
}
