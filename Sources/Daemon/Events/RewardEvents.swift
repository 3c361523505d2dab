import API
import Household
import Words

/// Events about rewards and the board: the one place where their facts become events.
enum RewardEvents {
    /// `rewards.badge`: a child earned a badge.
    static func badge(_ news: BadgeNews, of child: ChildID, name: String, at: Instant) -> Event {
        var told = news
        told.say = Saying("parent.event.badge", ["name": .text(name), "title": .saying(news.title)])
        return Event(
            .rewardsBadge(told), child: child, to: .family, at: at, topic: .rewardsBadge,
            forChild: .rewardsBadge(news))
    }

    /// `rewards.streak`: a child's day streak has changed.
    static func streak(_ news: StreakNews, of child: ChildID, name: String, at: Instant) -> Event {
        var told = news
        told.say = Saying(
            "parent.event.streak", ["name": .text(name), "count": .number(news.dayStreak.value)])
        return Event(
            .rewardsStreak(told), child: child, to: .family, at: at, topic: .rewardsStreak,
            forChild: .rewardsStreak(news))
    }

    /// `leaderboard`: the board of these children has news. It says nothing of whose.
    static func board(of members: Set<ChildID>, at: Instant) -> Event {
        let news = BoardNews(say: Saying("event.board"))
        return Event(
            .leaderboard(news), child: nil, to: .members(members), at: at, topic: .leaderboard,
            forChild: .leaderboard(news))
    }

    /// What a child has earned so far, for the beginning of a subscription.
    ///
    /// - Parameter day: the present household day.
    static func brief(of child: ChildState, on day: Day) -> RewardsBrief {
        RewardsBrief(
            stars: child.learning.stars, points: child.points, dayStreak: child.rewards.status(on: day))
    }
}
