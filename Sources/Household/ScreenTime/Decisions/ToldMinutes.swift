/// Seconds as people are told them in whole minutes: the one rule for the daemon's sentences and the tables of kidctl, so
/// that both say the same of the same time.
public enum ToldMinutes {
    /// What is left: the nearest whole minute; of half a minute, the next one.
    public static func left(seconds: Int) -> Int { (seconds + 30) / 60 }

    /// What was used: the nearest whole minute; of half a minute, the one before, so that both add up to a limit.
    public static func used(seconds: Int) -> Int { (seconds + 29) / 60 }

    /// What was done of something that is to be reached: whole minutes, so that nothing reads as reached before it is.
    public static func done(seconds: Int) -> Int { seconds / 60 }

    /// What is shorter is told to the second, what is not in whole minutes.
    public static let exactSeconds = 600

    /// Used seconds as they are told, in seconds.
    public static func told(usedSeconds: Int) -> Int {
        usedSeconds < exactSeconds ? usedSeconds : used(seconds: usedSeconds) * 60
    }

    /// Seconds of what was done as they are told, in seconds.
    public static func told(doneSeconds: Int) -> Int {
        doneSeconds < exactSeconds ? doneSeconds : done(seconds: doneSeconds) * 60
    }

    /// Screen time beside learning as it is told, in seconds: by itself, so that it stays as it is while a child learns.
    public static func told(screenSeconds: Int, besideLearning learning: Int) -> Int {
        told(usedSeconds: max(0, screenSeconds - learning))
    }
}
