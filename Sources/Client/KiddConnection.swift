import API
import JSONRPC
import Shapes
import StrictJSON

/// A synchronous connection to kidd: one call at a time.
///
/// It connects at the first call. When the connection is lost it connects anew once, becomes the same parent's again,
/// and repeats the call if that is safe: a read, or a change that carries an idempotency key.
public final class KiddConnection {
    /// The socket that it connects to.
    public let path: String
    /// Is told every request before it goes: the method, its parameters' schema (nil for a raw call) and the exact
    /// line without its end. It has secrets in it.
    public var onRequest: ((_ method: String, _ params: Schema?, _ line: [UInt8]) -> Void)?
    /// Is told how a long call gets on: steps that are done, steps in all where they are known, and what is being
    /// done where the call says so. Asked for only when it is set.
    public var onProgress: ((_ done: Int, _ total: Int?, _ phase: String?) -> Void)?
    /// The token by which the connection is a parent's; used again after a reconnect.
    public private(set) var token: String?

    private let timeout: Int
    private var stream: SocketStream?
    private var lastID = 0
    /// Counts the connections that were made: a subscription belongs to one of them.
    private(set) var generation = 0
    /// Whether events that come before a reply are kept for an ``EventStream``.
    var keepsNotifications = false
    /// Those, in order.
    private var notifications: [[UInt8]] = []

    /// Makes no connection yet.
    ///
    /// - Parameters:
    ///   - path: The socket.
    ///   - timeout: Seconds that an answer may take.
    public init(path: String, timeout: Int = 60) {
        self.path = path
        self.timeout = timeout
    }

    /// Calls a method and waits for its result.
    public func call<Params, Result>(
        _ method: Method<Params, Result>, _ params: Params
    ) throws(ClientError) -> Result {
        try answer(method, params).value
    }

    /// The same as ``call(_:_:)``, with the exact bytes of the result.
    ///
    /// - Parameter key: Under which a changing call counts once, from ``IdempotencyKey/make()``: whoever sends it again
    ///   later, after a restart of kidd as well, gives the same one. Nil: a new one.
    public func answer<Params, Result>(
        _ method: Method<Params, Result>, _ params: Params, key: String? = nil
    ) throws(ClientError) -> CallReply<Result> {
        var encoded = method.params.encode(params, listener: RequestLine.listener)
        if method.isKeyed { IdempotencyKey.add(key ?? IdempotencyKey.make(), to: &encoded) }
        if method.reportsProgress, onProgress != nil { ParamsObject.add("progressToken", "1", to: &encoded) }
        let isSafe = !method.isChange || method.isKeyed
        let result = try exchange(method.name, encoded, method.params.schema, mayRepeat: isSafe)
        do throws(ShapeFault) {
            return CallReply(value: try method.result.read(result), json: Array(result.literal))
        } catch {
            let place = error.path.isEmpty ? "it" : error.path
            throw .broken(
                "the answer of \(method.name) is not understood (\(place) \(error.message)): "
                    + "are the client and kidd of the same version?")
        }
    }

    /// Calls any method by name with parameters as JSON, and gives the result's exact bytes.
    ///
    /// - Parameters:
    ///   - params: A JSON value; nil for none. White space outside of texts may hold line ends.
    ///   - mayRepeat: Whether the call may be sent again when the connection is lost in the middle of it.
    public func call(
        _ name: String, params: [UInt8]?, mayRepeat: Bool = false
    ) throws(ClientError) -> [UInt8] {
        Array(try exchange(name, params, nil, mayRepeat: mayRepeat).literal)
    }

    /// Makes the connection a parent's by the token of an unlock.
    public func resume(token: String) throws(ClientError) -> ParentView {
        let parent = try call(ParentResume.method, ParentResume.Params(token: token))
        self.token = token
        return parent
    }

