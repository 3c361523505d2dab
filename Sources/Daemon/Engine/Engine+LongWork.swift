import API
import JSONRPC
import NIOCore

extension Engine {
    /// The work behind a call that only reads: stopped when it is cancelled or too late, and tells how it gets on to
    /// a caller that wants to hear it.
    func readingWork(for later: PendingReply) -> LongWork {
        var tell: (@Sendable (Int, Int?) -> Void)?
        if let token = later.progressToken {
            let (loop, caller) = (loop, NIOLoopBound(later, eventLoop: loop))
            tell = { done, total in
                let news = ProgressNotification(token: token, done: done, total: total)
                loop.execute { self.assumeIsolated { $0.tell(news, to: caller.value) } }
            }
        }
        let work = LongWork(parts.clock, tell: tell)
        later.work = .reading(work)
        return work
    }

    /// To the asking connection alone, before the final reply, and only while it takes what it is sent.
    private func tell(_ news: ProgressNotification, to later: PendingReply) {
        let session = later.session
        guard !later.isFinished, sessions[session.id] != nil,
            session.port.pendingBytes <= WireLimits.pendingEventBytes
        else { return }
        session.overtake(news.line)
        deliver(session, stored: ledger.storedSeq)
    }
}
