import Household
import Shapes

extension Shape where Value == MemoryMark {
    static let memoryMark = Shape.object("MemoryMark", make: MemoryMark.init(memory:forecast:)) {
        required("memory", \.memory, .skillMemory)
        optional("forecast", \.forecast, .forecast)
    }
}

extension Shape where Value == SkillMemory {
    static let skillMemory = Shape.object(
        "SkillMemory",
        make: { SkillMemory(stability: $0, difficulty: $1, day: $2, repeats: $3) },
        members: {
            required("stability", \.stability, .integer64)
            required("difficulty", \.difficulty, .whole)
            required("day", \.day, .number)
            unless("repeats", \.repeats, .whole, is: 0)
        })
}

extension Shape where Value == Forecast {
    fileprivate static let forecast = Shape.object("Forecast", make: Forecast.init) {
        required("memory", \.memory, .prediction)
        required("ladder", \.ladder, .prediction)
        required("mean", \.mean, .prediction)
        required("rung", \.rung, .whole)
    }
}

extension Shape where Value == Prediction {
    /// In ten-thousandths.
    static let prediction = Shape<Int>.whole.map(
        expected: "must be a chance", to: { Prediction(tenThousandths: $0) }, from: { $0.tenThousandths })
}

extension Shape where Value == LevelMark {
    static let levelMark = Shape.object(
        "LevelMark",
        make: { LevelMark(level: $0, ability: $1, right: $2, wrong: $3, reason: $4) },
        members: {
            required("level", \.level, .whole)
            required("ability", \.ability, .whole)
            unless("right", \.right, .whole, is: 0)
            unless("wrong", \.wrong, .whole, is: 0)
            optional("reason", \.reason, .word(LevelReason.self))
        })
}

extension Shape where Value == LearningSettings {
    static let learningSettings = Shape.object(
        "LearningSettings",
        from: LearningSettings(),
        members: {
            unless("scheduler", \.scheduler, .word(ReviewScheduler.self), is: .ladder)
            unless("adaptive", \.adaptive, .entries(of: subjectPolicy, in: { $0.precedes($1) }), is: [:])
            optional("factGate", \.factGate, .whole)
        })
}

/// A subject and how difficulty follows its answers, as it is stored.
private typealias SubjectPolicy = (key: String, value: AdaptivePolicy)

private let subjectPolicy = Shape<SubjectPolicy>.object("SubjectPolicy", from: ("", .target80)) {
    required("subject", \.key, .words)
    required("policy", \.value, .word(AdaptivePolicy.self))
}
