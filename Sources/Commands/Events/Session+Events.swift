import API
import Client
import Glibc
import JSONRPC

extension Invocation {
    /// Follows events until `step` says that it is enough, kidd ends the subscription, or somebody presses Ctrl-C,
    /// which is success. Without a child it is a parent who listens.
    func follow(topics: [EventTopic], child: String?, _ step: (EventStream.Step) throws -> Bool) throws {
        // Nothing is left to be tidied up: all lines are written.
        let before = [SIGINT, SIGTERM].map { ($0, signal($0) { _ in _exit(ExitStatus.ok.rawValue) }) }
        defer { for (number, handler) in before { signal(number, handler) } }
        let stream = connection.events(topics: topics, child: child)
        // What a child may hear is heard as nobody's: a token ends after idle minutes, and the events with it.
        let isParents = child == nil || isPINNamed
        while let next = try asNeeded(
            parent: isParents, resumes: false, { () throws(ClientError) in try stream.next() })
        {
            if case .event(let answer) = next, case .ended(let end)? = answer.value.data {
                _ = try step(next)
                throw EarlyEnd(status: end.what.status)
            }
            guard try step(next) else { return }
        }
    }
}

extension SubscriptionEnd.Reason {
    /// How a command ends that listened.
    fileprivate var status: ExitStatus {
        switch self {
        case .locked, .expired, .pinChanged: .pin
        case .archived, .erased: .notFound
        case .account, .removed: .forbidden
        case .reopened: .notRunning
        }
    }
}
