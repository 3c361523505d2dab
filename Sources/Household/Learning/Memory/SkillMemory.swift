/// How well a child remembers a skill, as it is stored.
public struct SkillMemory: Hashable, Sendable {
    /// In millionths of a day.
    public var stability: Int64
    /// In millionths.
    public var difficulty: Int
    /// The household day of the last answer that changed it.
    public var day: Day
    /// Answers of that day that changed it, after the first one.
    public var repeats: Int

    /// All members.
    public init(stability: Int64, difficulty: Int, day: Day, repeats: Int = 0) {
        self.stability = stability
        self.difficulty = difficulty
        self.day = day
        self.repeats = repeats
    }

    init(_ state: MemoryState, on day: Day, repeats: Int) {
        self.init(
            stability: Int64((state.stability * 1_000_000).rounded()),
            difficulty: Int((state.difficulty * 1_000_000).rounded()), day: day, repeats: repeats)
    }

    /// The same for the model.
    public var state: MemoryState {
        MemoryState(stability: max(0.001, Double(stability) / 1_000_000), difficulty: Double(difficulty) / 1_000_000)
    }

    /// The chance that the skill is known on a day, 0 to 1.
    public func recall(on day: Day) -> Double {
        MemoryModel.standard.recall(state, afterDays: self.day.distance(to: day))
    }
}

/// What a first answer does to the memory of its skill, as it was decided when it was given.
public struct MemoryMark: Hashable, Sendable {
    /// How well the skill is remembered after it.
    public var memory: SkillMemory
    /// What was thought of it before; nil of the first answer to a skill, and of one on the same day.
    public var forecast: Forecast?

    /// All members.
    public init(memory: SkillMemory, forecast: Forecast? = nil) {
        self.memory = memory
        self.forecast = forecast
    }

    /// Answers of one day that change a memory, after the first of the day.
    static let repeatsOfDay = 3

    /// What an answer does; nil where the day has changed enough.
    init?(
        of memory: SkillMemory?, isRight: Bool, on day: Day, rung: Int, _ record: @autoclosure () -> ForecastRecord
    ) {
        let grade = MemoryGrade(isRight: isRight)
        guard let memory else {
            self.init(memory: SkillMemory(MemoryModel.standard.first(grade), on: day, repeats: 0))
            return
        }
        // A clock that was set back makes no new day.
        let days = max(0, memory.day.distance(to: day))
        if days == 0, memory.repeats >= Self.repeatsOfDay { return nil }
        let next = MemoryModel.standard.next(memory.state, grade, afterDays: days)
        self.init(
            memory: SkillMemory(
                next, on: days == 0 ? memory.day : day, repeats: days == 0 ? memory.repeats + 1 : 0),
            forecast: days == 0 ? nil : record().forecast(recall: memory.recall(on: day), on: rung))
    }
}
