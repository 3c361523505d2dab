import API
import Household
import JSONRPC
import Testing
import Words

@testable import Daemon

/// Rewards rest in quiet hours: not at a child's front-end (Screen time, Status).
@Suite struct QuietHoursRuleTests {
    private static let mia = ChildID(rawValue: "mia")
    private static let ben = ChildID(rawValue: "ben")

    private static func subscription(_ child: ChildID?, isParents: Bool) -> Subscription {
        Subscription(
            topics: Set(EventTopic.allCases), child: child, isParents: isParents, opener: .null, replyAfter: 0,
            lastReading: 0)
    }

    private static let at = Instant(seconds: 1_790_000_000)
    private static let badge = BadgeNews(
        badge: "lesson.first", title: Saying(told: "First Lesson"), say: Saying(told: "You have a new badge!"))
    private static let streak = StreakNews(
        dayStreak: StreakStatus(state: .active, value: 5, longest: 7, restDay: nil, repair: nil),
        say: Saying(told: "Five days!"))

    private static func rewards() -> [Event] {
        [
            RewardEvents.badge(badge, of: mia, name: "Mia", at: at),
            RewardEvents.streak(streak, of: mia, name: "Mia", at: at),
            RewardEvents.board(of: [mia, ben], at: at),
        ]
    }

    @Test("By day a child hears of its badge, its streak and the board; at night it does not, and its parent does")
    func rest() {
        let child = Self.subscription(Self.mia, isParents: false)
        let parents = [Self.subscription(nil, isParents: true), Self.subscription(Self.mia, isParents: true)]
        for var event in Self.rewards() {
            #expect(child.words(of: event) != nil)
            event.resting = [Self.mia]
            #expect(child.words(of: event) == nil)
            for parent in parents { #expect(parent.words(of: event) != nil) }
        }
    }

    @Test("Time, limits and results do not rest")
    func others() {
        let child = Self.subscription(Self.mia, isParents: false)
        let data = EventData.policy(PolicyNews(what: .filter, policy: nil, say: Saying(told: "")))
        var event = Event(data, child: Self.mia, to: .family, at: Self.at, topic: .policy, forChild: data)
        event.resting = [Self.mia]
        #expect(child.words(of: event) != nil)
        #expect(
            EventTopic.allCases.filter(\.restsInQuietHours) == [
                .timeBreak, .rewardsBadge, .rewardsStreak, .challengeProgress, .challengeCompleted, .leaderboard,
            ])
    }

    @Test("A sibling hears of a board that it is on, and of nobody's badge")
    func siblings() {
        let ben = Self.subscription(Self.ben, isParents: false)
        #expect(Self.rewards().map { ben.words(of: $0)?.topic } == [nil, nil, .leaderboard])
        var away = RewardEvents.board(of: [Self.mia], at: Self.at)
        #expect(ben.words(of: away) == nil)
        away.resting = [Self.mia]
        #expect(Self.subscription(Self.ben, isParents: true).words(of: away) == nil)
    }

    @Test("A subscription that has ended hears nothing")
    func ended() {
        let child = Self.subscription(Self.mia, isParents: false)
        child.end = .account
        for event in Self.rewards() { #expect(child.words(of: event) == nil) }
    }
}
