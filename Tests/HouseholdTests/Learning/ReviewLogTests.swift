import Foundation
import Testing

@testable import Household

/// The model of memory on a public log of one adult's reviews, whose figure is known.
@Suite("Forecasts of the public review log")
struct ReviewLogTests {
    private static let path = ProcessInfo.processInfo.environment["KIDD_REVIEW_LOG"]

    /// An answer to a card on one of the user's days, which begin at four o'clock in Universal Time.
    private struct Answer {
        let card: Substring
        let isRight: Bool
        let day: Day

        init?(_ line: Substring) {
            let columns = line.split(separator: ",", omittingEmptySubsequences: false)
            guard columns.count >= 3, let rating = Int(columns[1]), let hour = Int(columns[2].dropFirst(11).prefix(2)),
                let date = Day(String(columns[2].prefix(10)))
            else { return nil }
            card = columns[0]
            isRight = rating > 1
            day = hour < 4 ? date.advanced(by: -1) : date
        }
    }

    @Test(
        "The first answers of a day, at least a day after the last: the second half of 6,276 has a log-loss of 0.437",
        .enabled(if: path != nil, "KIDD_REVIEW_LOG does not name the log"))
    func logLoss() throws {
        let text = try String(contentsOfFile: #require(Self.path), encoding: .utf8)
        let answers = text.split(whereSeparator: \.isNewline).dropFirst().compactMap(Answer.init)
        #expect(answers.count == 12_580)
        let model = MemoryModel.standard
        var known: [Substring: (state: MemoryState, day: Day)] = [:]
        var forecasts: [(prediction: Prediction, isRight: Bool)] = []
        for answer in answers {
            let grade = MemoryGrade(isRight: answer.isRight)
            guard let (state, last) = known[answer.card] else {
                known[answer.card] = (model.first(grade), answer.day)
                continue
            }
            let days = last.distance(to: answer.day)
            if days > 0 {
                forecasts.append((Prediction(model.recall(state, afterDays: days)), answer.isRight))
            }
            known[answer.card] = (model.next(state, grade, afterDays: days), answer.day)
        }
        #expect(forecasts.count == 6_276)
        var calibration = Calibration()
        for forecast in forecasts.dropFirst(forecasts.count / 2) {
            calibration.take(forecast.prediction, isRight: forecast.isRight)
        }
        #expect(calibration.count == 3_138)
        #expect(abs(calibration.logLoss - 0.437) <= 0.002, "\(calibration.logLoss)")
        #expect(calibration.error <= 0.05, "\(calibration.error)")
    }
}
