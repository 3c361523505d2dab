/// A clock that shows a time.
public struct ClockPicture: Hashable, Sendable {
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int
    /// Digits instead of a face with hands.
    public var isDigital: Bool

    /// All members.
    public init(hour: Int, minute: Int, isDigital: Bool = false) {
        self.hour = hour
        self.minute = minute
        self.isDigital = isDigital
    }
}

extension ClockPicture: PictureContent {
    /// The name of the form.
    public static let name = "clock"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        [("/hour", hour, 23), ("/minute", minute, 59)].filter { !(0...$0.2).contains($0.1) }
            .map { BodyFault(pointer: $0.0, reason: "must be 0 to \($0.2)") }
    }
}
