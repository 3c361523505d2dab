import Household
import Shapes

extension Shape where Value == FactBand {
    static let factBand = Shape<Int>.whole.map(
        expected: "must be a band", to: { FactBand(rawValue: $0) }, from: \.rawValue)
}

extension Shape where Value == FactMark {
    static let factMark = Shape.object(
        "FactMark",
        make: { part, net, fast, memory, band in
            FactMark(
                part: part ?? .band, netMilliseconds: net, isFast: fast ?? false, memory: memory, band: band)
        },
        members: {
            unless("part", .word(FactPart.self), is: .band) { $0.part }
            optional("net", .whole) { $0.netMilliseconds }
            unless("fast", .boolean, is: false) { $0.isFast }
            optional("memory", .memoryMark) { $0.memory }
            optional("band", .factBandChange) { $0.band }
        })
}

extension Shape where Value == FactBandChange {
    static let factBandChange = Shape.object("FactBandChange", make: FactBandChange.init) {
        required("to", .factBand) { $0.to }
        required("reason", .word(FactBandChange.Reason.self)) { $0.reason }
    }
}

extension Shape where Value == FactTerms {
    static let factTerms = Shape.object("FactTerms", make: FactTerms.init) {
        optional("drill", .factDrill) { $0.drill }
        optional("goal", .whole) { $0.goal }
    }
}

extension Shape where Value == FactDrill {
    fileprivate static let factDrill = Shape.object("FactDrill", make: FactDrill.init) {
        optional("strategy", .word(FactStrategy.self)) { $0.strategy }
        optional("band", .factBand) { $0.band }
    }
}

extension Shape where Value == FactGoalSet {
    static let factGoalSet = Shape.object("FactGoalSet", make: FactGoalSet.init) {
        required("goal", .whole) { $0.goal }
        required("at", .milliseconds) { $0.at }
    }
}

extension Shape where Value == SprintResult {
    static let sprintResult = Shape.object(
        "SprintResult",
        make: { SprintResult(right: $0, answers: $1, before: $2, goal: $3, missed: $4 ?? []) },
        members: {
            required("right", .whole) { $0.right }
            required("answers", .whole) { $0.answers }
            optional("before", .whole) { $0.before }
            optional("goal", .whole) { $0.goal }
            unless("missed", .list(of: .missedFact), is: []) { $0.missed }
        })
}

extension Shape where Value == MissedFact {
    fileprivate static let missedFact = Shape.object("MissedFact", make: MissedFact.init) {
        required("fact", .words) { $0.fact }
        required("mistake", .word(FactMistake.self)) { $0.mistake }
    }
}
