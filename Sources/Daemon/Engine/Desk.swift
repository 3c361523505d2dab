import API
import Household
import JSONRPC
import Logging
import NIOCore
import RPCServer
import Shapes

/// A room that does what takes longer than a call, mostly on a thread, and lives on the event loop.
protocol Desk: AnyObject, SendableMetatype {
    /// What it has of the engine.
    var door: DeskDoor { get }
}

/// What all desks share: what is known, and the one door by which what they found out is committed.
final class DeskDoor {
    let commits: Commits
    let context: HandlerContext
    let log: Logger
    let loop: any EventLoop
    /// The engine that made it. It is set before anybody can call, and it owns all desks, so it is there while one works.
    unowned var engine: Engine!

    init(_ commits: Commits, _ context: HandlerContext, _ log: Logger, _ loop: any EventLoop) {
        self.commits = commits
        self.context = context
        self.log = log
        self.loop = loop
    }
}

extension Desk {
    var commits: Commits { door.commits }
    var context: HandlerContext { door.context }
    var log: Logger { door.log }
    var loop: any EventLoop { door.loop }
    var rpc: RPCServer { door.engine.rpc }

    /// Commits what happened to the household.
    func commit(_ facts: [HouseholdFact], by author: Author, at moment: Moment) {
        door.engine.commit(household: facts, by: author, at: moment)
    }

    /// Commits what the daemon itself decided, closed with its consequences.
    func commit(_ turn: Turn, at moment: Moment) {
        door.engine.commit(turn.closed(in: context.turn(at: moment)), by: .daemon, at: moment)
    }

    /// Works on a thread and goes on here with what came of it.
    func work<Found: Sendable>(
        on thread: BackgroundThread, _ body: @escaping @Sendable () -> Found,
        then: @escaping @Sendable (Self, Found) -> Void
    ) {
        let onLoop = backOnLoop()
        thread.submit {
            let found = body()
            onLoop { then($0, found) }
        }
    }

    /// The way back from another thread.
    func backOnLoop() -> @Sendable (@escaping @Sendable (Self) -> Void) -> Void {
        let own = NIOLoopBound(self, eventLoop: loop)
        return { body in own.eventLoop.execute { body(own.value) } }
    }

    /// The reply with a result of a method.
    ///
    /// - Parameter after: the commit that it waits for.
    func reply<Params, Value>(
        _ value: Value, _ method: Method<Params, Value>, about child: ChildID? = nil, after: Int64 = 0
    ) -> Reply {
        Reply(result: door.engine.encode(value, method, about: child), after: after)
    }

    /// Gives the result of a method, or why there is none.
    func finish<Params, Value>(
        _ pending: PendingReply, _ method: Method<Params, Value>, about child: ChildID? = nil, after: Int64 = 0,
        _ result: Result<Value, RPCError>
    ) {
        rpc.finish(pending, result.map { reply($0, method, about: child, after: after) })
    }

    /// Gives a reply after the last word on how far it is, which is on its way.
    func finishLater(_ pending: PendingReply, _ result: Result<Reply, RPCError>) {
        let pending = NIOLoopBound(pending, eventLoop: loop)
        backOnLoop()() { $0.rpc.finish(pending.value, result) }
    }
}
