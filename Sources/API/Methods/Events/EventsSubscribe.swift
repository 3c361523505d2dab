import Household
import JSONRPC
import Shapes

/// `events.subscribe`: how things stand, and from then on what changes.
public enum EventsSubscribe {
    /// The parameters of `events.subscribe`. Optional: `topics`, `child`, `since`.
    public struct Params: Equatable, Sendable {
        public var topics: [EventTopic]
        public var child: String?
        public var since: String?

        public init(topics: [EventTopic] = EventTopic.allCases, child: String? = nil, since: String? = nil) {
            self.topics = topics
            self.child = child
            self.since = since
        }
    }

    /// The result of `events.subscribe`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var cursor: String
        public var gap: Bool
        public var present: EventState

        public init(cursor: String, gap: Bool, present: EventState) {
            self.cursor = cursor
            self.gap = gap
            self.present = present
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "events.subscribe",
        "Returns the current state and from then on sends changes as `event` notifications. A connection has one "
            + "subscription; a second call replaces it. A parent may leave out `child` and gets all events.",
        role: .child,
        params: Shape<Params>.object("EventsSubscribeParams", "", make: Params.init) {
            defaulted("topics", \.topics, topics, to: EventTopic.allCases, "All of them when absent.")
            optional("child", \.child, .childName, "Id or name of the child; only a parent may leave it out.")
            optional(
                "since", \.since, .text(1...64),
                "The cursor of the last event that the client received; missed events follow.")
        },
        result: Shape<Result>.object("Subscribed", "", make: Result.init) {
            required("cursor", \.cursor, .text(1...64), "The value for `since` until the first event comes.")
            required(
                "gap", \.gap, .boolean,
                "True if kidd cannot continue after `since`, because of a restart or because too much has happened: "
                    + "use `present`.")
            required("present", \.present, EventState.shape, "How things stand, as far as the topics tell.")
        },
        errors: [.unknownChild])

    private static let topics = Shape<[EventTopic]>.list(
        of: .word(EventTopic.self), minimum: 1, maximum: EventTopic.allCases.count)
}
