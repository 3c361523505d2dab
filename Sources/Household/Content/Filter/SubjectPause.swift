/// A subject that rests for a while. What comes first ends it: its time, a finished lesson, or a parent.
public struct SubjectPause: Hashable, Sendable {
    /// The subject that rests.
    public var subject: String
    /// When it ends by itself; nil when no time does that.
    public var until: Instant?
    /// The subject of which a finished lesson ends it: "no science until math is done" (Content, Content filter).
    public var untilFinished: String?

    /// A pause with its ends, if it has any.
    public init(subject: String, until: Instant?, untilFinished: String? = nil) {
        self.subject = subject
        self.until = until
        self.untilFinished = untilFinished
    }

    /// Whether it waits for a finished lesson of a subject that, directly or by others, waits for this one.
    public func waitsForItself(among pauses: [SubjectPause]) -> Bool {
        var seen: Set<String> = []
        var awaited = [untilFinished].compactMap { $0 }
        while let next = awaited.popLast() {
            if next == subject { return true }
            guard seen.insert(next).inserted else { continue }
            awaited += pauses.filter { $0.subject == next }.compactMap(\.untilFinished)
        }
        return false
    }

    /// Whether the subject still rests at this moment.
    public func holds(at now: Instant) -> Bool { until.map { now < $0 } ?? true }
}
