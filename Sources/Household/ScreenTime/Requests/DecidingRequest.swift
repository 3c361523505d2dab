extension ScreenTime {
    /// A parent answers a request: once and for all (Screen time, Grants and requests).
    ///
    /// The same answer again is harmless; another one is refused with `closed`, as is any answer after the expiry.
    /// An approval gives its grant in the same record.
    public func decide(
        _ id: TimeRequestID, _ verdict: RequestVerdict, in requests: RequestBook, standing: Standing = .open
    ) throws(RequestRefusal) -> RequestOutcome {
        guard let request = requests.request(id) else {
            throw RequestRefusal(.unknown, "There is no such request.")
        }
        try check(verdict)
        if let answer = request.answer {
            guard answer.says(verdict, to: request) else { throw closed(request) }
            return outcome(request, facts: [], standing)
        }
        guard request.state(at: moment.wall) == .open else { throw closed(request) }
        var answer = RequestAnswer(isApproved: verdict.approves, word: verdict.word, by: verdict.by, at: moment.wall)
        guard verdict.approves else { return outcome(request, answer, facts: [], standing) }
        let minutes = verdict.minutes ?? request.minutes
        let grant = grant(
            GrantID(rawValue: "request-" + id.rawValue), minutes: minutes,
            scope: request.activity.map(GrantScope.activity) ?? .all, pastQuietHours: verdict.pastQuietHours,
            by: verdict.by, why: verdict.word, origin: .request(id), standing: standing)
        switch grant.result {
        case .success(let reply): answer.grant = reply.grant.id
        case .failure(let refusal):
            guard case .tooManyGrants = refusal.kind else { throw closed(request) }
            throw RequestRefusal(.tooManyGrants, refusal.message)
        }
        answer.minutes = minutes
        answer.pastQuietHours = verdict.pastQuietHours
        return outcome(request, answer, facts: grant.facts.map(Fact.time), standing)
    }

    private func check(_ verdict: RequestVerdict) throws(RequestRefusal) {
        if let minutes = verdict.minutes, !verdict.approves {
            throw RequestRefusal(.invalid(path: "minutes"), "A request that is declined gets no \(minutes) minutes.")
        }
        if verdict.pastQuietHours, !verdict.approves {
            throw RequestRefusal(.invalid(path: "pastQuietHours"), "A request that is declined gets no minutes.")
        }
        if let minutes = verdict.minutes, !Self.grantMinutes.contains(minutes) {
            let message = "\(minutes) minutes cannot be granted. Allowed are 1 to \(Self.grantMinutes.upperBound)."
            throw RequestRefusal(.invalid(path: "minutes"), message)
        }
    }

    private func outcome(
        _ request: TimeRequest, _ answer: RequestAnswer, facts: [Fact], _ standing: Standing
    ) -> RequestOutcome {
        var decided = request
        decided.answer = answer
        return outcome(decided, facts: facts + [.request(.decided(request.id, answer))], standing)
    }

    private func outcome(_ request: TimeRequest, facts: [Fact], _ standing: Standing) -> RequestOutcome {
        let time = facts.compactMap { if case .time(let fact) = $0 { fact } else { nil } }
        let now = after(time)
        guard let id = request.answer?.grant, let grant = now.book.account(id)?.grant else {
            let decision = now.mayI(request.activity ?? .anything, standing: standing)
            return RequestOutcome(facts: facts, request: request, decision: decision, note: RequestWords.declined)
        }
        let reply = now.reply(grant, standing)
        return RequestOutcome(facts: facts, request: request, decision: reply.decision, note: reply.note)
    }

    private func closed(_ request: TimeRequest) -> RequestRefusal {
        let state = request.state(at: moment.wall)
        return RequestRefusal(
            .closed(request, state), RequestWords.closed(request, state, at: moment.wall, calendar.zone).description)
    }
}

extension RequestAnswer {
    /// Whether it says the same.
    fileprivate func says(_ verdict: RequestVerdict, to request: TimeRequest) -> Bool {
        guard isApproved == verdict.approves, word == verdict.word else { return false }
        return !isApproved
            || minutes == verdict.minutes ?? request.minutes && pastQuietHours == verdict.pastQuietHours
    }
}
