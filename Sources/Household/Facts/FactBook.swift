/// All that is known about a child and the facts, rebuilt from facts of learning.
public struct FactBook: Hashable, Sendable {
    /// A typed first answer of the band in hand, as far as its gate asks.
    public struct BandAnswer: Hashable, Sendable {
        /// Whether it was right.
        public var isRight: Bool
        /// How long it took without typing, in milliseconds; nil where no speed is known.
        public var netMilliseconds: Int?

        /// All members.
        public init(isRight: Bool, netMilliseconds: Int?) {
            self.isRight = isRight
            self.netMilliseconds = netMilliseconds
        }
    }

    /// Right ones of some answers.
    public struct Recall: Hashable, Sendable {
        /// Answers.
        public var answers: Int
        /// Right ones.
        public var right: Int

        /// All members; without arguments nothing was answered.
        public init(answers: Int = 0, right: Int = 0) {
            self.answers = answers
            self.right = right
        }

        /// Of a placement: whether the band is known well enough to go on; nil while that is open.
        var isKnown: Bool? {
            switch answers - right {
            case 0: answers >= FactRules.factsOfPlacement ? true : nil
            case 1: answers >= FactRules.factsAfterMiss ? true : nil
            default: false
            }
        }

        mutating func take(isRight: Bool) {
            answers += 1
            right += isRight ? 1 : 0
        }
    }

    /// A step that was made from one band to another.
    public struct BandStep: Hashable, Sendable {
        /// The band that it led to, and why.
        public var change: FactBandChange
        /// The household day.
        public var day: Day

        /// All members.
        public init(change: FactBandChange, day: Day) {
            self.change = change
            self.day = day
        }
    }

    /// Whose facts they are.
    public let domain: FactDomain
    /// The records that were answered, by number.
    public package(set) var records: [Int: FactRecord]
    /// The records that need to be right, in the order in which they came: the first ones are asked, the others
    /// wait.
    public package(set) var waiting: [Int]
    /// The band in hand; nil before the placement is over.
    public package(set) var band: FactBand?
    /// How the band came about, the last eight steps.
    public package(set) var steps: [BandStep]
    /// The answers of the placement, by band.
    public package(set) var placement: [FactBand: Recall]
    /// The last answers of the band in hand.
    public package(set) var window: [BandAnswer]
    /// The household day of the last typed answer.
    public package(set) var lastDay: Day?
    /// The due answers of the first day after an absence; nil on other days.
    public package(set) var afterIdle: Recall?
    /// All due answers of first days after an absence.
    public package(set) var recallAfterIdle: Recall
    /// Records that were fluent again after a lapse.
    public package(set) var regained: Int
    /// How fast the child types.
    public package(set) var typing: FactTyping?
    /// Sprints.
    public package(set) var sprints: SprintBook

    /// All members; without arguments that of a child who begins.
    public init(
        domain: FactDomain = .addSubtract, records: [Int: FactRecord] = [:], waiting: [Int] = [], band: FactBand? = nil,
        steps: [BandStep] = [],
        placement: [FactBand: Recall] = [:], window: [BandAnswer] = [], lastDay: Day? = nil,
        afterIdle: Recall? = nil, recallAfterIdle: Recall = Recall(), regained: Int = 0, typing: FactTyping? = nil,
        sprints: SprintBook = SprintBook()
    ) {
        self.domain = domain
        self.records = records
        self.waiting = waiting
        self.band = band
        self.steps = steps
        self.placement = placement
        self.window = window
        self.lastDay = lastDay
        self.afterIdle = afterIdle
        self.recallAfterIdle = recallAfterIdle
        self.regained = regained
        self.typing = typing
        self.sprints = sprints
    }

    /// The steps that are kept.
    static let mostSteps = 8

    /// The record, if it was answered.
    public func record(_ id: FactRecordID) -> FactRecord? { records[id.number] }

    /// How far the child is with a record.
    public func state(of id: FactRecordID) -> FactState { records[id.number]?.state ?? .new }

    /// The records that are asked on a day until they are right twice. What was missed too often on it rests.
    package func live(on day: Day) -> ArraySlice<Int> {
        waiting.filter { number in
            records[number].map { $0.lastDay != day || $0.missesOfDay < FactRules.missesOfDay } ?? true
        }.prefix(FactRules.mostLive)
    }

