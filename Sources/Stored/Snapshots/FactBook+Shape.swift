import Household
import Shapes

extension Shape where Value == FactBook {
    /// A book of the math facts of a domain.
    static func factBook(of domain: FactDomain) -> Shape {
        Shape.object("FactBook", from: FactBook(domain: domain)) {
            required("records", \.records, .entries(of: recordEntry, in: { $0 < $1 }))
            unless("waiting", \.waiting, .list(of: .whole), is: [])
            optional("band", \.band, .factBand)
            unless("steps", \.steps, .list(of: .bandStep), is: [])
            unless("placement", \.placement, .entries(of: placedBand, in: { $0.place < $1.place }), is: [:])
            unless("window", \.window, .list(of: .bandAnswer), is: [])
            optional("lastDay", \.lastDay, .number)
            optional("afterIdle", \.afterIdle, .factRecall)
            unless("recallAfterIdle", \.recallAfterIdle, .factRecall, is: FactBook.Recall())
            unless("regained", \.regained, .whole, is: 0)
            optional("typing", \.typing, .factTyping)
            unless("sprints", \.sprints, .sprintBook, is: SprintBook())
        }
    }
}

/// A record by its number, as it is stored.
private typealias RecordEntry = (key: Int, value: FactRecord)

private let recordEntry = Shape<RecordEntry>.object(
    "FactRecordEntry",
    make: {
        number, last, firstFast, fluent, needed, missed, misses, answers, days, lastDay, net, memory, best, lapsed in
        RecordEntry(
            number,
            FactRecord(
                last: last, firstFastDay: firstFast, isFluent: fluent, needed: needed,
                isMissed: missed, missesOfDay: misses, answers: answers, days: days,
                lastDay: lastDay, netMilliseconds: net, memory: memory, best: best, hasLapsed: lapsed))
    },
    members: {
        required("number", \.key, .whole)
        unless("last", \.value.last, .list(of: .factAnswer), is: [])
        optional("firstFast", \.value.firstFastDay, .number)
        unless("fluent", \.value.isFluent, .boolean, is: false)
        unless("needed", \.value.needed, .whole, is: 0)
        unless("missed", \.value.isMissed, .boolean, is: false)
        unless("missesOfDay", \.value.missesOfDay, .whole, is: 0)
        required("answers", \.value.answers, .whole)
        required("days", \.value.days, .whole)
        required("lastDay", \.value.lastDay, .number)
        optional("net", \.value.netMilliseconds, .whole)
        optional("memory", \.value.memory, .skillMemory)
        required("best", \.value.best, .word(FactState.self))
        unless("lapsed", \.value.hasLapsed, .boolean, is: false)
    })

extension Shape where Value == FactAnswer {
    fileprivate static let factAnswer = Shape.object("FactAnswer", make: FactAnswer.init) {
        required("fast", \.isFast, .boolean)
        required("day", \.day, .number)
    }
}

extension Shape where Value == FactBook.BandStep {
    fileprivate static let bandStep = Shape.object("FactBandStep", make: FactBook.BandStep.init) {
        required("change", \.change, .factBandChange)
        required("day", \.day, .number)
    }
}

extension Shape where Value == FactBook.BandAnswer {
    fileprivate static let bandAnswer = Shape.object("FactBandAnswer", make: FactBook.BandAnswer.init) {
        required("right", \.isRight, .boolean)
        optional("net", \.netMilliseconds, .whole)
    }
}

extension Shape where Value == FactBook.Recall {
    fileprivate static let factRecall = Shape.object("FactRecall", make: FactBook.Recall.init) {
        required("answers", \.answers, .whole)
        required("right", \.right, .whole)
    }
}

/// What a placement has found of a band, as it is stored.
private typealias PlacedBand = (key: FactBand, value: FactBook.Recall)

private let placedBand = Shape<PlacedBand>.object("FactPlacedBand", make: { PlacedBand($0, $1) }) {
    required("band", \.key, .factBand)
    required("recall", \.value, .factRecall)
}

extension FactBand {
    /// Bands in the order in which they are learned.
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Shape where Value == FactTyping {
    fileprivate static let factTyping = Shape.object("FactTyping", make: FactTyping.init) {
        required("milliseconds", \.milliseconds, .whole)
        required("day", \.day, .number)
    }
}

extension Shape where Value == SprintBook {
    fileprivate static let sprintBook = Shape.object("SprintBook", make: SprintBook.init) {
        optional("best", \.best, .whole)
        optional("session", \.session, .sprintSession)
        optional("wish", \.wish, .whole)
    }
}

extension Shape where Value == SprintBook.Session {
    fileprivate static let sprintSession = Shape.object(
        "SprintSession",
        make: { SprintBook.Session(startedAt: $0, lastAt: $1, sprints: $2, goal: $3, misses: $4) },
        members: {
            required("startedAt", \.startedAt, .milliseconds)
            required("lastAt", \.lastAt, .milliseconds)
            required("sprints", \.sprints, .whole)
            optional("goal", \.goal, .whole)
            unless("misses", \.misses, .whole, is: 0)
        })
}
