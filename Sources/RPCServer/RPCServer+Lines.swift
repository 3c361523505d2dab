import JSONRPC
import NIOCore
import Shapes
import StrictJSON
import Transport

/// Lines become calls, and calls replies in their order.
extension RPCServer {
    /// Words something that is turned away.
    public func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received {
        guard let id, let session = sessions[id] else {
            return Received(output: ByteBuffer(bytes: ReplyWriter.line(error: RPCError(refusal), id: .null)))
        }
        var call = RequestID.null
        switch refusal {
        case .unterminated(let line): call = Envelope.id(inRefused: line)
        case .lineTooLong: break
        default: return Received(output: ByteBuffer(bytes: ReplyWriter.line(error: RPCError(refusal), id: .null)))
        }
        // Perhaps no line is left behind it.
        session.arrival = nil
        session.reply(Self.line(RPCError(refusal), call), id: call)
        return received(session)
    }

    /// No connection could be accepted.
    public func acceptFailed(errno: Int32) {
        log.error("no connection could be accepted", metadata: ["errno": "\(errno)"])
    }

    /// Lines have come: deadlines of their calls count from now. Those that wait for their turn came earlier.
    public func arrived(on id: ConnectionID) {
        guard let session = sessions[id], session.arrival == nil else { return }
        session.arrival = clocks.bootTime()
    }

    /// Answers what waits and whole lines, as far as the turn and the connection's bounds allow.
    public func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        guard let session = sessions[id] else { return Received() }
        if isResting { return received(session) }
        service.turnBegins()
        arrived(on: id)
        if runPostponed(of: session, lines), runBatch(of: session, lines) {
            while mayTake(lines, session), let line = lines.next(), answer(line, session, lines) {}
        }
        if lines.isEmpty, session.batch == nil { session.arrival = nil }
        return received(session)
    }

    private func mayTake(_ lines: borrowing LineBatch, _ session: RPCSession) -> Bool {
        guard session.inFlight < WireLimits.inFlight, session.outputBytes < WireLimits.outputBytes,
            !isPostponedFull(session)
        else { return false }
        // Blank lines are passed over.
        guard let first = lines.firstByte else { return true }
        // A batch is not even read before there is room for all that it may become.
        return hasRoom(session, for: first == UInt8(ascii: "[") ? WireLimits.batchReplyBytes : 0)
    }

    private func received(_ session: RPCSession) -> Received {
        if session.hasDeadlines { session.judge(at: clocks.bootTime(), stored: service.storedCommit) }
        let output = session.take(stored: service.storedCommit).output
        if session.inFlight > 0 { waiting.insert(session.id) }
        if session.hasDeadlines { watchDeadlines(of: session) }
        note(session)
        return Received(output: output, inFlight: session.inFlight, isUnfinished: isUnfinished(session))
    }

    private func isUnfinished(_ session: RPCSession) -> Bool {
        if isResting || waitingForRoom.contains(session.id) { return false }
        return mayRunPostponed(of: session) || mayRunBatch(of: session)
    }

    /// Answers one line; false: it is a batch that is not over.
    private func answer(_ line: [UInt8], _ session: RPCSession, _ lines: borrowing LineBatch) -> Bool {
        let document: JSONDocument
        do throws(JSONFault) {
            document = try JSONDocument(scanning: line, maximumDepth: WireLimits.depth)
        } catch {
            // What is no JSON has no id either.
            let isJSON = error.kind == .duplicateKey || error.kind == .tooDeep
            let id = isJSON ? Envelope.id(inRefused: line) : .null
            session.reply(Self.line(RPCError(error), id), id: id)
            return true
        }
        if document.root.kind == .array {
            begin(batch: document.root, session)
            return runBatch(of: session, lines)
        }
        answerOne(document.root, session)
        return true
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
    func ignore(_ request: Envelope, _ session: RPCSession) {
        ignoredNotifications += 1
        log.debug(
            "a notification is not run",
            metadata: [
                "uid": "\(session.peer.uid)", "method": "\(request.method.brief())", "count": "\(ignoredNotifications)",
            ])
    }

    static let sameID = RPCError(
        .invalidRequest, "a call with this id is still in flight: take another id for each call")

    static func line(_ error: RPCError, _ id: RequestID) -> [UInt8] {
        var line: [UInt8] = []
        ReplyWriter.append(error: error, id: id, to: &line)
        return line
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
        case .lateLine(let seconds):
            self.init(.idleLine, "a line did not end within \(Int(seconds)) s: the connection is closed")
        case .unterminated:
            self.init(.unterminated, "the input ended before its last line did: that line was not run")
        case .tooManyConnections(let limit):
            self.init(
                .tooManyConnections, "all \(limit) connections are taken: close some and try again",
                [.integer("limit", limit)])
        case .tooManyConnectionsOf(.strangers, let limit):
            self.init(
                .tooManyConnections,
                "accounts that belong to nobody here have \(limit) connections already: close some and try again",
                [.integer("limit", limit)])
        case .tooManyConnectionsOf(.user, let limit):
            self.init(
                .tooManyConnections, "this account has \(limit) connections already: close some and try again",
                [.integer("limit", limit)])
        case .shuttingDown: self.init(.shuttingDown, "the daemon is stopping: try again when it runs")
        }
    }
}
