import Household
import JSONRPC
import Shapes

/// The challenges of one child.
public struct ChildChallenges: Equatable, Sendable {
    /// What became of all challenges that a child was ever given.
    public struct Sums: Equatable, Sendable {
        /// Those that were given; a new version is none of its own.
        public var given: Int
        public var completed: Int
        /// Whole percent of those that are over that were reached; nil: none is over.
        public var percent: Int?
        /// The days that those that are still kept took, the middle one; nil: none was reached.
        public var medianDayCount: Int?

        public init(given: Int, completed: Int, percent: Int?, medianDayCount: Int?) {
            self.given = given
            self.completed = completed
            self.percent = percent
            self.medianDayCount = medianDayCount
        }
    }

    /// The child.
    public var child: ChildID
    public var name: String
    /// The challenges, the newest first.
    public var challenges: [ChallengeView]
    /// What became of all; for parents.
    public var sums: Sums?

    public init(child: ChildID, name: String, challenges: [ChallengeView], sums: Sums? = nil) {
        self.child = child
        self.name = name
        self.challenges = challenges
        self.sums = sums
    }

    static let shape = Shape<ChildChallenges>.object(
        "ChildChallenges", "The challenges of one child.", make: ChildChallenges.init
    ) {
        required("child", \.child, .id(ChildID.self))
        required("name", \.name, .text(1...80), "Its display name.")
        required("challenges", \.challenges, .list(of: .challengeView), "The newest first.")
        optional("challengeSums", \.sums, sums, "What became of all that the child was ever given; for parents.")
    }

    private static let sums = Shape<Sums>.object(
        "ChallengeSums", "What became of a child's challenges.", make: Sums.init
    ) {
        required("givenCount", \.given, .count, "A new version is none of its own.")
        required("completedCount", \.completed, .count, "Those that were reached.")
        optional(
            "percent", \.percent, .integer(0...100),
            "Of those that are over, how many were reached; absent: none is over.")
        optional(
            "medianDayCount", \.medianDayCount, .count,
            "Days from start to completion, the middle of them; absent: none.")
    }
}

/// Challenges by child: what most methods of challenges return.
public struct ChallengesByChild: Equatable, Sendable {
    public var children: [ChildChallenges]

    public init(children: [ChildChallenges]) { self.children = children }

    static let shape = Shape<ChallengesByChild>.object(
        "ChallengesByChild", "Challenges, child by child.", make: ChallengesByChild.init
    ) {
        required(
            "byChild", \.children, .list(of: ChildChallenges.shape), "In the order in which the children were added.")
    }
}

/// `challenge.list`: the challenges of a child, or of all.
public enum ChallengeList {
    /// The parameters of `challenge.list`, all of them optional.
    public struct Params: Equatable, Sendable {
        public var child: String?
        public var all: Bool

        public init(child: String? = nil, all: Bool = false) {
            self.child = child
            self.all = all
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "challenge.list",
        "Lists the challenges of a child with its progress; a parent who names no child gets those of all. A child sees "
            + "its own alone.",
        role: .child,
        params: Shape<Params>.object("ChallengeListParams", "", make: Params.init) {
            optional("child", \.child, .childName, "Id or name of the child; a parent may leave it out.")
            defaulted("all", \.all, .boolean, to: false, "Whether those that are over are told, too.")
        },
        result: ChallengesByChild.shape, errors: [.unknownChild])
}
