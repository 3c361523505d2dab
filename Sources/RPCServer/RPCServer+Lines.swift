import JSONRPC
import NIOCore
import Shapes
import StrictJSON
import Transport

/// Lines become calls, and calls replies in their order.
extension RPCServer {
    /// Words something that is turned away.
    public func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received {
        let line = ReplyWriter.line(error: RPCError(refusal), id: .null)
        guard let id, let session = sessions[id], case .lineTooLong = refusal else {
            return Received(output: ByteBuffer(bytes: line))
        }
        // Perhaps no line is left behind it.
        session.arrival = nil
        session.reply(Array(line.dropLast()), id: .null)
        return received(session)
    }

    /// No connection could be accepted.
    public func acceptFailed(errno: Int32) {
        log.error("no connection could be accepted", metadata: ["errno": "\(errno)"])
    }

    /// Answers whole lines, as far as the connection's bounds allow.
    public func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        guard let session = sessions[id] else { return Received() }
        service.turnBegins()
        // Lines that wait for their turn came earlier.
        if session.arrival == nil { session.arrival = clocks.bootTime() }
        var calls = 0
        while calls < Self.callsPerTurn, session.inFlight < WireLimits.inFlight,
            session.outputBytes < WireLimits.outputBytes, !isPostponedFull(session), let line = lines.next()
        {
            calls += answer(line, session)
        }
        if lines.isEmpty { session.arrival = nil }
        return received(session)
    }

    /// Calls of one connection, those of batches counted singly, after which the other connections have their turn.
    private static let callsPerTurn = 256

    private func received(_ session: RPCSession) -> Received {
        if session.hasDeadlines { session.judge(at: clocks.bootTime(), stored: service.storedCommit) }
        let output = session.take(stored: service.storedCommit).output
        if session.inFlight > 0 { waiting.insert(session.id) }
        if session.hasDeadlines { watchDeadlines(of: session) }
        return Received(output: output, inFlight: session.inFlight)
    }

    /// Answers one line; returns how many calls it was.
    private func answer(_ line: [UInt8], _ session: RPCSession) -> Int {
        let document: JSONDocument
        do throws(JSONFault) {
            document = try JSONDocument(scanning: line, maximumDepth: WireLimits.depth)
        } catch {
            session.reply(Self.line(RPCError(error), .null), id: .null)
            return 1
        }
        if document.root.kind == .array {
            answerBatch(document.root, session)
            return max(1, min(document.root.count, WireLimits.batchCalls))
        }
        answerOne(document.root, session)
        return 1
    }

    private func answerOne(_ value: JSONValue, _ session: RPCSession) {
        switch Envelope.read(value) {
        case .response: return
        case .invalid(let error, let id):
            session.reply(Self.line(error, id), id: id)
        case .request(let request):
            guard let id = request.id else { return ignore(request, session) }
            if session.isInFlight(id) {
                session.reply(Self.line(Self.sameID, id), id: id)
                return
            }
            if session.wasCancelledUnread(id) {
                session.reply(Self.line(.cancelled, id), id: id)
                return
            }
            var limit: CallLimit?
            let outcome = service.answer(request, id, on: session, &limit)
            if let limit {
                return place(outcome, id, limit, session)
            }
            switch outcome {
            case .success(.reply(let reply)):
                var line: [UInt8] = []
                ReplyWriter.append(result: reply.result, id: id, to: &line)
                if reply.overtakes {
                    session.overtake(line)
                } else {
                    session.reply(line, id: id, after: reply.after, stored: service.storedCommit)
                }
            case .success(.pending(let pending)):
                pending.put(at: .slot(session.reserve(id)))
            case .failure(let error):
                session.reply(Self.line(error, id), id: id, after: service.lastCommit, stored: service.storedCommit)
            }
        }
    }

    /// Puts the outcome of a call with a deadline where it is looked at again when it leaves.
    private func place(
        _ outcome: Result<Outcome, RPCError>, _ id: RequestID, _ limit: CallLimit, _ session: RPCSession
    ) {
        if case .success(.reply(let reply)) = outcome, reply.overtakes {
            var line: [UInt8] = []
            ReplyWriter.append(result: reply.result, id: id, to: &line)
            return session.overtake(line)
        }
        let ticket = session.reserve(id)
        switch outcome {
        case .success(.reply(let reply)):
            var line: [UInt8] = []
            ReplyWriter.append(result: reply.result, id: id, to: &line)
            session.watch(TimedCall(id, limit, slot: ticket, pending: nil))
            session.settle(ticket, line, after: reply.after)
        case .success(.pending(let pending)):
            session.watch(TimedCall(id, limit, slot: ticket, pending: pending))
            pending.put(at: .slot(ticket))
        case .failure(let error):
            session.watch(TimedCall(id, limit, slot: ticket, pending: nil))
            session.settle(ticket, Self.line(error, id), after: service.lastCommit)
        }
    }

    /// A notification is not run: what changes something wants to be acknowledged. It is counted and logged.
    private func ignore(_ request: Envelope, _ session: RPCSession) {
        ignoredNotifications += 1
        log.debug(
            "a notification is not run",
            metadata: [
                "uid": "\(session.peer.uid)", "method": "\(request.method.brief())", "count": "\(ignoredNotifications)",
            ])
    }

    private func answerBatch(_ batch: JSONValue, _ session: RPCSession) {
        guard batch.count > 0, batch.count <= WireLimits.batchCalls else {
            let error = RPCError(
                .invalidRequest, "a batch has 1 to \(WireLimits.batchCalls) calls; this one has \(batch.count)")
            session.reply(Self.line(error, .null), id: .null)
            return
        }
        let readings = batch.elements.map { Envelope.read($0) }
        var seen = Set(readings.compactMap(\.replyID).filter(session.isInFlight))
        let place = session.beginBatch(readings.map(\.replyID))
        for (index, reading) in readings.enumerated() {
            switch reading {
            case .response: session.fill(place, index, with: [], after: 0)
            case .invalid(let error, let id): session.fill(place, index, with: Self.line(error, id), after: 0)
            case .request(let request):
                guard let id = request.id else {
                    ignore(request, session)
                    session.fill(place, index, with: [], after: 0)
                    continue
                }
                guard id == .null || seen.insert(id).inserted else {
                    session.fill(place, index, with: Self.line(Self.sameID, id), after: 0)
                    continue
                }
                if session.wasCancelledUnread(id) {
                    session.fill(place, index, with: Self.line(.cancelled, id), after: 0)
                } else {
                    answerPart(request, id, place, index, session)
                }
            }
        }
    }

    private func answerPart(
        _ request: Envelope, _ id: RequestID, _ place: BatchPlace, _ index: Int, _ session: RPCSession
    ) {
        var limit: CallLimit?
        let outcome = service.answer(request, id, on: session, &limit)
        if let limit {
            var pending: PendingReply?
            if case .success(.pending(let work)) = outcome { pending = work }
            session.watch(TimedCall(id, limit, part: index, of: place, pending: pending))
        }
        switch outcome {
        case .success(.reply(let reply)):
            var part: [UInt8] = []
            ReplyWriter.append(result: reply.result, id: id, to: &part)
            session.fill(place, index, with: part, after: reply.after)
        case .success(.pending(let pending)): pending.put(at: .part(place, index: index))
        case .failure(let error): session.fill(place, index, with: Self.line(error, id), after: service.lastCommit)
        }
    }

    private static let sameID = RPCError(
        .invalidRequest, "a call with this id is still in flight: take another id for each call")

    private static func line(_ error: RPCError, _ id: RequestID) -> [UInt8] {
        var line: [UInt8] = []
        ReplyWriter.append(error: error, id: id, to: &line)
        return line
    }
}

