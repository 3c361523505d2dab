import Household
import Shapes

/// A subject and its level, as it is stored.
typealias LevelEntry = (subject: String, state: AdaptiveState)

/// The levels of a book as a list, in the order of the subjects.
enum LevelsBySubject {
    static func read(_ entries: [LevelEntry]?) -> [String: AdaptiveState] {
        (entries ?? []).reduce(into: [:]) { $0[$1.subject] = $0[$1.subject] ?? $1.state }
    }

    /// Absent where nothing was answered.
    static func written(_ levels: [String: AdaptiveState]) -> [LevelEntry]? {
        let subjects = levels.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return subjects.isEmpty ? nil : subjects.map { LevelEntry($0, levels[$0] ?? AdaptiveState()) }
    }
}

let levelEntry = Shape<LevelEntry>.object(
    "LevelEntry",
    make: { subject, level, ability, right, wrong, history in
        LevelEntry(
            subject,
            AdaptiveState(
                level: level, ability: ability, right: right ?? 0, wrong: wrong ?? 0, history: history ?? []))
    },
    members: {
        required("subject", .words) { $0.subject }
        required("level", .whole) { $0.state.level }
        required("ability", .whole) { $0.state.ability }
        unless("right", .whole, is: 0) { $0.state.right }
        unless("wrong", .whole, is: 0) { $0.state.wrong }
        unless("history", .list(of: .levelChange), is: []) { $0.state.history }
    })

extension Shape where Value == LevelChange {
    fileprivate static let levelChange = Shape.object("LevelChange", make: LevelChange.init) {
        required("from", .whole) { $0.from }
        required("to", .whole) { $0.to }
        required("reason", .word(LevelReason.self)) { $0.reason }
        required("at", .milliseconds) { $0.at }
    }
}

extension Shape where Value == ForecastRecord {
    static let forecastRecord = Shape.object("ForecastRecord", make: ForecastRecord.init) {
        required("memory", .calibration) { $0.memory }
        required("ladder", .calibration) { $0.ladder }
        required("mean", .calibration) { $0.mean }
        required("rungs", .list(of: .forecastRung)) { $0.rungs }
    }
}

extension Shape where Value == ForecastRecord.Rung {
    fileprivate static let forecastRung = Shape.object("ForecastRung", make: ForecastRecord.Rung.init) {
        required("answers", .whole) { $0.answers }
        required("right", .whole) { $0.right }
    }
}

extension Shape where Value == Calibration {
    fileprivate static let calibration = Shape.object("Calibration", make: Calibration.init) {
        required("bins", .list(of: .calibrationBin)) { $0.bins }
        required("surprise", .integer64) { $0.surprise }
        required("squares", .integer64) { $0.squares }
    }
}

extension Shape where Value == Calibration.Bin {
    fileprivate static let calibrationBin = Shape.object("CalibrationBin", make: Calibration.Bin.init) {
        required("count", .whole) { $0.count }
        required("predicted", .whole) { $0.predicted }
        required("right", .whole) { $0.right }
    }
}
