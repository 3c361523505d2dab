import API
import Client
import Glibc
import JSONRPC
import Words

extension Invocation {
    /// The language in which kidd tells events: to who follows a child that child's, to a parent the family's.
    func language(toFollow child: String?) -> Language { language(of: isPINNamed ? nil : child.flatMap(locale)) }

    /// Follows events until `step` says that it is enough, kidd ends the subscription, or somebody presses Ctrl-C,
    /// which is success. Without a child it is a parent who listens.
    func follow(
        in language: Language, topics: [EventTopic], child: String?, _ step: (EventStream.Step) throws -> Bool
    ) throws {
        // Nothing is left to be tidied up: all lines are written.
        let before = [SIGINT, SIGTERM].map { ($0, signal($0) { _ in _exit(ExitStatus.ok.rawValue) }) }
        defer { for (number, handler) in before { signal(number, handler) } }
        let stream = connection.events(topics: topics, child: child)
        // What a child may hear is heard as nobody's: a token ends after idle minutes, and the events with it.
        let isParents = child == nil || isPINNamed
        let outage = Outage(language)
        while let next = try outage.outlast({
            try asNeeded(parent: isParents, resumes: false, { () throws(ClientError) in try stream.next() })
        }) {
            if case .event(let answer) = next, case .ended(let end)? = answer.value.data {
                _ = try step(next)
                throw EarlyEnd(status: end.what.status)
            }
            guard try step(next) else { return }
        }
    }
}

/// A restart of kidd while somebody follows: tokens of parents end with it, and where nobody is there to enter a PIN the one
/// that is kept next is waited for.
private final class Outage {
    private var isOpen = false
    private var isTold = false
    private let language: Language

    init(_ language: Language) { self.language = language }

    /// Between two looks for a kept token.
    private static let pauseMicroseconds: UInt32 = 2_000_000

    /// The next step, also after a restart.
    func outlast(_ next: () throws -> EventStream.Step?) throws -> EventStream.Step? {
        while true {
            do {
                let step = try next()
                if case .lost? = step { isOpen = true } else { (isOpen, isTold) = (false, false) }
                return step
            } catch let problem as Problem where problem == .pinNeeded && isOpen && SecretPrompt() == nil {
                if !isTold {
                    Output.note(language.say("events.locked", command: "kidctl parent unlock"))
                }
                isTold = true
                usleep(Self.pauseMicroseconds)
            }
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
