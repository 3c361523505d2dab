import JSONRPC
import StrictJSON
import Transport

/// Batches: their calls are answered one after another, over as many turns as they take, and leave together.
extension RPCServer {
    /// Gives a batch its place among the replies.
    func begin(batch: JSONValue, _ session: RPCSession) {
        guard batch.count > 0, batch.count <= WireLimits.batchCalls else {
            let error = RPCError(
                .invalidRequest, "a batch has 1 to \(WireLimits.batchCalls) calls; this one has \(batch.count)")
            session.reply(Self.line(error, .null), id: .null)
            return
        }
        let calls = batch.elements.map { Envelope.read($0) }
        let seen = Set(calls.compactMap(\.replyID).filter(session.isInFlight))
        session.batch = BatchRun(calls, at: session.beginBatch(calls.map(\.replyID)), seen: seen)
    }

    /// Whether the next call of a batch can be answered.
    func mayRunBatch(of session: RPCSession) -> Bool { session.batch != nil && !isPostponedFull(session) }

    /// Answers the calls of the connection's batch; false: it is not over, but the turn is, or its calls have to wait.
    func runBatch(of session: RPCSession, _ lines: borrowing LineBatch) -> Bool {
        while mayRunBatch(of: session), let next = session.batch?.takeNext(), let place = session.batch?.place {
            answer(next.call, place, next.index, session)
            if session.batch?.isOver == true { session.batch = nil }
            if lines.isTurnOver { return false }
        }
        return session.batch == nil
    }

    private func answer(_ call: Envelope.Reading, _ place: BatchPlace, _ index: Int, _ session: RPCSession) {
        func fill(_ line: [UInt8]) { session.fill(place, index, with: line, after: 0) }
        switch call {
        case .response: fill([])
        case .invalid(let error, let id): fill(Self.line(error, id))
        case .request(let request):
            guard let id = request.id else {
                ignore(request, session)
                return fill([])
            }
            if session.batch?.isFirst(id) == false { return fill(Self.line(Self.sameID, id)) }
            if session.wasCancelledUnread(id) { return fill(Self.line(.cancelled, id)) }
            if place.batch.isFull { return fill(Self.line(BatchReply.full, id)) }
            answerPart(request, id, place, index, session)
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
}
