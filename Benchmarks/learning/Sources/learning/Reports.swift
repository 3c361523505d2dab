/// Every report by its name. Each prints Markdown.
enum Reports {
    /// Seed, and how many percent of the usual number of draws or learners it takes.
    typealias Report = @Sendable (UInt64, Int) throws -> Void

    static let all: [String: Report] = [
        "predictions": { seed, scale in try PredictionsReport.run(seed: seed, scalePercent: scale) },
        "scheduling": { seed, scale in SchedulingReport.run(seed: seed, scalePercent: scale) },
        "levels": { seed, scale in LevelsReport.run(seed: seed, scalePercent: scale) },
        "mastery": { seed, scale in MasteryReport.run(seed: seed, scalePercent: scale) },
        "facts": { seed, scale in FactsReport.run(seed: seed, scalePercent: scale) },
        "memory-states": { _, _ in try MemoryStates.run() },
    ]
}
