import API
import Household
import JSONRPC
import Shapes
import RPCServer
import Transport

/// Subscriptions, and how events reach them: after the reply of the call that began it, in order, and never faster than
/// the client takes them.
extension Events {
    /// Begins a subscription; the connection's earlier one hears nothing more.
    func subscribe(_ params: EventsSubscribe.Params, _ call: Call) -> EventsSubscribe.Result {
        let topics = Set(params.topics)
        hub.subscriptions[call.session.id] = nil
        let scope = family.children().filter { child in
            call.child.map { $0 == child.profile.id } ?? !child.profile.isArchived
        }
        // What the clock has changed since anyone listened is told first, so that it is among what was missed.
        if topics.contains(where: \.isTime) { for child in scope { look(at: child.profile.id) } }
        let missed = params.since.flatMap(hub.number(in:)).flatMap(hub.events(after:))
        let new = Subscription(
            topics: topics, child: call.child, isParents: call.parent != nil, opener: call.id,
            replyAfter: commits.commitToWait(for: call.child), lastReading: hub.readings, missed: missed ?? [])
        forgetUnseenBoards()
        hub.subscriptions[call.session.id] = new
        if topics.contains(.leaderboard) { rememberBoards() }
        if topics.contains(.timeRequest) { awaitRequests(of: scope, at: call.moment.wall) }
        flushEvents()
        setAlarm()
        let state = EventState(
            now: call.moment.wall,
            children: scope.map { present($0, topics, isForParent: call.parent != nil, at: call.moment) })
        let id = call.session.id
        // The reply is given its place when this call has returned.
        afterThisTurn { $0.open(id) }
        // What was missed comes after the reply: until then the place to go on is before it.
        let last = missed?.first.map { $0.number - 1 } ?? hub.last
        return EventsSubscribe.Result(
            cursor: hub.cursor(last), gap: params.since != nil && missed == nil, present: state)
    }

    /// Ends a connection's subscription without a word.
    func unsubscribe(_ id: ConnectionID) {
        guard hub.subscriptions.removeValue(forKey: id) != nil else { return }
        if hub.subscriptions.isEmpty { hub.awaited = [:] }
        setAlarm()
    }

    private func present(
        _ child: ChildState, _ topics: Set<EventTopic>, isForParent: Bool, at moment: Moment
    ) -> ChildPresent {
        var present = ChildPresent(child: child.profile.id, name: child.profile.name, version: child.version)
        if topics.contains(where: \.isTime) { present.decision = context.mayI(child, .anything, at: moment) }
        // What else is known of a damaged child may be made up.
        guard !child.isDamaged else { return present }
        if topics.contains(.timeRequest) {
            present.requests = child.requests.open(at: moment.wall).map {
                context.view(of: $0, child, isForParent: isForParent, at: moment)
            }
        }
        if topics.contains(.activityResult) {
            present.summary = child.learning.closed.last { $0.summary != nil }?.summary
        }
        if topics.contains(.rewardsBadge) || topics.contains(.rewardsStreak) {
            present.rewards = RewardEvents.brief(
                of: child, on: context.calendar.day(at: moment.wall))
        }
        if topics.contains(.policy) { present.policy = child.policy }
        return present
    }

    // MARK: From records to events

    /// Keeps what a record tells until it is stored.
    func announce(_ events: [Event], of record: Record) {
        for var event in events {
            event.version = event.child.flatMap { family.child($0)?.version }
            if event.topic.restsInQuietHours { event.resting = event.children.filter(isResting) }
            hub.wait(.happened(event), for: record.stamp.seq)
        }
        awaitRequests(of: record)
        guard hasSubscribers else { return }
        // Tokens, accounts and who is archived decide who may hear; other records leave that alone.
        if record.child == nil || record.facts.meaning.contains(.changesProfile) { hub.isReviewDue = true }
        noteBoards(record)
        lookAfter(record)
    }

    func isResting(_ child: ChildID) -> Bool {
        family.child(child).map { context.screenTime(of: $0, at: context.now()).isInQuietHours } ?? false
    }

    /// Tells what waited for these records.
    func tellStored(upTo seq: Int64) {
        let news = hub.take(storedUpTo: seq)
        let isReviewDue = hub.isReviewDue
        guard isReviewDue || hub.isBoardDue || !news.isEmpty else { return }
        if isReviewDue { reviewSubscriptions() }
        var soonest: Instant?
        for one in news {
            switch one {
            case .happened(let event):
                tell(event)
                if event.topic == .timeRequest, let next = nextExpiryOfRequests { soonest = min(soonest ?? next, next) }
            case .read(let reading):
                tell(reading)
                soonest = min(soonest ?? reading.decision.validUntil, reading.decision.validUntil)
            }
        }
        if hub.isBoardDue { lookAtBoards() }
        flushEvents()
        if isReviewDue { setAlarm() } else if let soonest { bringAlarmForward(to: soonest) }
    }

