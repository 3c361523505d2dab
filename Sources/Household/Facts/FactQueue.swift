/// A fact that was asked in a practice, and whether its first answer was right.
package struct AskedFact: Hashable {
    /// The fact.
    package var fact: MathFact
    /// nil: nothing can be said of its answer.
    package var isRight: Bool?
    /// Why it was asked.
    package var part: FactPart

    /// All members.
    package init(fact: MathFact, isRight: Bool?, part: FactPart) {
        self.fact = fact
        self.isRight = isRight
        self.part = part
    }
}

/// What a child wants to practise.
public struct FactDrill: Hashable, Sendable {
    /// Only facts that are found in this way.
    public var strategy: FactStrategy?
    /// Only facts of this band.
    public var band: FactBand?

    /// All members; without arguments everything.
    public init(strategy: FactStrategy? = nil, band: FactBand? = nil) {
        self.strategy = strategy
        self.band = band
    }

    /// Whether a fact belongs to it.
    func has(_ fact: MathFact) -> Bool {
        (strategy == nil || fact.strategy == strategy) && (band == nil || fact.band == band)
    }

    /// Whether there is such a fact.
    public func isPossible(in domain: FactDomain) -> Bool { domain.facts.contains(where: has) }
}

/// Which fact a practice asks next (Learning, Facts 0-20, Practice).
///
/// It is a function of what is known of the child, of what was asked in this practice, and of the seed: the same again
/// for a practice that is looked at again.
package struct FactQueue {
    let book: FactBook
    /// What was asked in this practice, in order.
    let asked: [AskedFact]
    let drill: FactDrill?
    let day: Day
    private let seed: UInt64
    private var random: SeededRandom

    /// A stream of the activity's seed: which facts are asked.
    private static let draws: UInt64 = 1 << 35

    /// The queue after these facts of a practice with this seed.
    package init(_ book: FactBook, asked: [AskedFact], drill: FactDrill?, seed: UInt64, day: Day) {
        self.book = book
        self.asked = asked
        self.drill = drill
        self.day = day
        self.seed = seed
        random = SeededRandom(seed: seed, stream: Self.draws + UInt64(asked.count))
    }

    /// The next fact, and why it is asked.
    package mutating func next() -> (fact: MathFact, part: FactPart) {
        if let fact = nearTwin() { return (fact, .nearTwin) }
        if drill == nil, wantsDue, let fact = fact(of: dueRecords) { return (fact, .due) }
        if drill == nil, book.band != nil, let fact = easier() { return (fact, .easier) }
        if let drill, let fact = drilled(drill) { return (fact, .drill) }
        if drill == nil, book.band == nil, let fact = placed() { return (fact, .placement) }
        let turn = operationToLeave
        if turn?.isInverse != false, let fact = twin() { return (fact, .twin) }
        let drawn = draw()
        // Where nothing is due, what the placement went past has its turn.
        let others = FactRules.mix.map(\.part).filter { $0 != drawn }
        let parts = [drawn] + (drawn == .due ? [.skipped] + others : others + [.skipped])
        if let turn {
            for part in parts {
                let others = records(for: part).filter { $0.sample.operation != turn }
                if let fact = fact(of: others) { return (fact, part) }
            }
        }
        for part in parts {
            if let fact = fact(of: records(for: part)) { return (fact, part) }
        }
        if let fact = fact(of: beyondCore) { return (fact, .challenge) }
        // A child who knows all and has nothing due goes on with what it did longest ago.
        let known = knownRecords.compactMap { id in book.record(id).map { (id: id, day: $0.lastDay) } }
        let oldest = known.sorted { ($0.day, $0.id.number) < ($1.day, $1.id.number) }.map(\.id)
        if let fact = fact(of: oldest) { return (fact, .band) }
        // A child to whom everything is hard today.
        let easiest = Self.easiest[book.domain.place].sorted { askedLast($0) < askedLast($1) }
        return (fact(of: easiest[0], where: { _ in true }), .easier)
    }

    /// The easiest facts.
    private static let easiest = FactDomain.allCases.map { domain in
        domain.records(of: .first).filter { $0.sample.size <= 5 }
    }

    /// A part of the mix, by its share.
    mutating func draw() -> FactPart {
        var number = random.number(below: 100)
        for (part, percent) in FactRules.mix {
            if number < percent { return part }
            number -= percent
        }
        return .band
    }

    /// The operation of the last prompts, when there were enough of it running.
    private var operationToLeave: FactOperation? {
        let last = asked.suffix(FactRules.promptsOfOperation)
        guard let operation = last.last?.fact.operation, last.count == FactRules.promptsOfOperation,
            last.allSatisfy({ $0.fact.operation == operation })
        else { return nil }
        return operation
    }

    // MARK: After a miss, and twins

    /// After a miss the nearest other fact of the same strategy and operation.
    private func nearTwin() -> MathFact? {
        // A placement goes on: what is missed there is learned later.
        guard let last = asked.last, last.isRight == false, ![.nearTwin, .placement].contains(last.part) else {
            return nil
        }
        return last.fact.neighbours.first {
            $0.record != last.fact.record && mayAsk($0.record) && drill?.has($0) != false
        }
    }

    /// After two misses running something that the child knows, the smallest number first; else something easy.
    private mutating func easier() -> MathFact? {
        let last = asked.suffix(FactRules.missesBeforeEasier)
        guard last.count == FactRules.missesBeforeEasier, last.allSatisfy({ $0.isRight == false }) else { return nil }
        let known = knownRecords.sorted {
            (askedLast($0), $0.sample.size) < (askedLast($1), $1.sample.size)
        }
        return fact(of: known) ?? fact(of: Self.easiest[book.domain.place].filter { mayAsk($0) })
    }

    /// What was right often enough.
    private var knownRecords: [FactRecordID] {
        book.records.filter { $0.value.needed == 0 }.keys.sorted().compactMap { FactRecordID(book.domain, number: $0) }
    }

    /// Once in so many prompts the other order of an addition that was asked a little while ago.
    private func twin() -> MathFact? {
        let since = asked.reversed().prefix { $0.part != .twin }.count
        guard since >= FactRules.promptsOfTwin - 1 else { return nil }
        let last = asked.count
        for (index, other) in asked.enumerated() where FactRules.twinDistance.contains(last - index) {
            guard other.part != .twin, let twin = other.fact.twin, mayAsk(twin.record) else { continue }
            let wasAsked = asked[(index + 1)...].contains { $0.fact.record == twin.record }
            if !wasAsked, !asked.contains(where: { $0.fact == twin }) { return twin }
        }
        return nil
    }

    // MARK: Parts

    /// A drill asks its own facts whatever else waits: of those that need to be right three at a time, and what is known.
    private mutating func drilled(_ drill: FactDrill) -> MathFact? {
        var seen: Set<FactRecordID> = []
        let all = book.domain.facts.filter(drill.has).map(\.record).filter { seen.insert($0).inserted }
        let needing = all.filter { id in (book.record(id)?.needed ?? 0) > 0 }
        let live = needing.filter { (book.record($0)?.missesOfDay ?? 0) < FactRules.missesOfDay }
            .sorted { waitingPlace($0) < waitingPlace($1) }.prefix(FactRules.mostLive)
        let hasRoom = live.count < FactRules.mostLive
        let open = all.filter { id in
            guard let record = book.record(id) else { return hasRoom }
            return record.needed == 0 || live.contains(id)
        }
        let candidates = (open.isEmpty ? all : open).sorted { askedLast($0) < askedLast($1) }
        let unasked = candidates.filter { askedLast($0) < 0 }
        return fact(of: unasked, where: drill.has) ?? fact(of: candidates, where: drill.has)
            ?? candidates.first.map { fact(of: $0, where: drill.has) }
    }

    private func waitingPlace(_ id: FactRecordID) -> Int {
        book.waiting.firstIndex(of: id.number) ?? book.waiting.count
    }

    /// Facts of the starting set, band after band.
    private mutating func placed() -> MathFact? {
        let band = FactBand.allCases.first { band in
            book.placement[band]?.isKnown == nil
        }
        guard let band else { return nil }
        // The same three for the whole practice, the smaller numbers first.
        var random = SeededRandom(seed: seed, stream: Self.draws - UInt64(band.rawValue))
        var records: Set<FactRecordID> = []
        let drawn = random.shuffle(book.domain.startingSet(of: band)).filter { records.insert($0.record).inserted }
        let facts = drawn.prefix(FactRules.factsAfterMiss).sorted { $0.size < $1.size }
        return facts.first { fact in !asked.contains { $0.fact.record == fact.record } }
            ?? drawn.first { fact in
                !asked.contains { $0.fact.record == fact.record }
            }
    }

    /// The records of a part, the most wanted first.
    private func records(for part: FactPart) -> [FactRecordID] {
        switch part {
        case .missed: missedRecords
        case .due: dueRecords
        case .skipped: skippedRecords
        case .challenge: challenges
        default: book.band.map { newOrKnown($0) } ?? []
        }
    }

    /// What is live, of whatever band; missed ones first.
    private var missedRecords: [FactRecordID] {
        let live = book.live(on: day).compactMap { FactRecordID(book.domain, number: $0) }
        return live.filter { book.record($0)?.isMissed == true } + live.filter { book.record($0)?.isMissed != true }
    }

    /// Known records of which the chance of recall has fallen, the lowest first.
    private var dueRecords: [FactRecordID] {
        var due: [(id: FactRecordID, recall: Double)] = []
        for (number, record) in book.records {
            guard record.needed == 0, record.lastDay < day, let memory = record.memory,
                let id = FactRecordID(book.domain, number: number)
            else { continue }
            let recall = memory.recall(on: day)
            if recall * 100 <= Double(FactRules.duePercent) { due.append((id, recall)) }
        }
        return due.sorted { ($0.recall, $0.id.number) < ($1.recall, $1.id.number) }.map(\.id)
    }

    /// Core records of the bands before that in hand that the placement missed, and those that were never asked.
    private var skippedRecords: [FactRecordID] {
        guard let band = book.band else { return [] }
        let before = FactBand.allCases.filter { $0 < band }.flatMap(book.domain.records).filter {
            $0.isCore && mayAsk($0)
        }
        let missed = before.filter { (book.record($0)?.needed ?? 0) > 0 && !book.waiting.contains($0.number) }
        return missed + before.filter { book.record($0) == nil }
    }

    /// Whether the due facts are looked at first: the first answers after an absence.
    private var wantsDue: Bool {
        book.isAfterIdle(on: day)
            && (book.lastDay == day ? book.afterIdle?.answers ?? 0 : 0) < FactRules.answersAfterIdle
    }

    /// What comes after the band in hand: the core of the next band that has something left.
    private var challenges: [FactRecordID] {
        guard let band = book.band else { return [] }
        return FactBand.allCases.lazy.filter { $0 > band }.map { newOrKnown($0) }.first { !$0.isEmpty } ?? []
    }

    /// What is no core, band after band: it comes when the core asks for nothing.
    private var beyondCore: [FactRecordID] { FactBand.allCases.flatMap { newOrKnown($0, isCore: false) } }

    /// Whether a record needs no more answers for its band, and comes again when it is due.
    private func isSettled(_ id: FactRecordID) -> Bool {
        guard let record = book.record(id), record.needed == 0 else { return false }
        guard id.isCore else { return true }
        // What could be faster has another turn, once a day.
        let mayBeFluent = record.isFluent || book.typing == nil || record.lastDay == day
        return mayBeFluent && record.answers >= FactRules.answersOfCore && record.days >= FactRules.daysOfCore
    }

    /// The records of a band that are not settled: first what is live and was not asked for some prompts, then something new
    /// if there is room, the smaller numbers first, then what was answered least. What was answered enough for its band
    /// comes again when it is due: else a band would be asked over and over while others wait.
    private func newOrKnown(_ band: FactBand, isCore: Bool = true) -> [FactRecordID] {
        let recent = Set(asked.suffix(FactRules.promptsBetweenLive - 1).map(\.fact.record))
        let live = book.live(on: day)
        let ranked = book.domain.records(of: band).filter { $0.isCore == isCore && mayAsk($0) && !isSettled($0) }.map {
            id -> (id: FactRecordID, key: [Int]) in
            let record = book.record(id)
            let rank =
                live.contains(id.number) ? (recent.contains(id) ? 3 : 0) : record.map { $0.needed > 0 } ?? true ? 1 : 2
            let key = [
                rank, record?.answers ?? 0, record?.lastDay.number ?? 0,
                id.sample.size * 5 / book.domain.largest, mixed(id), id.number,
            ]
            return (id, key)
        }
        return ranked.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.id)
    }

    /// A place among those of about the same size, so that no pattern tells what comes next.
    private func mixed(_ id: FactRecordID) -> Int {
        var random = SeededRandom(seed: seed, stream: Self.draws + UInt64(id.number) << 8)
        return random.number(below: 1_000)
    }

    /// Live and known records are asked; a new one where there is room. Others wait.
    private func mayAsk(_ id: FactRecordID) -> Bool {
        if book.waiting.contains(id.number) { return book.live(on: day).contains(id.number) }
        return book.record(id)?.needed == 0 || book.hasRoom(on: day)
    }

    // MARK: Choice

    /// The first record that was not asked just now, of the other operation than the last two if they were alike.
    private mutating func fact(
        of records: [FactRecordID], where fits: (MathFact) -> Bool = { _ in true }
    ) -> MathFact? {
        let recent = asked.suffix(FactRules.promptsBetween - 1).map(\.fact.record)
        let free = records.filter { !recent.contains($0) }
        guard let first = free.first else { return nil }
        guard let last = asked.last?.fact.operation, asked.suffix(2).allSatisfy({ $0.fact.operation == last }) else {
            return fact(of: first, where: fits)
        }
        return fact(of: free.first { $0.sample.operation != last } ?? first, where: fits)
    }

    /// One of the facts of a record: the order in which it was asked here before, else a core fact where there is one.
    private mutating func fact(of id: FactRecordID, where fits: (MathFact) -> Bool) -> MathFact {
        if id.facts.count == 2, let before = asked.first(where: { $0.fact.record == id && $0.part != .twin })?.fact,
            fits(before)
        {
            return before
        }
        let all = id.facts.filter(fits)
        let core = all.filter(\.isCore)
        let facts = core.isEmpty ? all : core
        return facts.isEmpty ? id.sample : facts[random.number(below: facts.count)]
    }

    /// The place of the last time that a record was asked here; -1: not yet.
    private func askedLast(_ id: FactRecordID) -> Int { asked.lastIndex { $0.fact.record == id } ?? -1 }
}

extension MathFact {
    /// The other facts of the same strategy and operation, the nearest first.
    var neighbours: [MathFact] {
        domain.facts(of: strategy).filter { $0.operation == operation && $0 != self }
            .map { (fact: $0, distance: abs($0.left - left) + abs($0.right - right)) }
            .sorted { ($0.distance, $0.fact.left, $0.fact.right) < ($1.distance, $1.fact.left, $1.fact.right) }
            .map(\.fact)
    }
}
