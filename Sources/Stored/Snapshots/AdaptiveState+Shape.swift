import Household
import Shapes

/// A subject and its level, as it is stored.
typealias LevelEntry = (key: String, value: AdaptiveState)

let levelEntry = Shape<LevelEntry>.object(
    "LevelEntry", from: ("", AdaptiveState()),
    members: {
        required("subject", \.key, .words)
        required("level", \.value.level, .whole)
        required("ability", \.value.ability, .whole)
        unless("right", \.value.right, .whole, is: 0)
        unless("wrong", \.value.wrong, .whole, is: 0)
        unless("history", \.value.history, .list(of: .levelChange), is: [])
    })

extension Shape where Value == LevelChange {
    fileprivate static let levelChange = Shape.object("LevelChange", make: LevelChange.init) {
        required("from", \.from, .whole)
        required("to", \.to, .whole)
        required("reason", \.reason, .word(LevelReason.self))
        required("at", \.at, .milliseconds)
    }
}

extension Shape where Value == ForecastRecord {
    static let forecastRecord = Shape.object("ForecastRecord", make: ForecastRecord.init) {
        required("memory", \.memory, .calibration)
        required("ladder", \.ladder, .calibration)
        required("mean", \.mean, .calibration)
        required("rungs", \.rungs, .list(of: .forecastRung))
    }
}

extension Shape where Value == ForecastRecord.Rung {
    fileprivate static let forecastRung = Shape.object("ForecastRung", make: ForecastRecord.Rung.init) {
        required("answers", \.answers, .whole)
        required("right", \.right, .whole)
    }
}

extension Shape where Value == Calibration {
    fileprivate static let calibration = Shape.object("Calibration", from: Calibration()) {
        required("bins", .list(of: .calibrationBin), get: \.bins, set: { $0 = Calibration(bins: $1) })
        required("surprise", \.surprise, .integer64)
        required("squares", \.squares, .integer64)
    }
}

extension Shape where Value == Calibration.Bin {
    fileprivate static let calibrationBin = Shape.object("CalibrationBin", make: Calibration.Bin.init) {
        required("count", \.count, .whole)
        required("predicted", \.predicted, .whole)
        required("right", \.right, .whole)
    }
}
