import Words

/// Math facts that are learned as one body: what there is, in which order it comes, how it is found, and from which grade on
/// (Learning, Facts 0-20). Records, queue, gates and sprints are the same for every domain, and ask it.
public enum FactDomain: String, CaseIterable, Sendable {
    /// Additions with a sum up to 20, and subtractions from at most 20.
    case addSubtract
    /// Products up to 10 times 10, and the divisions that undo them.
    case multiplyDivide

    /// What only this domain has.
    var rules: any FactDomainRules.Type {
        switch self {
        case .addSubtract: SumFacts.self
        case .multiplyDivide: ProductFacts.self
        }
    }

    private static let tables = allCases.map(FactTable.init)
    private var table: FactTable { Self.tables[place] }
    /// Its place among all.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Its facts: by operation, then by their first number.
    public var facts: [MathFact] { table.facts }

    /// What is remembered of them, in the order of their numbers.
    public var records: [FactRecordID] { table.records }

    /// The facts of a band, in the order of all.
    public func facts(of band: FactBand) -> [MathFact] { table.bands[band] ?? [] }

    /// The records of a band, in their order. Facts that share a record are of one band.
    public func records(of band: FactBand) -> [FactRecordID] { table.bandRecords[band] ?? [] }

    /// The facts that are found in a way, in the order of all.
    public func facts(of strategy: FactStrategy) -> [MathFact] { table.strategies[strategy] ?? [] }

    /// The ways in which its facts are found, in the order in which they are offered.
    public var strategies: [FactStrategy] { FactStrategy.allCases.filter { !facts(of: $0).isEmpty } }

    /// Its operations, the direct one first.
    public var operations: [FactOperation] { [rules.direct, rules.inverse] }

    /// The largest of all numbers in its facts.
    public var largest: Int { rules.largest }

    /// In the place of a lesson, for filters and for time.
    public var lesson: LessonID { rules.lesson }

    /// Another one when its questions are made in another way.
    public var edition: LessonEdition { rules.edition }

    /// The school grade from which on it is offered: before that it is asked for by choice.
    public var grade: Int { rules.grade }

    /// The youngest age for which it is made.
    public var tier: AgeTier { rules.tier }

    /// The domain whose facts stand in the place of this lesson; nil: none does.
    public init?(_ lesson: LessonID) {
        guard let domain = Self.allCases.first(where: { $0.lesson == lesson }) else { return nil }
        self = domain
    }

    /// The facts of a band from which a placement asks.
    func startingSet(of band: FactBand) -> [MathFact] { Self.startingSets[place][band] ?? [] }

    private static let startingSets = allCases.map { domain in
        domain.rules.startingSet.mapValues { $0.split(separator: " ").compactMap { MathFact(String($0)) } }
    }

    // MARK: By number

    func number(of fact: MathFact) -> Int { table.numbers[fact] ?? 0 }

    func sample(_ number: Int) -> MathFact { table.samples[number] }

    func sharing(_ number: Int) -> [MathFact] { table.sharing[number] }
}

/// What one domain has that others have not: a type for each, which the engine asks and nobody else.
protocol FactDomainRules {
    /// The operation that the other one undoes.
    static var direct: FactOperation { get }
    /// The other one.
    static var inverse: FactOperation { get }
    /// The largest of all numbers in its facts.
    static var largest: Int { get }
    /// In the place of a lesson.
    static var lesson: LessonID { get }
    /// Another one when its questions are made in another way.
    static var edition: LessonEdition { get }
    /// The school grade from which on it is offered.
    static var grade: Int { get }
    /// The youngest age for which it is made.
    static var tier: AgeTier { get }
    /// Mistakes that lead to wrong results; of those that lead to one number the first counts.
    static var mistakes: [FactMistake] { get }
    /// The facts of each band from which a placement asks.
    static var startingSet: [FactBand: String] { get }

    /// Whether a direct fact of these two numbers is one of the domain.
    static func has(_ left: Int, _ right: Int) -> Bool
    /// What a direct fact comes to.
    static func result(_ left: Int, _ right: Int) -> Int
    /// The first number of the direct fact that an inverse one undoes; nil where there is none.
    static func undone(_ left: Int, _ right: Int) -> Int?
    /// The step on the way to all facts.
    static func band(of fact: MathFact) -> FactBand
    /// How a fact is found.
    static func strategy(of fact: MathFact) -> FactStrategy
    /// The fact that stands for the record of a fact.
    static func sample(of fact: MathFact) -> MathFact
    /// Whether the gate of a band asks for it.
    static func isCore(_ fact: MathFact) -> Bool
    /// The wrong results to which a mistake leads.
    static func wrong(_ fact: MathFact, by mistake: FactMistake) -> [Int]

    /// The first step, and not the result.
    static func hint(_ fact: MathFact) -> Saying
    /// The fact, worked out by its strategy.
    static func worked(_ fact: MathFact) -> Saying
    /// The same to draw.
    static func picture(_ fact: MathFact) -> Picture
}

/// The facts of a domain, sorted once.
private struct FactTable: Sendable {
    let facts: [MathFact]
    let records: [FactRecordID]
    /// The fact that stands for each record, by its number.
    let samples: [MathFact]
    /// The facts that share each record, by its number.
    let sharing: [[MathFact]]
    /// The number of each fact's record.
    let numbers: [MathFact: Int]
    let bands: [FactBand: [MathFact]]
    let bandRecords: [FactBand: [FactRecordID]]
    let strategies: [FactStrategy: [MathFact]]

    init(_ domain: FactDomain) {
        let rules = domain.rules
        let upTo = 0...rules.largest
        let facts = domain.operations.flatMap { operation in
            upTo.flatMap { left in upTo.compactMap { MathFact(operation, left, $0) } }
        }
        let samples = facts.filter { rules.sample(of: $0) == $0 }
        let places = Dictionary(uniqueKeysWithValues: samples.enumerated().map { ($1, $0) })
        let numbers = Dictionary(uniqueKeysWithValues: facts.map { ($0, places[rules.sample(of: $0)] ?? 0) })
        var sharing = Array(repeating: [MathFact](), count: samples.count)
        for fact in facts { sharing[numbers[fact] ?? 0].append(fact) }
        self.facts = facts
        self.samples = samples
        self.numbers = numbers
        self.sharing = sharing
        records = samples.indices.map { FactRecordID(domain, known: $0) }
        bands = Dictionary(grouping: facts, by: rules.band)
        bandRecords = Dictionary(grouping: records) { rules.band(of: samples[$0.number]) }
        strategies = Dictionary(grouping: facts, by: rules.strategy)
    }
}
