import Words

extension ParentWords {
    /// "Taken back: 12 minutes and 30 seconds."
    static func takenBack(_ length: Milliseconds, again: Bool) -> Saying {
        Saying(
            again ? "parent.undo.before" : "parent.undo.takenBack",
            ["length": .saying(Self.length(seconds: length.secondsLeft))])
    }

    static let nothingLeft = Saying("parent.undo.nothingLeft")
    static let wasOver = Saying("parent.undo.wasOver")

    /// "1 minute", "12 minutes and 30 seconds", "45 seconds"; begun seconds are not told.
    static func length(seconds: Int) -> Saying {
        let (minutes, seconds) = (seconds / 60, seconds % 60)
        switch (minutes, seconds) {
        case (0, 0): return Saying("unit.lessThanASecond")
        case (0, _): return Saying("unit.seconds", ["count": .number(seconds)])
        case (_, 0): return Saying("unit.minutes", ["count": .number(minutes)])
        default:
            return Saying(
                "unit.minutesAndSeconds",
                [
                    "minutes": .saying(Saying("unit.minutes", ["count": .number(minutes)])),
                    "seconds": .saying(Saying("unit.seconds", ["count": .number(seconds)])),
                ])
        }
    }
}
