import Words

/// What a parent should know about a window on one day (Screen time, "Clock, zone, DST").
public struct PreviewNote: Hashable, Sendable {
    /// What is special.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// All of it lies in the hour that the clock leaves out: there is none of it.
        case windowSkipped
        /// A part of it lies in the hour that the clock leaves out.
        case windowShorter
        /// All of it lies in the hour that the clock shows twice: it comes in both passes.
        case windowTwice
        /// A part of it lies in the hour that the clock shows twice.
        case windowLonger
        /// Only some minutes of it can be used.
        case allowance
        /// Quiet hours and windows together leave nothing of the day. Its window is the whole day.
        case nothingOpen
    }

    /// Of which kind a window is.
    public enum Window: String, CaseIterable, Hashable, Sendable {
        /// Quiet hours.
        case quiet
        /// An allowed window.
        case allowed
    }

    /// What is special.
    public var kind: Kind
    /// Of which kind the window is.
    public var window: Window
    /// When the window begins.
    public var start: WallTime
    /// When it ends.
    public var end: WallTime
    /// Minutes that it lasts in truth; of an allowance those that can be used.
    public var minutes: Int

    /// A note about a window.
    public init(kind: Kind, window: Window, start: WallTime, end: WallTime, minutes: Int) {
        self.kind = kind
        self.window = window
        self.start = start
        self.end = end
        self.minutes = minutes
    }

    /// A sentence for a parent.
    public var say: Saying {
        let key =
            switch (kind, window) {
            case (.nothingOpen, .quiet): "parent.note.quietLeavesNothing"
            case (.nothingOpen, .allowed): "parent.note.windowsLeaveNothing"
            case (.allowance, _): "parent.note.allowance"
            case (_, .quiet): "parent.note.quiet.\(kind.rawValue)"
            case (_, .allowed): "parent.note.window.\(kind.rawValue)"
            }
        return Saying(
            key,
            [
                "start": .timetable(minutes: start.minutes), "end": .timetable(minutes: end.minutes),
                "length": .saying(Saying("unit.minutes", ["count": .number(minutes)])),
            ])
    }
}
