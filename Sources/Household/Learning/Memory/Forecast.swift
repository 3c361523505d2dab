/// What was thought of an answer before it was given, after a day or more without the skill (Learning, Review). It stands in
/// the fact of the answer: nothing can be predicted afterwards.
public struct Forecast: Hashable, Sendable {
    /// By the model of memory.
    public var memory: Prediction
    /// By the child's running rate on the rung of the ladder.
    public var ladder: Prediction
    /// By the child's running rate over all.
    public var mean: Prediction
    /// The rung: 0 before the skill is mastered, then one more than that of its reviews.
    public var rung: Int

    /// All members.
    public init(memory: Prediction, ladder: Prediction, mean: Prediction, rung: Int) {
        self.memory = memory
        self.ladder = ladder
        self.mean = mean
        self.rung = rung
    }
}

/// How the forecasts for a child have fitted.
public struct ForecastRecord: Hashable, Sendable {
    /// Answers on a rung.
    public struct Rung: Hashable, Sendable {
        /// All.
        public var answers: Int
        /// The right ones.
        public var right: Int

        /// All members; without arguments an empty one.
        public init(answers: Int = 0, right: Int = 0) {
            self.answers = answers
            self.right = right
        }
    }

    /// Of the model of memory.
    public package(set) var memory: Calibration
    /// Of the ladder.
    public package(set) var ladder: Calibration
    /// Of the child's mean.
    public package(set) var mean: Calibration
    /// From rung 0 up; the last one is for all above it.
    public package(set) var rungs: [Rung]

    /// Rungs that are told apart.
    static let mostRungs = 16

    /// All members; without arguments before the first forecast.
    public init(
        memory: Calibration = Calibration(), ladder: Calibration = Calibration(), mean: Calibration = Calibration(),
        rungs: [Rung] = []
    ) {
        self.memory = memory
        self.ladder = ladder
        self.mean = mean
        self.rungs = rungs
    }

    /// What is thought of an answer.
    ///
    /// - Parameter recall: by the model of memory.
    func forecast(recall: Double, on rung: Int) -> Forecast {
        let rung = min(max(0, rung), Self.mostRungs - 1)
        let here = rungs.indices.contains(rung) ? rungs[rung] : Rung()
        let (answers, right) = rungs.reduce((0, 0)) { ($0.0 + $1.answers, $0.1 + $1.right) }
        return Forecast(
            memory: Prediction(recall), ladder: Prediction(right: here.right, of: here.answers),
            mean: Prediction(right: right, of: answers), rung: rung)
    }

    /// Takes in what came of a forecast. Total.
    mutating func take(_ forecast: Forecast, isRight: Bool) {
        memory.take(forecast.memory, isRight: isRight)
        ladder.take(forecast.ladder, isRight: isRight)
        mean.take(forecast.mean, isRight: isRight)
        let rung = min(max(0, forecast.rung), Self.mostRungs - 1)
        while rungs.count <= rung { rungs.append(Rung()) }
        rungs[rung].answers += 1
        if isRight { rungs[rung].right += 1 }
    }

    /// Whether the model of memory has shown on this child's own answers that it predicts better than the ladder.
    public var favoursMemory: Bool {
        memory.count >= ReviewRule.forecastsBeforeOffer && memory.logLoss < ladder.logLoss
    }
}
