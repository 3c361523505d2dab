import API
import Household
import JSONRPC
import NIOCore
import Shapes
import StrictJSON
import Transport

extension Engine: LineService {
    nonisolated func opened(_ id: ConnectionID, peer: Peer, port: ConnectionPort) {
        assumeIsolated { $0.sessions[id] = RPCSession(id: id, peer: peer, port: port) }
    }

    nonisolated func closed(_ id: ConnectionID) {
        assumeIsolated { engine in
            engine.stopReading(for: engine.sessions.removeValue(forKey: id))
            engine.waiting.remove(id)
            engine.timedSessions.remove(id)
            engine.unsubscribe(id)
        }
    }

    nonisolated func drained(_ id: ConnectionID) {
        assumeIsolated { $0.flush(id) }
    }

    nonisolated func stalled(_ id: ConnectionID) {
        assumeIsolated { engine in
            let uid = engine.sessions[id]?.peer.uid ?? 0
            engine.parts.log.warning(
                "a client took nothing of what it was sent: its connection is closed",
                metadata: [
                    "uid": "\(uid)", "seconds": "\(WireLimits.writeStallSeconds)",
                    "subscribed": "\(engine.hub.subscriptions[id] != nil)",
                ])
        }
    }

    nonisolated func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        assumeIsolated { $0.answer(&lines, on: id) }
    }

    nonisolated func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received {
        let line = ReplyWriter.line(error: RPCError(refusal), id: .null)
        return assumeIsolated { engine in
            guard let id, let session = engine.sessions[id], case .lineTooLong = refusal else {
                return Received(output: ByteBuffer(bytes: line))
            }
            // Perhaps no line is left behind it.
            session.arrival = nil
            session.reply(Array(line.dropLast()), id: .null)
            return engine.received(session)
        }
    }

    nonisolated func acceptFailed(errno: Int32) {
        assumeIsolated { $0.parts.log.error("no connection could be accepted", metadata: ["errno": "\(errno)"]) }
    }

    private func answer(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        guard let session = sessions[id] else { return Received() }
        let moment = lookAtClock()
        // Lines that wait for their turn came earlier.
        if session.arrival == nil { session.arrival = machineBootTime(of: moment) }
        var calls = 0
        while calls < Self.callsPerTurn, session.inFlight < WireLimits.inFlight,
            session.outputBytes < WireLimits.outputBytes, !isPostponedFull(session),
            let line = lines.withNext({ isAnsweredAgain($0, session, moment) ? [] : [UInt8]($0) })
        {
            calls += line.isEmpty ? 1 : answer(line, session, moment)
        }
        if lines.isEmpty { session.arrival = nil }
        return received(session)
    }

    /// Answers a line that repeats a reading call of the connection, if the reply to that one still is the answer.
    private func isAnsweredAgain(_ line: UnsafeRawBufferPointer, _ session: RPCSession, _ moment: Moment) -> Bool {
        guard session.token == nil, session.inFlight == 0, !session.hasCancelledUnread,
            let (call, id) = session.repeated.find(line),
            call.kept.isCurrent, call.edition == hotReplies.edition, call.kept.life.contains(moment.wall),
            call.kept.reply.after <= ledger.storedSeq
        else { return false }
        session.replyAtOnce(call.kept, id: UnsafeRawBufferPointer(rebasing: line[id]))
        return true
    }

    /// Remembers a call that a kept reply has answered. A parent's are not: each of them makes its token last longer;
    /// nor those with a deadline, which may be over when the line's turn comes.
    private func remember(_ line: [UInt8], _ document: JSONDocument, _ kept: KeptReply, _ session: RPCSession) {
        guard session.repeated.isLooking, session.token == nil, damage.isEmpty,
            let id = document.root.member("id")?.literal,
            let call = RepeatedCall(line, id: id.indices, kept, edition: hotReplies.edition)
        else { return }
        session.repeated.keep(call, of: line)
    }

    /// Calls of one connection, those of batches counted singly, after which the other connections have their turn.
    private static let callsPerTurn = 256

    private func received(_ session: RPCSession) -> Received {
        if session.hasDeadlines { session.judge(at: parts.clock.read().bootTime, stored: ledger.storedSeq) }
        let output = session.take(stored: ledger.storedSeq).output
        if session.inFlight > 0 { waiting.insert(session.id) }
        if session.hasDeadlines { watchDeadlines(of: session) }
        return Received(output: output, inFlight: session.inFlight)
    }

    /// Answers one line; returns how many calls it was.
    private func answer(_ line: [UInt8], _ session: RPCSession, _ moment: Moment) -> Int {
        let document: JSONDocument
        do throws(JSONFault) {
            document = try JSONDocument(scanning: line, maximumDepth: WireLimits.depth)
        } catch {
            session.reply(Self.line(RPCError(error), .null), id: .null)
            return 1
        }
        if document.root.kind == .array {
            answerBatch(document.root, session, moment)
            return max(1, min(document.root.count, WireLimits.batchCalls))
        }
        session.lastKept = nil
        answerOne(document.root, session, moment)
        if let kept = session.lastKept { remember(line, document, kept, session) }
        return 1
    }

    private func answerOne(_ value: JSONValue, _ session: RPCSession, _ moment: Moment) {
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
            let outcome = run(request, id, session, moment, &limit)
            if let limit {
                session.lastKept = nil
                return place(outcome, id, limit, session)
            }
            switch outcome {
            case .success(.reply(let reply)):
                var line: [UInt8] = []
                ReplyWriter.append(result: reply.result, id: id, to: &line)
                if reply.overtakes {
                    session.overtake(line)
                } else {
                    session.reply(line, id: id, after: reply.after, stored: ledger.storedSeq)
                }
            case .success(.later(let later)):
                later.put(at: .slot(session.reserve(id)))
            case .failure(let error):
                session.reply(Self.line(error, id), id: id, after: ledger.lastSeq, stored: ledger.storedSeq)
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
            session.watch(TimedCall(id, limit, slot: ticket, later: nil))
            session.settle(ticket, line, after: reply.after)
        case .success(.later(let later)):
            session.watch(TimedCall(id, limit, slot: ticket, later: later))
            later.put(at: .slot(ticket))
        case .failure(let error):
            session.watch(TimedCall(id, limit, slot: ticket, later: nil))
            session.settle(ticket, Self.line(error, id), after: ledger.lastSeq)
        }
    }

    /// A notification is not run: what changes something wants to be acknowledged. It is counted and logged.
    private func ignore(_ request: Envelope, _ session: RPCSession) {
        ignoredNotifications += 1
        parts.log.debug(
            "a notification is not run",
            metadata: [
                "uid": "\(session.peer.uid)", "method": "\(request.method.brief())", "count": "\(ignoredNotifications)",
            ])
    }

    private func answerBatch(_ batch: JSONValue, _ session: RPCSession, _ moment: Moment) {
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
                    answerPart(request, id, place, index, session, moment)
                }
            }
        }
    }

    private func answerPart(
        _ request: Envelope, _ id: RequestID, _ place: BatchPlace, _ index: Int, _ session: RPCSession, _ moment: Moment
    ) {
        var limit: CallLimit?
        let outcome = run(request, id, session, moment, &limit)
        if let limit {
            var later: PendingReply?
            if case .success(.later(let work)) = outcome { later = work }
            session.watch(TimedCall(id, limit, part: index, of: place, later: later))
        }
        switch outcome {
        case .success(.reply(let reply)):
            var part: [UInt8] = []
            ReplyWriter.append(result: reply.result, id: id, to: &part)
            session.fill(place, index, with: part, after: reply.after)
        case .success(.later(let later)): later.put(at: .part(place, index: index))
        case .failure(let error): session.fill(place, index, with: Self.line(error, id), after: ledger.lastSeq)
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
