import API
import Glibc
import JSONRPC
import Shapes
import StrictJSON

/// Follows events over a connection, one step at a time, for as long as the caller asks for the next one.
///
/// A connection that is lost is made anew, also after a restart of kidd, and goes on behind the last event that came.
public final class EventStream {
    /// What comes next.
    public enum Step: Sendable {
        /// kidd tells from now on, at first or again. `gap` in the result: events in between may be missing.
        case began(CallReply<EventsSubscribe.Result>, isAgain: Bool)
        /// An event; `json` are its exact parameters.
        case event(CallReply<EventNotification>)
        /// The connection is gone; the next step waits for kidd for as long as it takes.
        case lost
    }

    private enum Phase {
        case new, following, lost, ended
    }

    private let connection: KiddConnection
    private var params: EventsSubscribe.Params
    private var phase = Phase.new
    /// The connection that the subscription belongs to.
    private var generation = 0

    init(_ connection: KiddConnection, _ params: EventsSubscribe.Params) {
        self.connection = connection
        self.params = params
    }

    /// Whether kidd tells over the connection that there is now. When it does not, a front-end that cannot wait for it
    /// begins a new stream.
    public var isAttached: Bool { phase == .following && generation == connection.generation && descriptor != nil }

    /// For a front-end that waits for other things, too: readable when the next step may have come. Nil when there is
    /// no connection.
    public var descriptor: CInt? { connection.descriptor }

    /// Whether a step is here already, which `poll` would not tell.
    public var hasStep: Bool { isAttached && connection.hasNotification }

    /// Waits for the next step; nil when kidd has ended the subscription, which the last event tells.
    public func next() throws(ClientError) -> Step? {
        while true {
            switch phase {
            case .ended: return nil
            case .new: return try begin(isAgain: false)
            case .lost:
                if let step = try beginAgain() { return step }
            case .following:
                if let step = try follow() { return step }
            }
        }
    }

    private func begin(isAgain: Bool) throws(ClientError) -> Step {
        let answer = try connection.answer(EventsSubscribe.method, params)
        params.since = answer.value.cursor
        phase = .following
        generation = connection.generation
        return .began(answer, isAgain: isAgain)
    }

    /// Nil while kidd is not there.
    private func beginAgain() throws(ClientError) -> Step? {
        do throws(ClientError) {
            return try begin(isAgain: true)
        } catch {
            switch error {
            case .notRunning, .broken: usleep(Self.pauseMicroseconds)
            case .refused, .notAllowed, .untrusted: throw error
            }
            connection.disconnect()
            return nil
        }
    }

    /// Between two looks for a kidd that is not there.
    private static let pauseMicroseconds: UInt32 = 250_000

    /// Nil when nothing came for a while, or something that is no event.
    private func follow() throws(ClientError) -> Step? {
        // Another call may have made a new connection, to which kidd tells nothing yet.
        guard generation == connection.generation else { return lose() }
        let line: [UInt8]
        do throws(SocketStream.Fault) {
            line = try connection.nextNotification()
        } catch {
            if error == .timedOut { return nil }
            connection.disconnect()
            return lose()
        }
        guard let root = try? JSONDocument(scanning: line, maximumDepth: ReplyReader.depth).root,
            root.member("method")?.hasString(EventNotification.method) == true, let json = root.member("params")
        else { return nil }
        let event: EventNotification
        do throws(ShapeFault) {
            event = try EventNotification(reading: json)
        } catch {
            throw .broken(
                "an event is not understood (\(error.path) \(error.message)): "
                    + "are the client and kidd of the same version?")
        }
        params.since = event.head.cursor
        if case .ended? = event.data { phase = .ended }
        return .event(CallReply(value: event, json: Array(json.literal)))
    }

    private func lose() -> Step {
        phase = .lost
        return .lost
    }
}

extension KiddConnection {
    /// Follows events; the first step subscribes.
    ///
    /// Other calls may be made meanwhile: events that come before their replies are kept for the next step.
    ///
    /// - Parameters:
    ///   - topics: What to hear.
    ///   - child: Id or name; nil, for a parent's connection, is all children.
    public func events(topics: [EventTopic] = EventTopic.allCases, child: String? = nil) -> EventStream {
        keepsNotifications = true
        return EventStream(self, EventsSubscribe.Params(topics: topics, child: child))
    }
}
