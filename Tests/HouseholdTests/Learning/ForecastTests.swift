import QuestionKinds
import Testing

@testable import Household

@Suite("Forecasts stand in the fact of an answer, and their sums tell how they fitted")
struct ForecastTests {
    /// Answers the lesson's first question on a day.
    private func answer(_ learner: inout Learner, right: Bool, on day: Int, _ number: Int) throws -> AnswerFact {
        learner.context.day = Day(number: 20_833 + day)
        learner.wait(60_000)
        try learner.start(.lesson("one"), as: ActivityID(rawValue: "f\(number)"), replace: true)
        if right { try learner.answerRight() } else { try learner.answerWrong() }
        let facts = learner.facts.compactMap { if case .answered(let fact) = $0 { fact } else { nil } }
        return try #require(facts.last)
    }

    @Test("The first answer to a skill predicts nothing; the next day has a forecast; the same day has none")
    func when() throws {
        var learner = try Learner(Learner.library(of: 6))
        let first = try answer(&learner, right: true, on: 0, 1)
        #expect(first.memory?.forecast == nil && first.memory?.memory.stability == 2_306_500)
        let same = try answer(&learner, right: true, on: 0, 2)
        #expect(same.memory?.forecast == nil && same.memory?.memory.repeats == 1)
        let next = try answer(&learner, right: false, on: 2, 3)
        let forecast = try #require(next.memory?.forecast)
        #expect(forecast.ladder.tenThousandths == 9_000 && forecast.mean.tenThousandths == 9_000 && forecast.rung == 0)
        #expect((8_500...9_700).contains(forecast.memory.tenThousandths))
        #expect(learner.book.forecasts.memory.count == 1)
        #expect(learner.book.forecasts.rungs.first == ForecastRecord.Rung(answers: 1, right: 0))
        // The running rate follows what came of it: 9 of 10 and 0 of 1.
        let later = try answer(&learner, right: true, on: 5, 4)
        #expect(later.memory?.forecast?.ladder.tenThousandths == 90_000 / 11)
    }

    @Test("A day changes a memory four times at most")
    func bounded() throws {
        var learner = try Learner(Learner.library(of: 6))
        let marks = try (1...6).map { try answer(&learner, right: true, on: 0, $0).memory }
        #expect(marks.map { $0?.memory.repeats } == [0, 1, 2, 3, nil, nil])
    }

    @Test("A clock that was set back makes no new day and no forecast")
    func setBack() throws {
        var learner = try Learner(Learner.library(of: 6))
        _ = try answer(&learner, right: true, on: 3, 1)
        let back = try answer(&learner, right: true, on: 1, 2)
        #expect(back.memory?.forecast == nil && back.memory?.memory.day == Day(number: 20_836))
    }

    @Test("Guesses, retries and what is beside the plan predict nothing")
    func noEvidence() throws {
        var learner = try Learner.inLesson(of: 6)
        try learner.answerTooFast(right: true)
        try learner.answerWrong()
        try learner.answerRight()
        let marks = learner.facts.compactMap { fact -> Bool? in
            if case .answered(let fact) = fact { fact.memory != nil && fact.level != nil } else { nil }
        }
        #expect(marks == [false, true, false])
    }

    @Test("The model of memory is offered after 400 forecasts, and only where it was better")
    func offer() {
        func record(_ count: Int, memory: Int, ladder: Int) -> ForecastRecord {
            var record = ForecastRecord()
            for number in 0..<count {
                record.take(
                    Forecast(
                        memory: Prediction(tenThousandths: memory), ladder: Prediction(tenThousandths: ladder),
                        mean: Prediction(tenThousandths: ladder), rung: 0), isRight: number % 10 != 0)
            }
            return record
        }
        #expect(!record(399, memory: 9_000, ladder: 7_000).favoursMemory)
        #expect(record(400, memory: 9_000, ladder: 7_000).favoursMemory)
        #expect(!record(400, memory: 7_000, ladder: 9_000).favoursMemory)
    }

    @Test("Log-loss, Brier and the bins are those of the formulas")
    func sums() {
        var calibration = Calibration()
        for (chance, isRight) in [(8_000, true), (8_000, false), (2_500, false), (9_999, true), (1, true)] {
            calibration.take(Prediction(tenThousandths: chance), isRight: isRight)
        }
        // -ln 0.8, -ln 0.2, -ln 0.75, -ln 0.9999, -ln 0.0001
        let surprise: Double = 0.223_144 + 1.609_438 + 0.287_682 + 0.000_1 + 9.210_340
        #expect(abs(calibration.logLoss - surprise / 5) < 0.000_001)
        let squares: Double = 0.04 + 0.64 + 0.0625 + 0.000_000_01 + 0.999_800_01
        #expect(abs(calibration.brier - squares / 5) < 0.000_001)
        #expect(calibration.bins.map(\.count) == [1, 0, 1, 0, 0, 0, 0, 0, 2, 1])
        let error: Double = 0.9999 + 0.25 + 0.6 + 0.0001
        #expect(abs(calibration.error - error / 5) < 0.000_001)
        #expect(Calibration().logLoss == 0)
    }
}
