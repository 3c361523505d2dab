import Household
import Shapes

extension Shape where Value == MemoryMark {
    static let memoryMark = Shape.object("MemoryMark", make: MemoryMark.init(memory:forecast:)) {
        required("memory", .skillMemory) { $0.memory }
        optional("forecast", .forecast) { $0.forecast }
    }
}

extension Shape where Value == SkillMemory {
    static let skillMemory = Shape.object(
        "SkillMemory",
        make: { SkillMemory(stability: $0, difficulty: $1, day: $2, repeats: $3 ?? 0) },
        members: {
            required("stability", .integer64) { $0.stability }
            required("difficulty", .whole) { $0.difficulty }
            required("day", .number) { $0.day }
            unless("repeats", .whole, is: 0) { $0.repeats }
        })
}

extension Shape where Value == Forecast {
    fileprivate static let forecast = Shape.object("Forecast", make: Forecast.init) {
        required("memory", .prediction) { $0.memory }
        required("ladder", .prediction) { $0.ladder }
        required("mean", .prediction) { $0.mean }
        required("rung", .whole) { $0.rung }
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
        make: { LevelMark(level: $0, ability: $1, right: $2 ?? 0, wrong: $3 ?? 0, reason: $4) },
        members: {
            required("level", .whole) { $0.level }
            required("ability", .whole) { $0.ability }
            unless("right", .whole, is: 0) { $0.right }
            unless("wrong", .whole, is: 0) { $0.wrong }
            optional("reason", .word(LevelReason.self)) { $0.reason }
        })
}

extension Shape where Value == LearningSettings {
    static let learningSettings = Shape.object(
        "LearningSettings",
        make: { scheduler, adaptive, gate in
            LearningSettings(
                scheduler: scheduler ?? .ladder, adaptive: PolicyBySubject.read(adaptive), factGate: gate)
        },
        members: {
            unless("scheduler", .word(ReviewScheduler.self), is: .ladder) { $0.scheduler }
            optional("adaptive", .list(of: subjectPolicy)) { PolicyBySubject.written($0.adaptive) }
            optional("factGate", .whole) { $0.factGate }
        })
}

/// A subject and how difficulty follows its answers, as it is stored.
private typealias SubjectPolicy = (subject: String, policy: AdaptivePolicy)

/// The policies of settings as a list, in the order of the subjects.
private enum PolicyBySubject {
    static func read(_ entries: [SubjectPolicy]?) -> [String: AdaptivePolicy] {
        (entries ?? []).reduce(into: [:]) { $0[$1.subject] = $1.policy }
    }

    /// Absent where nothing was decided.
    static func written(_ policies: [String: AdaptivePolicy]) -> [SubjectPolicy]? {
        let subjects = policies.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return subjects.isEmpty ? nil : subjects.map { SubjectPolicy($0, policies[$0] ?? .target80) }
    }
}

private let subjectPolicy = Shape<SubjectPolicy>.object("SubjectPolicy", make: { SubjectPolicy($0, $1) }) {
    required("subject", .words) { $0.subject }
    required("policy", .word(AdaptivePolicy.self)) { $0.policy }
}