    /// Makes the connection a parent's by a PIN. Never sent twice.
    public func unlock(parent: String? = nil, pin: String) throws(ClientError) -> CallReply<ParentUnlock.Result> {
        let unlocked = try answer(ParentUnlock.method, ParentUnlock.Params(parent: parent, pin: pin))
        token = unlocked.value.token
        return unlocked
    }

    /// Forgets the token: a reconnect is nobody's.
    public func forgetToken() { token = nil }

    /// Ends the connection; the next call makes a new one.
    public func disconnect() {
        stream = nil
        notifications = []
    }

    /// What `poll` waits for; nil when there is no connection.
    var descriptor: CInt? { stream?.descriptor }

    /// Whether a line that is no reply, or the rest of one, is here already.
    var hasNotification: Bool { !notifications.isEmpty || stream?.hasLine == true }

    /// The next line that is no reply, over the connection that is there.
    func nextNotification() throws(SocketStream.Fault) -> [UInt8] {
        if !notifications.isEmpty { return notifications.removeFirst() }
        guard let stream else { throw .closed }
        return try stream.receive()
    }

    private func exchange(
        _ method: String, _ params: [UInt8]?, _ schema: Schema?, mayRepeat: Bool
    ) throws(ClientError) -> JSONValue {
        var isLastTry = !mayRepeat
        while true {
            let stream = try connected()
            let reading: ReplyReader.Reading
            do throws(SocketStream.Fault) {
                reading = try roundTrip(method, params, schema, over: stream)
            } catch {
                self.stream = nil
                if isLastTry || error != .closed { throw Self.broken(error, method) }
                isLastTry = true
                continue
            }
            return try outcome(of: reading).get()
        }
    }

    /// The stream of now; a new one belongs to the same parent as the last one.
    private func connected() throws(ClientError) -> SocketStream {
        if let stream { return stream }
        notifications = []
        generation += 1
        let new = try SocketStream(path: path, timeout: timeout)
        stream = new
        guard let token else { return new }
        let params = ParentResume.method.params.encode(ParentResume.Params(token: token))
        let reading: ReplyReader.Reading
        do throws(SocketStream.Fault) {
            reading = try roundTrip(ParentResume.method.name, params, ParentResume.method.params.schema, over: new)
        } catch {
            stream = nil
            throw Self.broken(error, ParentResume.method.name)
        }
        if case .failure(let error) = outcome(of: reading) {
            self.token = nil
            throw error
        }
        return new
    }

    private func roundTrip(
        _ method: String, _ params: [UInt8]?, _ schema: Schema?, over stream: SocketStream
    ) throws(SocketStream.Fault) -> ReplyReader.Reading {
        lastID += 1
        var line = RequestLine.bytes(id: lastID, method: method, params: params)
        onRequest?(method, schema, line)
        line.append(ReplyWriter.newline)
        try stream.send(line)
        while true {
            let line = try stream.receive()
            let reading = ReplyReader.read(line, id: lastID)
            guard case .notification = reading else { return reading }
            if let onProgress, let news = ProgressNotification(reading: line) {
                onProgress(news.done, news.total, news.phase)
            } else if keepsNotifications {
                notifications.append(line)
            }
        }
    }

    private func outcome(of reading: ReplyReader.Reading) -> Result<JSONValue, ClientError> {
        switch reading {
        case .result(let result): return .success(result)
        case .refused(let refused): return .failure(.refused(refused))
        case .notification: return .failure(.broken("kidd sent no answer"))
        case .unreadable(let why):
            stream = nil
            return .failure(.broken(why))
        }
    }

    private static func broken(_ fault: SocketStream.Fault, _ method: String) -> ClientError {
        switch fault {
        case .closed: .broken("kidd closed the connection before it answered \(method)")
        case .timedOut: .broken("kidd did not answer \(method) in time")
        case .tooLong: .broken("the answer of \(method) is longer than \(WireLimits.replyBytes) bytes")
        case .system(let number): .broken("the connection to kidd failed: " + SocketStream.text(of: number))
        }
    }
}