extension Envelope.Reading {
    /// The id under which a reply will go out; nil when there is none.
    fileprivate var replyID: RequestID? {
        switch self {
        case .request(let request): request.id
        case .invalid(_, let id): id
        case .response: nil
        }
    }
}

extension RPCError {
    init(_ fault: JSONFault) {
        switch fault.kind {
        case .syntax, .encoding:
            self.init(.parseError, "not JSON: \(fault.message)", [.integer("offset", fault.offset)])
        case .duplicateKey: self.init(.duplicateKey, fault.message, [.integer("offset", fault.offset)])
        case .tooDeep: self.init(.tooDeep, fault.message, [.integer("offset", fault.offset)])
        }
    }

    init(_ refusal: LineRefusal) {
        switch refusal {
        case .lineTooLong(let limit):
            self.init(
                .lineTooLong, "a line has at most \(limit) bytes; this one was dropped", [.integer("limit", limit)])
        case .idleHalfLine(let seconds):
            self.init(.idleLine, "half a line and nothing for \(Int(seconds)) s: the connection is closed")
        case .tooManyConnections(let limit):
            self.init(
                .tooManyConnections, "all \(limit) connections are taken: close some and try again",
                [.integer("limit", limit)])
        case .tooManyConnectionsOfUser(_, let limit):
            self.init(
                .tooManyConnections, "this account has \(limit) connections already: close some and try again",
                [.integer("limit", limit)])
        case .shuttingDown: self.init(.shuttingDown, "the daemon is stopping: try again when it runs")
        }
    }
}
