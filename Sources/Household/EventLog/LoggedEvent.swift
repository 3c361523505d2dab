/// Something that a front-end saw or did, for the family's own research (Reports, Local event log).
///
/// Ids and words in it are short names without spaces: nobody can write a sentence into the log.
public enum LoggedEvent: Hashable, Sendable {
    /// A screen of the front-end came into view.
    case screenAppeared(screen: String)
    case itemAnswered(ItemAnswered)
    case hintUsed(HintUsed)
    case badgeEarned(badge: String)
    case sessionStart(session: String)
    /// - seconds: how long it was; nil: nobody measured it.
    case sessionStop(session: String, seconds: Int?)
    case base10BlockMoved(BlockMove)
    case clockHandMoved(HandMove)
    case coinDragged(CoinDrag)
    case fractionShaded(FractionShade)

    /// The event's name in the log: that of ``LoggedEventName``.
    public var name: LoggedEventName {
        switch self {
        case .screenAppeared: .screenAppeared
        case .itemAnswered: .itemAnswered
        case .hintUsed: .hintUsed
        case .badgeEarned: .badgeEarned
        case .sessionStart: .sessionStart
        case .sessionStop: .sessionStop
        case .base10BlockMoved: .base10BlockMoved
        case .clockHandMoved: .clockHandMoved
        case .coinDragged: .coinDragged
        case .fractionShaded: .fractionShaded
        }
    }
}
