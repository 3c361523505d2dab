import API
import Household
import JSONRPC
import NIOCore
import Transport

/// What one connection wants to hear, and what it could not take yet. It lives on the event loop.
final class Subscription {
    /// An event that waits for its subscriber.
    struct Waiting {
        var event: Event
        var seq: Int
        /// Earlier events of the same topic and child that it stands for.
        var coalesced = 0
    }

    let topics: Set<EventTopic>
    /// Nil: all children, for a parent.
    let child: ChildID?
    let isParents: Bool
    /// The call whose reply comes before the first event.
    let opener: RequestID
    /// The record that this reply waits for.
    let replyAfter: Int64
    /// The last reading that its reply knows: earlier ones are not told again.
    let lastReading: UInt64
    /// Its reply has left.
    private(set) var isOpen = false
    /// Set once it has ended: nothing but the last event comes.
    var end: SubscriptionEnd.Reason?
    /// Events so far, those that were coalesced included.
    private(set) var seq = 0
    /// What came before it, looked through only when it is wanted: a call that is replaced at once costs nothing.
    private var missed: ArraySlice<Event>
    private(set) var waiting: CircularBuffer<Waiting> = []

    init(
        topics: Set<EventTopic>, child: ChildID?, isParents: Bool, opener: RequestID, replyAfter: Int64,
        lastReading: UInt64, missed: ArraySlice<Event> = []
    ) {
        self.missed = missed
        self.lastReading = lastReading
        self.topics = topics
        self.child = child
        self.isParents = isParents
        self.opener = opener
        self.replyAfter = replyAfter
    }

    /// Whether it has to be told how this child's time stands.
    func hearsTime(of other: ChildID) -> Bool {
        end == nil && topics.contains(where: \.isTime) && (child == nil || child == other)
    }

    /// What it hears of an event; nil: nothing.
    func words(of event: Event) -> EventData? {
        guard end == nil, topics.contains(event.topic) else { return nil }
        if isParents { return child.map(event.concerns) ?? true ? event.forParents : nil }
        guard let child, let words = event.words(for: child) else { return nil }
        return event.topic.restsInQuietHours && event.resting.contains(child) ? nil : words
    }

    /// Its reply has left: what waits may go.
    func open() {
        isOpen = true
        holdMissed()
    }

    private func holdMissed() {
        let events = missed
        missed = []
        for event in events where words(of: event) != nil { hold(event, isBehind: false) }
    }

    /// Takes an event that it hears.
    ///
    /// - Parameter isBehind: whether the client does not take what it gets: the last of a topic and child wins.
    func hold(_ event: Event, isBehind: Bool) {
        if !missed.isEmpty { holdMissed() }
        seq += 1
        var new = Waiting(event: event, seq: seq)
        if isBehind || waiting.count >= WireLimits.keptEvents {
            let earlier = waiting.lastIndex { $0.event.topic == event.topic && $0.event.child == event.child }
            if let earlier { new.coalesced = waiting.remove(at: earlier).coalesced + 1 }
        }
        waiting.append(new)
    }

    /// The number of an event that need not wait.
    func nextSeq() -> Int {
        seq += 1
        return seq
    }

    /// The event that has waited for longest.
    func takeFirst() -> Waiting? { waiting.popFirst() }
}
