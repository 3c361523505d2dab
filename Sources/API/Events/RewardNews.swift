import Household
import JSONRPC
import Shapes
import Words

/// A badge was earned (Rewards, Badges): told at once, and once.
public struct BadgeNews: Equatable, Sendable {
    /// The key of the badge, such as `lesson.first`.
    public var badge: String
    public var title: Saying
    public var say: Saying

    public init(badge: String, title: Saying, say: Saying) {
        self.badge = badge
        self.title = title
        self.say = say
    }

    /// How it is read and written: `BadgeNews` in the reference.
    public static let shape = Shape<BadgeNews>.object("BadgeNews", "A badge was earned.", make: BadgeNews.init) {
        required("badge", \.badge, .text(1...64), "Its key, such as `lesson.first`.")
        required("title", \.title, .saying, "The badge's name in the child's language.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}

/// The day streak has changed (Rewards, Day streak).
public struct StreakNews: Equatable, Sendable {
    /// The streak as it is now, as in `rewards.streak`.
    public var dayStreak: StreakStatus
    public var say: Saying

    public init(dayStreak: StreakStatus, say: Saying) {
        self.dayStreak = dayStreak
        self.say = say
    }

    /// How it is read and written: `StreakNews` in the reference.
    public static let shape = Shape<StreakNews>.object(
        "StreakNews", "The day streak has changed.", make: StreakNews.init
    ) {
        required("dayStreak", \.dayStreak, .streakStatus, "The streak as it is now.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}

/// Something has happened with a challenge of a child (Rewards, Challenges).
public struct ChallengeNews: Equatable, Sendable {
    /// Which one.
    public var challenge: ChallengeID
    /// What the family calls it.
    public var title: Saying
    /// Where it stands.
    public var state: ChallengeState
    /// Whole percent of the goal.
    public var percent: Int
    public var bonusPoints: Int?
    public var say: Saying

    public init(
        challenge: ChallengeID, title: Saying, state: ChallengeState, percent: Int, bonusPoints: Int? = nil, say: Saying
    ) {
        self.challenge = challenge
        self.title = title
        self.state = state
        self.percent = percent
        self.bonusPoints = bonusPoints
        self.say = say
    }

    /// How it is read and written: `ChallengeNews` in the reference.
    public static let shape = Shape<ChallengeNews>.object(
        "ChallengeNews", "Something has happened with a challenge: `challenge.progress` has all of it.",
        make: ChallengeNews.init
    ) {
        required("challenge", \.challenge, .id(ChallengeID.self))
        required("title", \.title, .saying)
        required("state", \.state, .word(ChallengeState.self))
        required("percent", \.percent, .integer(0...100), "Whole percent of what is wanted.")
        optional("bonusPoints", \.bonusPoints, .count, "The points that it paid, when it was reached.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}

/// The family's board has news. There are no numbers in it: `leaderboard.get` answers each viewer with what it may see
/// (Rewards, Household leaderboard).
public struct BoardNews: Equatable, Sendable {
    public var say: Saying

    public init(say: Saying) {
        self.say = say
    }

    /// How it is read and written: `BoardNews` in the reference.
    public static let shape = Shape<BoardNews>.object(
        "BoardNews", "The family's board has news: ask `leaderboard.get`.", make: BoardNews.init
    ) {
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}

/// What a child has earned so far.
public struct RewardsBrief: Equatable, Sendable {
    /// Stars that can be spent.
    public var stars: Int
    public var points: Int
    /// The day streak, as in `rewards.streak`.
    public var dayStreak: StreakStatus

    public init(stars: Int, points: Int, dayStreak: StreakStatus) {
        self.stars = stars
        self.points = points
        self.dayStreak = dayStreak
    }

    /// How it is read and written: `RewardsBrief` in the reference.
    public static let shape = Shape<RewardsBrief>.object(
        "RewardsBrief", "What a child has earned so far.", make: RewardsBrief.init
    ) {
        required("stars", \.stars, .count, "To spend.")
        required("points", \.points, .count, "Points ever earned.")
        required("dayStreak", \.dayStreak, .streakStatus, "As in `rewards.streak`.")
    }
}
