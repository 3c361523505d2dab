import API
import Client
import Glibc
import JSONRPC

extension Invocation {
    /// Follows events until `step` says that it is enough, kidd ends the subscription, or somebody presses Ctrl-C,
    /// which is success. Without a child it is a parent who listens.
    func follow(topics: [EventTopic], child: String?, _ step: (EventStream.Step) throws -> Bool) throws {
        if child == nil { try becomeParent() }
        // Nothing is left to be tidied up: all lines are written.
        let before = [SIGINT, SIGTERM].map { ($0, signal($0) { _ in _exit(ExitStatus.ok.rawValue) }) }
        defer { for (number, handler) in before { signal(number, handler) } }
        let stream = connection.events(topics: topics, child: child)
        while let next = try nextStep(of: stream, isParents: child == nil) {
            if case .event(let answer) = next, case .ended(let end)? = answer.value.data {
                _ = try step(next)
                throw EarlyEnd(status: end.reason.status)
            }
            guard try step(next) else { return }
        }
    }

    /// After a restart of kidd a token is not valid any more: a parent is asked for again.
    private func nextStep(of stream: EventStream, isParents: Bool) throws -> EventStream.Step? {
        do throws(ClientError) {
            return try stream.next()
        } catch {
            guard isParents, case .refused(let refused) = error,
                [ErrorCode.tokenEnded.code, ErrorCode.pinRequired.code].contains(refused.code)
            else { throw problem(error) }
        }
        forgetParent()
        try becomeParent()
        do throws(ClientError) { return try stream.next() } catch { throw problem(error) }
    }
}

extension SubscriptionEnd.Reason {
    /// How a command ends that listened.
    fileprivate var status: ExitStatus {
        switch self {
        case .locked, .expired: .pin
        case .archived: .notFound
        case .account: .forbidden
        }
    }
}