    /// Whether a new record may be asked on a day.
    func hasRoom(on day: Day) -> Bool {
        waiting.count < FactRules.mostWaiting && live(on: day).count < FactRules.mostLive
    }

    /// Whether an answer that is about to be recorded makes a fact fluent again after a lapse.
    func regains(by answer: AnswerFact) -> Bool {
        guard let mark = answer.fact, let day = answer.day, let fact = FactQuestion(answer.question)?.fact,
            var record = records[fact.record.number], record.hasLapsed
        else { return false }
        return record.take(mark, isRight: answer.outcome == .correct, on: day)
    }

    /// Whether an answer that is about to be recorded makes a fact fluent that never was.
    func firstFluent(by answer: AnswerFact) -> Bool {
        guard let mark = answer.fact, let day = answer.day, let fact = FactQuestion(answer.question)?.fact,
            var record = records[fact.record.number], record.best < .fluent
        else { return false }
        _ = record.take(mark, isRight: answer.outcome == .correct, on: day)
        return record.state == .fluent
    }

    /// The records that were known at any time: what the child is told, since it never falls.
    public var everKnownCount: Int { records.values.count { $0.best >= .known } }

    /// The records that were fluent once, now or before: it never falls.
    public var everFluentCount: Int { records.values.count { $0.best == .fluent } }

    /// The records that are fluent now.
    public var fluentCount: Int { records.values.count { $0.state == .fluent } }

    /// The records that are known now, fluent ones among them: what parents are told in reports and in the status.
    public var known: [(id: FactRecordID, record: FactRecord)] {
        records.compactMap { number, record in
            record.state >= .known ? FactRecordID(domain, number: number).map { ($0, record) } : nil
        }
    }

    /// Takes in a typed first answer.
    package mutating func apply(_ mark: FactMark, to fact: MathFact, isRight: Bool, on day: Day) {
        beginDay(day)
        let id = fact.record.number
        var record = records[id] ?? FactRecord(on: day)
        // A placement asks what is known already: once is enough.
        if mark.part == .placement { record.needed = 1 }
        if record.take(mark, isRight: isRight, on: day) { regained += 1 }
        records[id] = record
        if record.needed == 0 {
            waiting.removeAll { $0 == id }
        } else if mark.part != .placement, !waiting.contains(id) {
            // What a placement misses is learned when its band comes.
            waiting.append(id)
        }
        if mark.part == .placement { placement[fact.band, default: Recall()].take(isRight: isRight) }
        if fact.band == band {
            window.append(BandAnswer(isRight: isRight, netMilliseconds: mark.netMilliseconds))
            if window.count > FactRules.answersOfGate { window.removeFirst() }
        }
        if mark.part == .due, afterIdle != nil {
            afterIdle?.take(isRight: isRight)
            recallAfterIdle.take(isRight: isRight)
        }
        guard let change = mark.band else { return }
        band = change.to
        window = []
        if change.reason == .forgotten { afterIdle = nil }
        steps.append(BandStep(change: change, day: day))
        if steps.count > Self.mostSteps { steps.removeFirst() }
    }

    /// Whether the next answer could be one that changes the band.
    func mayChangeBand(on day: Day) -> Bool {
        band == nil || window.count + 1 >= FactRules.answersOfGate || isAfterIdle(on: day)
    }

    /// Whether the household day is the first one after an absence.
    func isAfterIdle(on day: Day) -> Bool {
        lastDay == day ? afterIdle != nil : lastDay.map { $0.distance(to: day) >= FactRules.idleDays } == true
    }

    private mutating func beginDay(_ day: Day) {
        guard lastDay != day else { return }
        afterIdle = isAfterIdle(on: day) ? Recall() : nil
        lastDay = day
    }
}

/// How long a child needs to type a number that it sees (Learning, Facts 0-20).
public struct FactTyping: Hashable, Sendable {
    /// The median of its trials.
    public var milliseconds: Int
    /// The household day on which it was measured.
    public var day: Day

    /// All members.
    public init(milliseconds: Int, day: Day) {
        self.milliseconds = milliseconds
        self.day = day
    }

    /// Whether it is time to measure it again.
    public func isOld(on day: Day) -> Bool { self.day.distance(to: day) >= FactRules.daysOfTyping }
}
