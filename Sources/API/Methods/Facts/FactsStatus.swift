import Household
import JSONRPC
import Shapes
import Words

/// `facts.status`: how far a child is with the math facts.
public enum FactsStatus {
    /// A band and how far the child has come in it.
    public struct Band: Equatable, Sendable {
        /// 1 to 6.
        public var number: Int
        public var title: Saying
        /// Records of facts in it.
        public var records: Int
        /// Records that were right twice at some time.
        public var known: Int
        /// Records that were fluent at some time.
        public var fluent: Int

        public init(number: Int, title: Saying, records: Int, known: Int, fluent: Int) {
            self.number = number
            self.title = title
            self.records = records
            self.known = known
            self.fluent = fluent
        }
    }

    /// How fast the child types.
    public struct Typing: Equatable, Sendable {
        /// The median of copied numbers; nil: it is not known.
        public var milliseconds: Int?
        /// Whether it is time to copy numbers (again).
        public var isDue: Bool

        public init(milliseconds: Int?, isDue: Bool) {
            self.milliseconds = milliseconds
            self.isDue = isDue
        }
    }

    /// What only parents see.
    public struct Details: Equatable, Sendable {
        /// The band in hand; nil before the placement is over.
        public var band: Int?
        public var gateMilliseconds: Int
        public var fluentNow: Int
        public var regained: Int
        /// Due facts that were asked after an absence.
        public var recallAnswers: Int
        public var recallRight: Int
        /// How the band came about.
        public var changes: [Change]

        public init(
            band: Int?, gateMilliseconds: Int, fluentNow: Int, regained: Int, recallAnswers: Int, recallRight: Int,
            changes: [Change]
        ) {
            self.band = band
            self.gateMilliseconds = gateMilliseconds
            self.fluentNow = fluentNow
            self.regained = regained
            self.recallAnswers = recallAnswers
            self.recallRight = recallRight
            self.changes = changes
        }
    }

    /// A change of the band.
    public struct Change: Equatable, Sendable {
        public var band: Int
        /// Why.
        public var reason: FactBandChange.Reason
        /// The household day.
        public var day: Day
        /// The same in words for the parent.
        public var say: Saying

        public init(band: Int, reason: FactBandChange.Reason, day: Day, say: Saying) {
            self.band = band
            self.reason = reason
            self.day = day
            self.say = say
        }
    }

    /// The result of `facts.status`. Absent where they do not apply: `details`, `sprintsRestUntil`.
    public struct Result: Equatable, Sendable {
        /// All bands, in order.
        public var bands: [Band]
        public var typing: Typing
        /// From when on a sprint can begin; nil: now.
        public var restsUntil: Instant?
        /// A sentence for the caller.
        public var say: Saying
        public var details: Details?
        /// Whether it is for the child's grade, or the child has begun with it.
        public var isOffered: Bool

        public init(
            bands: [Band], typing: Typing, restsUntil: Instant?, say: Saying, details: Details?, isOffered: Bool
        ) {
            self.bands = bands
            self.typing = typing
            self.restsUntil = restsUntil
            self.say = say
            self.details = details
            self.isOffered = isOffered
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "facts.status",
        "Tells how far a child is with the math facts of a domain, band by band. What a child sees never falls; parents also get "
            + "the band in hand, and why.",
        role: .child, params: FactsParams.shape,
        result: Shape<Result>.object("FactsStatus", "", make: Result.init) {
            required("factBands", \.bands, .list(of: band), "All six, in order.")
            required("typing", \.typing, typing)
            optional("sprintsRestUntil", \.restsUntil, .instant, "From when on a sprint can begin; absent: now.")
            required("say", \.say, .saying, "A sentence for the child, or for the parent who asks.")
            optional("factDetails", \.details, details, "For parents.")
            required(
                "isOffered", \.isOffered, .boolean,
                "Whether they are for the child's grade, or the child has begun with them; others begin by choice.")
        },
        errors: [.unknownChild])

    private static let band = Shape<Band>.object("FactBand", "A step on the way to all facts.", make: Band.init) {
        required("factBand", \.number, .integer(1...FactBand.allCases.count), "Its number.")
        required("title", \.title, .saying, "What belongs to it, for people.")
        required(
            "recordCount", \.records, .count,
            "Facts that are remembered by themselves; both orders of a sum or a product are one.")
        required(
            "knownCount", \.known, .count, "Those that were right twice; for a child at any time, for a parent now.")
        required(
            "fluentCount", \.fluent, .count,
            "Those that were right within the time gate in two of three answers, on two days; likewise.")
    }

    private static let typing = Shape<Typing>.object("FactTyping", "How fast the child types.", make: Typing.init) {
        optional("typingMilliseconds", \.milliseconds, .count, "The median of copied numbers; absent: it is not known.")
        required(
            "isDue", \.isDue, .boolean,
            "It is time for `activity.start` with kind `copying`; without it no fact becomes fluent.")
    }

    private static let details = Shape<Details>.object("FactDetails", "What only parents see.", make: Details.init) {
        optional(
            "factBand", \.band, .integer(1...FactBand.allCases.count), "The band in hand; absent before it is found.")
        required("gateMilliseconds", \.gateMilliseconds, .count, "How long a fluent answer may take without typing.")
        required("fluentNow", \.fluentNow, .count, "Records that are fluent now.")
        required("regainedCount", \.regained, .count, "Records that were fluent again after a lapse.")
        required(
            "recallAnswers", \.recallAnswers, .count, "Due facts that were asked after seven days without practice.")
        required("recallRight", \.recallRight, .count, "How many of them were right.")
        required("bandChanges", \.changes, .list(of: change), "How the band came about, the last eight.")
    }

    private static let change = Shape<Change>.object("FactBandChange", "A change of the band.", make: Change.init) {
        required("factBand", \.band, .integer(1...FactBand.allCases.count), "The band from then on.")
        required("bandReason", \.reason, .word(FactBandChange.Reason.self))
        required("day", \.day, .day)
        required("say", \.say, .saying, "The same in words.")
    }
}
