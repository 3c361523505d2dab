import Words

/// Lengths of time as people read them, in one form for kidd's sentences and the tables of kidctl: `45 s`, `9 min 20 s`,
/// `22 min`, `1 h 30 min`, `3 d 2 h`.
public enum ToldLength {
    /// What is left. From ten minutes on they are whole minutes, those of the sentence that a child hears.
    public static func left(seconds: Int) -> Saying {
        let seconds = max(0, seconds)
        switch seconds {
        case 0, ToldMinutes.exactSeconds..<172_800:
            return RequestWords.length(ToldMinutes.left(seconds: seconds))
        case ..<60: return Saying("unit.s", ["count": .number(seconds)])
        case ..<ToldMinutes.exactSeconds where seconds % 60 == 0: return RequestWords.length(seconds / 60)
        case ..<ToldMinutes.exactSeconds:
            return Saying("unit.minAndS", ["minutes": .number(seconds / 60), "seconds": .number(seconds % 60)])
        default:
            let (days, hours) = (seconds / 86_400, seconds / 3600 % 24)
            return hours == 0
                ? Saying("unit.d", ["count": .number(days)])
                : Saying("unit.dAndH", ["days": .number(days), "hours": .number(hours)])
        }
    }

    /// What was used: like what is left, and both add up to the limit.
    public static func used(seconds: Int) -> Saying { left(seconds: ToldMinutes.told(usedSeconds: seconds)) }
}
