import Household

/// How long the bars of some days are: the longest day fills the room, and so does a limit, unless it is far away.
struct DayScale {
    /// Seconds of the whole room; at least one.
    let seconds: Int

    /// A limit that is further away than this needs no room.
    private static let nearLimit = 120 * 60

    init(_ days: [ReportDay]) {
        let used = days.map(\.screenSeconds).max() ?? 0
        let limits = days.compactMap { $0.limitMinutes.map { $0 * 60 } }.filter { $0 <= max(2 * used, Self.nearLimit) }
        seconds = max(1, used, limits.max() ?? 0)
    }

    /// The place of a length in so many columns or points.
    func place(_ length: Int, of width: Int) -> Int { (length * width + seconds / 2) / seconds }

    /// A day in a terminal: learning, other screen time, and a sign where the limit is.
    func bar(_ day: ReportDay, width: Int) -> String {
        // A little is shown as a little, never as nothing.
        let learned = day.learningSeconds > 0 ? max(1, place(day.learningSeconds, of: width)) : 0
        let other = day.otherSeconds > 0 ? max(1, place(day.screenSeconds, of: width) - learned) : 0
        let filled = Array(repeating: "█", count: learned) + Array(repeating: "▒", count: other)
        var cells = filled + Array(repeating: " ", count: max(0, width + 1 - filled.count))
        if let limit = day.limitMinutes, limit * 60 <= seconds { cells[place(limit * 60, of: width)] = "│" }
        return cells.prefix(width + 1).joined()
    }
}
