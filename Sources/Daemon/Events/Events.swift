import API
import Household
import NIOCore
import RPCServer
import Transport

/// Subscriptions, and how they hear of what happens: when it is stored, and only what they may know.
///
/// Facts become events by the ``EventProjection``; how a child's time stands is read from its state.
final class Events {
    /// Subscriptions, the last events, and those that wait for their records.
    var hub = EventHub()
    let commits: Commits
    let context: HandlerContext
    let access: Access
    unowned let rpc: RPCServer
    let alarms: any AlarmClock
    let loop: any EventLoop
    /// The one timer has rung: time to look at the clock and around.
    var onAlarm: () -> Void = {}

    init(
        _ commits: Commits, _ context: HandlerContext, _ access: Access, _ rpc: RPCServer, _ alarms: any AlarmClock,
        _ loop: any EventLoop
    ) {
        self.commits = commits
        self.context = context
        self.access = access
        self.rpc = rpc
        self.alarms = alarms
        self.loop = loop
    }

    var family: any FamilyReading { commits.ledger }

    /// Whether anybody listens.
    var hasSubscribers: Bool { !hub.subscriptions.isEmpty }

    /// How many connections listen.
    var subscriberCount: Int { hub.subscriptions.count }

    /// The household is closed: the timer is put off.
    func end() {
        hub.alarm?.cancel()
        hub.alarm = nil
    }

    /// Whether this connection listens.
    func isSubscribed(_ id: ConnectionID) -> Bool { hub.subscriptions[id] != nil }

    /// The token behind a connection's subscription is not valid any more: it hears so, and nothing else.
    func end(of id: ConnectionID, _ standing: TokenTable.Standing) {
        guard let subscription = hub.subscriptions[id], subscription.isParents else { return }
        subscription.end = SubscriptionEnd.Reason(standing)
        afterThisTurn { $0.flush(id) }
    }

    /// The household is closed, and the connection with it: its subscription hears so.
    func endForReopening(_ id: ConnectionID) {
        guard let subscription = hub.subscriptions[id] else { return }
        subscription.end = subscription.end ?? .reopened
        flush(id)
    }

    /// A child was erased: nothing of it is kept for those who come back or compare.
    func forget(_ child: ChildID) {
        hub.forget(child)
        forgetUnseenBoards()
    }

    /// Replies may have left this connection: events that came behind them may go.
    func repliesLeft(_ id: ConnectionID) {
        if hasSubscribers { open(id) }
    }

    /// Runs something later on the loop, in a turn of its own.
    func afterThisTurn(_ body: @escaping @Sendable (Events) -> Void) {
        let own = NIOLoopBound(self, eventLoop: loop)
        loop.execute { body(own.value) }
    }
}

extension SubscriptionEnd.Reason {
    /// Why a parent hears no more.
    init(_ standing: TokenTable.Standing) {
        self =
            switch standing {
            case .unknown: .locked
            case .ended(.removed): .removed
            case .ended(.pinChanged): .pinChanged
            case .valid, .expired: .expired
            }
    }
}
