import API
import Household
import Words

/// What a child learns at this moment, or rests at.
struct WatchWork: Equatable {
    var kind: ActivityKind
    /// Empty for math facts.
    var title: String
    /// The question that it stands at, from 1.
    var number: Int
    var total: Int
    /// It waits at its question: paused, or without a lease, since whoever learned has gone.
    var isResting: Bool

    /// - Parameters:
    ///   - entries: what `activity.list` tells, the open ones first.
    ///   - leases: what runs now.
    ///   - now: one that rests is told for the rest of the day.
    init?(among entries: [ActivityList.Entry], leases: [Lease], now: Instant, zone: Zone) {
        let open = entries.filter { [.running, .paused].contains($0.state) }
        func isRunning(_ entry: ActivityList.Entry) -> Bool {
            entry.state == .running && leases.contains { $0.id.rawValue == entry.activity.rawValue }
        }
        let today = zone.local(at: now).day
        guard
            let entry = open.first(where: isRunning)
                ?? open.filter({ zone.local(at: $0.lastAt).day == today }).max(by: { $0.lastAt < $1.lastAt })
        else { return nil }
        self.init(
            kind: entry.kind, title: entry.title, number: entry.number ?? entry.total, total: entry.total,
            isResting: !isRunning(entry))
    }

    init(kind: ActivityKind, title: String, number: Int, total: Int, isResting: Bool) {
        self.kind = kind
        self.title = title
        self.number = number
        self.total = total
        self.isResting = isResting
    }

    /// `3 of 6: Counting things`.
    func text(in language: Language) -> String {
        let title = title.isEmpty ? language.say("learn.kind.\(kind.rawValue)") : title.printable
        // Sixty seconds have as many as there is time for.
        if kind == .timed, !isResting { return title }
        return language.say(
            isResting ? "watch.rests" : "watch.learns",
            ["number": .number(number), "total": .number(total), "title": .text(title)])
    }
}

/// What today has brought a child, for its parents.
struct WatchToday: Equatable {
    var learnedSeconds = 0
    /// Finished ones.
    var lessons = 0
    var stars = 0
    var badges = 0
    /// Skills that wait to be looked at again.
    var reviews = 0
    /// The challenge that is nearest to its goal.
    var challenge: ChallengeView?

    init() {}

    init(_ report: StudyReport, on today: Day, _ challenges: [ChallengeView]) {
        let day = report.days.first { $0.day == today }
        learnedSeconds = day?.learningSeconds ?? 0
        lessons = day?.lessons ?? 0
        stars = day?.stars ?? 0
        badges = report.badges.filter { $0.day == today }.count
        reviews = report.reviews.due
        challenge = challenges.filter { $0.state == .running }.max { $0.progress.percent < $1.progress.percent }
    }
}
