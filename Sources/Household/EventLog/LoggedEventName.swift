/// The events that the log takes.
public enum LoggedEventName: String, CaseIterable, Sendable {
    case screenAppeared = "screen_appeared"
    case itemAnswered = "item_answered"
    case hintUsed = "hint_used"
    case badgeEarned = "badge_earned"
    case sessionStart = "session_start"
    case sessionStop = "session_stop"
    case base10BlockMoved = "base10_block_moved"
    case clockHandMoved = "clock_hand_moved"
    case coinDragged = "coin_dragged"
    case fractionShaded = "fraction_shaded"
}
