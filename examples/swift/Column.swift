import API
import Client
import Household

/// One thing that the board tells of each child: a heading, and the call that answers it.
///
/// A further column is one such value, and its name in the list of ``FamilyBoard``.
struct Column: Sendable {
    var heading: String
    var cell: @Sendable (_ kidd: KiddConnection, _ child: String) throws(ClientError) -> String
}

extension Column {
    /// Whether the child may now, in the words that are made for it.
    static let time = Column(heading: "Now") { kidd, child throws(ClientError) in
        let decision = try kidd.call(TimeMayI.method, TimeMayI.Params(child: child)).decision
        return (decision.allowed ? "● " : "○ ") + decision.say.description
    }

    /// Today's minutes of the daily limit.
    static let used = Column(heading: "Today") { kidd, child throws(ClientError) in
        guard let today = try kidd.call(TimeUsage.method, TimeUsage.Params(child: child, days: 1)).days.last else {
            return ""
        }
        let limit = today.limitMinutes.map { " of \($0)" } ?? ""
        return "\(today.usedSeconds / 60)\(limit) min"
    }

    /// How many lessons are there, and how many of them the child has finished.
    static let lessons = Column(heading: "Lessons") { kidd, child throws(ClientError) in
        let lessons = try kidd.call(LessonList.method, LessonList.Params(child: child)).lessons
        return "\(lessons.count(where: { $0.timesFinished > 0 })) of \(lessons.count)"
    }

    /// The stars to spend and the level of all points.
    static let stars = Column(heading: "Stars") { kidd, child throws(ClientError) in
        let rewards = try kidd.call(RewardsSummary.method, ChildParams(child: child))
        return "★ \(rewards.stars), level \(rewards.level.number)"
    }

    /// Learning days in a row.
    static let streak = Column(heading: "In a row") { kidd, child throws(ClientError) in
        let days = try kidd.call(RewardsStreak.method, ChildParams(child: child)).dayStreak.value
        return days == 1 ? "1 day" : "\(days) days"
    }

    /// The family's way to its goal of the week, as this child may see it; only for those who take part.
    static let together = Column(heading: "Together") { kidd, child throws(ClientError) in
        do throws(ClientError) {
            let board = try kidd.call(LeaderboardGet.method, LeaderboardGet.Params(child: child, board: .together))
            guard case .together(let family) = board.view else { return "" }
            return String(repeating: "●", count: family.tenths) + String(repeating: "○", count: 10 - family.tenths)
        } catch .refused(let refused) where refused.kind == "not_opted_in" {
            return "–"
        }
    }
}
