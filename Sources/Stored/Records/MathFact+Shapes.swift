import Household
import Shapes

extension Shape where Value == FactBand {
    static let factBand = Shape<Int>.whole.map(
        expected: "must be a band", blank: { .first }, to: { FactBand(rawValue: $0) }, from: \.rawValue)
}

extension Shape where Value == FactMark {
    static let factMark = Shape.object(
        "FactMark",
        make: { part, net, fast, memory, band in
            FactMark(
                part: part, netMilliseconds: net, isFast: fast, memory: memory, band: band)
        },
        members: {
            unless("part", \.part, .word(FactPart.self), is: .band)
            optional("net", \.netMilliseconds, .whole)
            unless("fast", \.isFast, .boolean, is: false)
            optional("memory", \.memory, .memoryMark)
            optional("band", \.band, .factBandChange)
        })
}

extension Shape where Value == FactBandChange {
    static let factBandChange = Shape.object("FactBandChange", make: FactBandChange.init) {
        required("to", \.to, .factBand)
        required("reason", \.reason, .word(FactBandChange.Reason.self))
    }
}

extension Shape where Value == FactTerms {
    static let factTerms = Shape.object("FactTerms", make: FactTerms.init) {
        optional("drill", \.drill, .factDrill)
        optional("goal", \.goal, .whole)
    }
}

extension Shape where Value == FactDrill {
    fileprivate static let factDrill = Shape.object("FactDrill", make: FactDrill.init) {
        optional("strategy", \.strategy, .word(FactStrategy.self))
        optional("band", \.band, .factBand)
    }
}

extension Shape where Value == FactGoalSet {
    static let factGoalSet = Shape.object("FactGoalSet", make: FactGoalSet.init) {
        required("goal", \.goal, .whole)
        required("at", \.at, .milliseconds)
        unless("domain", \.domain, .word(FactDomain.self), is: .addSubtract)
    }
}

extension Shape where Value == SprintResult {
    static let sprintResult = Shape.object(
        "SprintResult",
        make: { SprintResult(right: $0, answers: $1, before: $2, goal: $3, missed: $4) },
        members: {
            required("right", \.right, .whole)
            required("answers", \.answers, .whole)
            optional("before", \.before, .whole)
            optional("goal", \.goal, .whole)
            unless("missed", \.missed, .list(of: .missedFact), is: [])
        })
}

extension Shape where Value == MissedFact {
    fileprivate static let missedFact = Shape.object("MissedFact", make: MissedFact.init) {
        required("fact", \.fact, .words)
        required("mistake", \.mistake, .word(FactMistake.self))
    }
}
