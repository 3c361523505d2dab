/// A hand of a clock was moved.
public struct HandMove: Hashable, Sendable {
    public enum Hand: String, CaseIterable, Sendable { case hour, minute }

    public var place: LoggedPlace
    public var hand: Hand
    /// What the clock shows then: minutes after twelve, 0 to 719.
    public var shownMinutes: Int

    public init(place: LoggedPlace = LoggedPlace(), hand: Hand, shownMinutes: Int) {
        self.place = place
        self.hand = hand
        self.shownMinutes = shownMinutes
    }
}
