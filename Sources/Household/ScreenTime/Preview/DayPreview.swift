/// One household day as a policy makes it (Screen time, Status: preview).
public struct DayPreview: Hashable, Sendable {
    /// The day.
    public var day: Day
    /// When it begins.
    public var begins: Instant
    /// When the next one begins: 23 or 25 hours later where the clocks move.
    public var ends: Instant
    /// Its limit; nil is unlimited, 0 is blocked.
    public var limitMinutes: Int?
    /// Where the limit comes from.
    public var limitFrom: LimitSource
    /// The name or the dates of the other rules that hold on its date; nil when it is a usual day.
    public var dates: String?
    /// What the clock says from its begin to its end, without gaps.
    public var stretches: [DayStretch]
    /// Seconds used, begun ones counted; nil on days to come.
    public var usedSeconds: Int?
    /// Whole seconds that the limits of day and week leave today, with what earlier days left over; nil without a limit
    /// and on other days.
    public var remainingSeconds: Int?
    /// Whole seconds that the weekly limit leaves for this day when every day before it is used to its limit; nil
    /// without a weekly limit and on days that are over.
    public var weekLeftSeconds: Int?
    /// Whole seconds that quiet hours, windows and their allowances leave of it, today from now on; nil on days that are
    /// over.
    public var openSeconds: Int?
    /// Whole seconds that earlier days left over and that can be used on it: once, on this day or on another one; nil
    /// when there are none.
    public var carriedSeconds: Int?
    /// Whether it was over before the child was added: then there is nothing to tell of it.
    public var isBefore: Bool
    /// What is special about its windows.
    public var notes: [PreviewNote]

    /// A day with all its parts.
    public init(
        day: Day, begins: Instant, ends: Instant, limitMinutes: Int?, limitFrom: LimitSource, dates: String?,
        stretches: [DayStretch], usedSeconds: Int?, remainingSeconds: Int?, weekLeftSeconds: Int? = nil,
        openSeconds: Int? = nil, carriedSeconds: Int? = nil, isBefore: Bool = false, notes: [PreviewNote]
    ) {
        self.day = day
        self.begins = begins
        self.ends = ends
        self.limitMinutes = limitMinutes
        self.limitFrom = limitFrom
        self.dates = dates
        self.stretches = stretches
        self.usedSeconds = usedSeconds
        self.remainingSeconds = remainingSeconds
        self.weekLeftSeconds = weekLeftSeconds
        self.openSeconds = openSeconds
        self.carriedSeconds = carriedSeconds
        self.isBefore = isBefore
        self.notes = notes
    }
}
