import Household
import Shapes

extension Shape where Value == FactBook {
    static let factBook = Shape.object(
        "FactBook", make: together,
        members: {
            required("records", .list(of: recordEntry)) { book in
                book.records.map { RecordEntry($0.key, $0.value) }.sorted { $0.number < $1.number }
            }
            unless("waiting", .list(of: .whole), is: []) { $0.waiting }
            optional("band", .factBand) { $0.band }
            unless("steps", .list(of: .bandStep), is: []) { $0.steps }
            unless("placement", .list(of: .placedBand), is: []) { book in
                FactBand.allCases.compactMap { band in book.placement[band].map { PlacedBand($0, band) } }
            }
            unless("window", .list(of: .bandAnswer), is: []) { $0.window }
            optional("lastDay", .number) { $0.lastDay }
            optional("afterIdle", .factRecall) { $0.afterIdle }
            unless("recallAfterIdle", .factRecall, is: FactBook.Recall()) { $0.recallAfterIdle }
            unless("regained", .whole, is: 0) { $0.regained }
            optional("typing", .factTyping) { $0.typing }
            unless("sprints", .sprintBook, is: SprintBook()) { $0.sprints }
        })

    // Spelled out, because a closure with so many members takes the compiler too long.
    private static func together(
        _ records: [RecordEntry], _ waiting: [Int]?, _ band: FactBand?, _ steps: [FactBook.BandStep]?,
        _ placement: [PlacedBand]?, _ window: [FactBook.BandAnswer]?, _ lastDay: Day?, _ afterIdle: FactBook.Recall?,
        _ recall: FactBook.Recall?, _ regained: Int?, _ typing: FactTyping?, _ sprints: SprintBook?
    ) -> FactBook {
        FactBook(
            records: records.reduce(into: [:]) { $0[$1.number] = $0[$1.number] ?? $1.record },
            waiting: waiting ?? [], band: band, steps: steps ?? [],
            placement: (placement ?? []).reduce(into: [:]) { $0[$1.band] = $1.recall }, window: window ?? [],
            lastDay: lastDay, afterIdle: afterIdle, recallAfterIdle: recall ?? FactBook.Recall(),
            regained: regained ?? 0, typing: typing, sprints: sprints ?? SprintBook())
    }
}

/// A record by its number, as it is stored.
private typealias RecordEntry = (number: Int, record: FactRecord)

private let recordEntry = Shape<RecordEntry>.object(
    "FactRecordEntry",
    make: {
        number, last, firstFast, fluent, needed, missed, misses, answers, days, lastDay, net, memory, best, lapsed in
        RecordEntry(
            number,
            FactRecord(
                last: last ?? [], firstFastDay: firstFast, isFluent: fluent ?? false, needed: needed ?? 0,
                isMissed: missed ?? false, missesOfDay: misses ?? 0, answers: answers, days: days,
                lastDay: lastDay, netMilliseconds: net, memory: memory, best: best, hasLapsed: lapsed ?? false))
    },
    members: {
        required("number", .whole) { $0.number }
        unless("last", .list(of: .factAnswer), is: []) { $0.record.last }
        optional("firstFast", .number) { $0.record.firstFastDay }
        unless("fluent", .boolean, is: false) { $0.record.isFluent }
        unless("needed", .whole, is: 0) { $0.record.needed }
        unless("missed", .boolean, is: false) { $0.record.isMissed }
        unless("missesOfDay", .whole, is: 0) { $0.record.missesOfDay }
        required("answers", .whole) { $0.record.answers }
        required("days", .whole) { $0.record.days }
        required("lastDay", .number) { $0.record.lastDay }
        optional("net", .whole) { $0.record.netMilliseconds }
        optional("memory", .skillMemory) { $0.record.memory }
        required("best", .word(FactState.self)) { $0.record.best }
        unless("lapsed", .boolean, is: false) { $0.record.hasLapsed }
    })

extension Shape where Value == FactAnswer {
    fileprivate static let factAnswer = Shape.object("FactAnswer", make: FactAnswer.init) {
        required("fast", .boolean) { $0.isFast }
        required("day", .number) { $0.day }
    }
}

extension Shape where Value == FactBook.BandStep {
    fileprivate static let bandStep = Shape.object("FactBandStep", make: FactBook.BandStep.init) {
        required("change", .factBandChange) { $0.change }
        required("day", .number) { $0.day }
    }
}

extension Shape where Value == FactBook.BandAnswer {
    fileprivate static let bandAnswer = Shape.object("FactBandAnswer", make: FactBook.BandAnswer.init) {
        required("right", .boolean) { $0.isRight }
        optional("net", .whole) { $0.netMilliseconds }
    }
}

extension Shape where Value == FactBook.Recall {
    fileprivate static let factRecall = Shape.object("FactRecall", make: FactBook.Recall.init) {
        required("answers", .whole) { $0.answers }
        required("right", .whole) { $0.right }
    }
}

/// What a placement has found of a band, as it is stored.
private struct PlacedBand: Hashable {
    var band: FactBand
    var recall: FactBook.Recall

    init(_ recall: FactBook.Recall, _ band: FactBand) {
        self.band = band
        self.recall = recall
    }
}

extension Shape where Value == PlacedBand {
    fileprivate static let placedBand = Shape.object("FactPlacedBand", make: { PlacedBand($1, $0) }) {
        required("band", .factBand) { $0.band }
        required("recall", .factRecall) { $0.recall }
    }
}

extension Shape where Value == FactTyping {
    fileprivate static let factTyping = Shape.object("FactTyping", make: FactTyping.init) {
        required("milliseconds", .whole) { $0.milliseconds }
        required("day", .number) { $0.day }
    }
}

extension Shape where Value == SprintBook {
    fileprivate static let sprintBook = Shape.object("SprintBook", make: SprintBook.init) {
        optional("best", .whole) { $0.best }
        optional("session", .sprintSession) { $0.session }
        optional("wish", .whole) { $0.wish }
    }
}

extension Shape where Value == SprintBook.Session {
    fileprivate static let sprintSession = Shape.object(
        "SprintSession",
        make: { SprintBook.Session(startedAt: $0, lastAt: $1, sprints: $2, goal: $3, misses: $4 ?? 0) },
        members: {
            required("startedAt", .milliseconds) { $0.startedAt }
            required("lastAt", .milliseconds) { $0.lastAt }
            required("sprints", .whole) { $0.sprints }
            optional("goal", .whole) { $0.goal }
            unless("misses", .whole, is: 0) { $0.misses }
        })
}