    /// The records that events waited for were not kept, and perhaps a token or a child neither.
    func dropUnstored() {
        hub.dropPending()
        // An answer that was not kept leaves its request open.
        if !hub.subscriptions.isEmpty { awaitRequests(of: family.children(), at: context.now().wall) }
        for (id, subscription) in hub.subscriptions where subscription.replyAfter > commits.storedSeq {
            if !subscription.isOpen { hub.subscriptions[id] = nil }
        }
        reviewSubscriptions()
        lookAtAll()
        flushEvents()
        setAlarm()
    }

    /// Numbers an event and gives it to all who hear it.
    func tell(_ event: Event) {
        let event = hub.number(event)
        for (id, subscription) in hub.subscriptions where subscription.words(of: event) != nil {
            if let reading = event.reading, reading <= subscription.lastReading { continue }
            if let reason = endReason(of: subscription, id) {
                subscription.end = reason
            } else {
                subscription.hold(event, isBehind: rpc[id].map(rpc.takesEvents) == false)
            }
        }
    }

    // MARK: Rights

    /// Ends the subscriptions whose connection may not hear what they are for any more.
    func reviewSubscriptions() {
        hub.isReviewDue = false
        for (id, subscription) in hub.subscriptions where subscription.end == nil {
            subscription.end = endReason(of: subscription, id)
            if subscription.end != nil { flush(id) }
        }
    }

    private func endReason(of subscription: Subscription, _ id: ConnectionID) -> SubscriptionEnd.Reason? {
        guard let session = rpc[id] else { return .locked }
        if let child = subscription.child {
            guard let profile = family.profile(child) else { return .erased }
            if profile.isArchived { return .archived }
        }
        if subscription.isParents {
            let standing = access.standing(of: session, at: context.now()) ?? .unknown
            if case .valid = standing { return nil }
            return SubscriptionEnd.Reason(standing)
        }
        guard let child = subscription.child else { return .account }
        return access.mayAct(session.peer.uid, for: child) ? nil : .account
    }

    // MARK: Towards the client

    /// Lets events go once the reply of the call that began the subscription has left.
    func open(_ id: ConnectionID) {
        guard let subscription = hub.subscriptions[id], !subscription.isOpen, let session = rpc[id] else { return }
        let isReplyGone =
            subscription.opener == .null ? session.inFlight == 0 : !session.isInFlight(subscription.opener)
        guard isReplyGone else { return }
        subscription.open()
        flush(id)
    }

    /// Sends what waits to all who can take it.
    func flushEvents() {
        for id in hub.subscriptions.keys { flush(id) }
    }

    /// Sends what waits to one subscriber, as far as it takes it.
    func flush(_ id: ConnectionID) {
        guard let session = rpc[id], let subscription = hub.subscriptions[id], subscription.isOpen else { return }
        if subscription.end == nil, !subscription.waiting.isEmpty { subscription.end = endReason(of: subscription, id) }
        if let reason = subscription.end {
            hub.subscriptions[id] = nil
            let data = EventData.ended(SubscriptionEnd(what: reason, say: EventWords.ended(reason)))
            send(
                data,
                EventHead(
                    seq: subscription.nextSeq(), cursor: hub.cursor(hub.last), topic: EventTopic.subscription,
                    at: context.now().wall), to: session)
            rpc.deliver(session)
            return
        }
        while !subscription.waiting.isEmpty, rpc.takesEvents(session) {
            while session.readyBytes <= WireLimits.pendingEventBytes, let next = subscription.takeFirst() {
                guard let data = subscription.words(of: next.event) else { continue }
                send(data, head(of: next), to: session)
            }
            rpc.deliver(session)
        }
    }

    private func head(of waiting: Subscription.Waiting) -> EventHead {
        let event = waiting.event
        return EventHead(
            seq: waiting.seq, cursor: hub.cursor(event.number),
            coalesced: waiting.coalesced == 0 ? nil : waiting.coalesced, topic: event.topic.rawValue,
            child: event.child, at: event.at, version: event.version)
    }

    private func send(_ data: EventData, _ head: EventHead, to session: RPCSession) {
        session.overtake(
            EventNotification.line(
                head, data, listener: context.listener(about: head.child ?? hub.subscriptions[session.id]?.child)))
    }
}
