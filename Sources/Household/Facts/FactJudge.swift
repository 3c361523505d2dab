/// What a typed first answer does to records and bands, decided when it is given.
package struct FactJudge {
    let book: FactBook
    let gate: Int
    let day: Day

    /// - Parameter gate: the child's time gate, in milliseconds.
    package init(book: FactBook, gate: Int, day: Day) {
        self.book = book
        self.gate = gate
        self.day = day
    }

    /// The mark of an answer.
    ///
    /// - Parameters:
    ///   - response: from when the question was visible, in milliseconds; nil where no speed is known.
    ///   - forecasts: how forecasts have fitted so far.
    package func mark(
        of fact: MathFact, part: FactPart, isRight: Bool, response: Int64?, _ forecasts: ForecastRecord
    ) -> FactMark {
        let timed = response.flatMap { $0 <= FactRules.longestTimed ? Int($0) : nil }
        let net = timed.flatMap { timed in book.typing.map { max(0, timed - $0.milliseconds) } }
        var mark = FactMark(
            part: part, netMilliseconds: net, isFast: isRight && net.map { $0 <= gate } == true,
            memory: MemoryMark(
                of: book.record(fact.record)?.memory, isRight: isRight, on: day, rung: 0, forecasts))
        guard book.mayChangeBand(on: day) else { return mark }
        var after = book
        after.apply(mark, to: fact, isRight: isRight, on: day)
        mark.band = FactJudge(book: after, gate: gate, day: day).change(after: part, in: fact.band)
        return mark
    }

    /// What follows for the band from the answers so far.
    private func change(after part: FactPart, in answered: FactBand) -> FactBandChange? {
        guard let band = book.band else {
            return part == .placement ? placed(answered).map { FactBandChange(to: $0, reason: .placed) } : nil
        }
        if let recall = book.afterIdle, recall.answers >= FactRules.answersAfterIdle,
            recall.right * 100 < recall.answers * FactRules.rightPercentAfterIdle, let lower = band.previous
        {
            return FactBandChange(to: lower, reason: .forgotten)
        }
        guard answered == band, passes(band), let next = band.next else { return nil }
        return FactBandChange(to: next, reason: .passed)
    }

    /// The band that a placement has found; nil while it goes on. It ends with the first band of which too little is known.
    private func placed(_ band: FactBand) -> FactBand? {
        guard let recall = book.placement[band], let isKnown = recall.isKnown else { return nil }
        return !isKnown || band.next == nil ? band : nil
    }

    /// Whether the gate of the band in hand is passed.
    func passes(_ band: FactBand) -> Bool {
        let window = book.window
        guard window.count >= FactRules.answersOfGate,
            window.count(where: \.isRight) * 100 >= window.count * FactRules.rightPercentOfGate
        else { return false }
        let times = window.filter(\.isRight).compactMap(\.netMilliseconds).sorted()
        guard times.count >= FactRules.timesOfGate, times[times.count / 2] <= gate else { return false }
        return book.domain.records(of: band).filter(\.isCore).allSatisfy { id in
            guard let record = book.record(id) else { return false }
            return record.answers >= FactRules.answersOfCore && record.days >= FactRules.daysOfCore
        }
    }
}
