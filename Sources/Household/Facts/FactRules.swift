/// The numbers of the rules of facts, each in one place (Learning, Facts 0-20).
public enum FactRules {
    /// Right answers after which a new or missed record is not live any more.
    static let rightBeforeKnown = 2
    /// Right answers that a known record needs after a miss: it may have been a slip.
    static let rightAfterSlip = 1
    /// New or missed records that are asked at a time; others wait.
    public static let mostLive = 3
    /// Typed answers of a record that fluency looks at.
    static let answersOfFluency = 3
    /// How many of them must be right within the gate.
    static let fastBeforeFluent = 2

    /// Questions of a practice where nobody says how many.
    static func questionsOfPractice(_ tier: AgeTier) -> Int { tier == .preschool ? 10 : 20 }
    /// Percent of prompts for the band in hand, recent misses, what is due, and the next band.
    static let mix: [(part: FactPart, percent: Int)] = [(.band, 50), (.missed, 25), (.due, 20), (.challenge, 5)]
    /// One in so many prompts is the twin of an addition that was just asked.
    static let promptsOfTwin = 6
    /// After how many prompts the twin comes.
    static let twinDistance = 2...8
    /// Prompts before the same record comes again, but for twins and near twins.
    static let promptsBetween = 3
    /// Prompts before a live record comes again, if there is something else of the band.
    static let promptsBetweenLive = 6
    /// Misses of a record on one day after which it rests until the next.
    static let missesOfDay = 3
    /// The most records that wait to be right twice: while there are so many nothing new is asked.
    static let mostWaiting = 6
    /// Misses running after which something known is asked.
    static let missesBeforeEasier = 2
    /// Prompts of one operation running after which the other one comes, if it has anything to ask.
    static let promptsOfOperation = 3
    /// The chance of recall, in percent, from which on a known record is due.
    static let duePercent = 90

    /// Typed first answers of the band that its gate looks at.
    public static let answersOfGate = 40
    /// How many percent of them must be right.
    public static let rightPercentOfGate = 95
    /// Right ones with a known time that the median needs.
    static let timesOfGate = 20
    /// Answers that each core record of the band needs.
    static let answersOfCore = 3
    /// Household days on which they were given.
    static let daysOfCore = 2

    /// Facts of each band that a placement asks: when all are right, the next band follows.
    static let factsOfPlacement = 3
    /// Facts that it asks of a band of which one was missed: another miss ends it.
    static let factsAfterMiss = 5

    /// Household days without practice after which due facts are looked at as after an absence.
    public static let idleDays = 7
    /// Due answers after an absence that say something.
    static let answersAfterIdle = 5
    /// Percent of them below which the band falls by one.
    static let rightPercentAfterIdle = 70

    /// Numbers that are copied to learn how fast a child types.
    public static let trialsOfTyping = 20
    /// Household days after which typing is measured again.
    public static let daysOfTyping = 30
    /// Who needs longer for a number does something else meanwhile, in milliseconds: then typing is not known.
    static let longestTyping = 5_000
    /// An answer that took longer tells nothing about speed, in milliseconds.
    static let longestTimed: Int64 = 30_000

    /// Seconds of a sprint.
    public static let secondsOfSprint = 60
    /// Answers that a sprint can hold: none is faster than a tap that is read.
    static let mostAnswersOfSprint = 150
    /// Sprints of a fluency session.
    public static let sprintsOfSession = 5
    /// The longest fluency session, in milliseconds.
    static let longestSession: Int64 = 30 * 60_000
    /// A pause after which a new fluency session can begin, in milliseconds.
    public static let restBetweenSessions: Int64 = 30 * 60_000
    /// What a child may choose as its goal.
    public static let goals = 1...60

    /// The time gate of a child by its school grade, in milliseconds (6.0 s to grade 1, 3.0 s in grade 2, 2.0 s from 3).
    public static func gate(grade: Int) -> Int {
        switch grade {
        case ...1: 6_000
        case 2: 3_000
        default: 2_000
        }
    }

    /// What a parent can choose as gate, in milliseconds.
    public static let gateRange = 1_000...10_000
}

/// Why a fact was asked.
public enum FactPart: String, CaseIterable, Sendable {
    /// It belongs to the band in hand.
    case band
    /// It was missed not long ago.
    case missed
    /// It is due to be looked at again.
    case due
    /// It belongs to the next band.
    case challenge
    /// The other order of an addition that was just asked.
    case twin
    /// The nearest fact of the same strategy, after a miss.
    case nearTwin
    /// It is asked to find the band of a new child.
    case placement
    /// It belongs to what the child wanted to practise.
    case drill
    /// It belongs to a band before that in hand, and was never asked: the placement went past it.
    case skipped
    /// It is easier, after misses.
    case easier
}
