import JSONRPC
import NIOCore

extension RPCServer {
    /// The work behind a call that only reads: stopped when it is cancelled or too late, and tells how it gets on to
    /// a caller that wants to hear it.
    public func readingWork(for pending: PendingReply) -> ReadingWork {
        var tell: (@Sendable (Int, Int?, String?) -> Void)?
        if let token = pending.progressToken {
            let (own, caller) = (NIOLoopBound(self, eventLoop: loop), NIOLoopBound(pending, eventLoop: loop))
            tell = { done, total, phase in
                let news = ProgressNotification(token: token, done: done, total: total, phase: phase)
                own.eventLoop.execute { own.value.tell(news, to: caller.value) }
            }
        }
        let work = ReadingWork(clocks.bootTime, tell: tell)
        pending.work = .reading(work)
        return work
    }

    /// To the asking connection alone, before the final reply, and only while it takes what it is sent.
    private func tell(_ news: ProgressNotification, to pending: PendingReply) {
        let session = pending.session
        guard !pending.isFinished, sessions[session.id] != nil,
            session.port.pendingBytes <= WireLimits.pendingEventBytes
        else { return }
        session.overtake(news.line)
        deliver(session)
    }
}
