/// Seconds as people are told them in whole minutes: the one rule for the daemon's sentences and the tables of kidctl, so
/// that both say the same of the same time.
public enum ToldMinutes {
    /// What is left: the nearest whole minute; of half a minute, the next one.
    public static func left(seconds: Int) -> Int { (seconds + 30) / 60 }

    /// What was used: the nearest whole minute; of half a minute, the one before, so that both add up to a limit.
    public static func used(seconds: Int) -> Int { (seconds + 29) / 60 }

    /// What was done of something that is to be reached: whole minutes, so that nothing reads as reached before it is.
    public static func done(seconds: Int) -> Int { seconds / 60 }
}
