import Testing

@testable import Household

@Suite("Calibration")
struct CalibrationTests {
    @Test("a prediction is a whole number of ten-thousandths, never none and never sure")
    func predictions() {
        let expected: [(Double, Int)] = [
            (-1, 1), (0, 1), (0.00004, 1), (0.0001, 1), (0.00016, 2), (0.5, 5000), (0.50004, 5000), (0.50006, 5001),
            (0.9999, 9999), (0.99999, 9999), (1, 9999), (2, 9999), (.infinity, 9999), (-.infinity, 1),
        ]
        for (chance, tenThousandths) in expected {
            #expect(Prediction(chance).tenThousandths == tenThousandths, "\(chance)")
        }
        #expect(
            [-5, 0, 1, 9999, 10_000].map { Prediction(tenThousandths: $0).tenThousandths } == [1, 1, 1, 9999, 9999])
        #expect((1...9999).allSatisfy { Prediction(Prediction(tenThousandths: $0).chance).tenThousandths == $0 })
    }

    @Test("a running rate starts at nine in ten with the weight of ten answers")
    func rates() {
        let expected = [(0, 0, 9000), (1, 1, 9090), (0, 1, 8181), (1, 10, 5000), (10, 10, 9500), (0, 100_000, 1)]
        for (right, answers, tenThousandths) in expected {
            #expect(Prediction(right: right, of: answers).tenThousandths == tenThousandths)
        }
    }

    /// Predictions in ten-thousandths with what came of them.
    private func calibration(_ taken: [(Int, Bool)]) -> Calibration {
        taken.reduce(into: Calibration()) { $0.take(Prediction(tenThousandths: $1.0), isRight: $1.1) }
    }

    @Test("the sums are whole numbers, and the measures are their means")
    func sums() {
        let known = calibration([(9000, true), (9000, false), (2000, false)])
        // −ln 0.9, −ln 0.1 and −ln 0.8.
        #expect(known.surprise == 105_361 + 2_302_585 + 223_144)
        #expect(known.squares == 1_000_000 + 81_000_000 + 4_000_000)
        #expect(known.bins[9] == Calibration.Bin(count: 2, predicted: 18_000, right: 1))
        #expect(known.bins[2] == Calibration.Bin(count: 1, predicted: 2000, right: 0))
        #expect(known.count == 3)
        #expect(known.logLoss == 2.63109 / 3)
        #expect(known.brier == 0.86 / 3)
        // In the bin of 0.9 one is right where 1.8 were foretold, in the other none where 0.2 were.
        #expect(abs(known.error - 1.0 / 3) < 1e-15)
    }

    @Test("before the first prediction all measures are 0, not no number")
    func empty() {
        let known = Calibration()
        #expect(known.bins.count == 10 && known.count == 0)
        #expect(known.logLoss == 0 && known.brier == 0 && known.error == 0)
    }

    @Test("each of the ten bins has a tenth of the chances")
    func bins() {
        for tenThousandths in 1...9999 {
            let known = calibration([(tenThousandths, true)])
            #expect(known.bins.firstIndex { $0.count == 1 } == tenThousandths / 1000)
        }
    }

    @Test("what came as foretold has no calibration error, and what never comes has one of its chance")
    func calibrationError() {
        let kept = (1...9).flatMap { tenths in (0..<10).map { (tenths * 1000, $0 < tenths) } }
        #expect(abs(calibration(kept).error) < 1e-15)
        #expect(abs(calibration(Array(repeating: (7000, false), count: 8)).error - 0.7) < 1e-15)
        // Bins are means: too high for some and too low for others of one bin is no error.
        let mixed = (0..<10).flatMap { [(4200, $0 < 9), (4800, false)] }
        #expect(abs(calibration(mixed).error) < 1e-15)
    }

    @Test("log-loss and Brier are least for the chance that is true")
    func isProper() {
        func known(_ tenThousandths: Int) -> Calibration {
            calibration((0..<100).map { (tenThousandths, $0 < 73) })
        }
        let true73 = known(7300)
        for other in stride(from: 100, through: 9900, by: 100) where other != 7300 {
            #expect(known(other).logLoss > true73.logLoss)
            #expect(known(other).brier > true73.brier)
        }
    }

    @Test("sums do not depend on the order, and can be stored and gone on from exactly")
    func isExact() {
        var random = SeededRandom(seed: 7)
        let taken = (0..<2000).map { _ in (1 + random.number(below: 9999), random.number(below: 2) == 0) }
        let all = calibration(taken)
        #expect(calibration(taken.reversed()) == all)
        let half = calibration(Array(taken.prefix(1000)))
        var restored = Calibration(bins: half.bins, surprise: half.surprise, squares: half.squares)
        #expect(restored == half)
        for (tenThousandths, isRight) in taken.dropFirst(1000) {
            restored.take(Prediction(tenThousandths: tenThousandths), isRight: isRight)
        }
        #expect(restored == all)
        #expect(Calibration(bins: [Calibration.Bin(count: 1)]).bins.count == 10)
        #expect(Calibration(bins: Array(repeating: Calibration.Bin(), count: 12)).bins.count == 10)
    }

    @Test("the worst surprise is that of one in ten thousand")
    func worst() {
        // −ln 0.0001.
        #expect(calibration([(9999, false)]).surprise == 9_210_340)
        #expect(calibration([(1, true)]).surprise == 9_210_340)
        #expect(calibration([(9999, true)]).surprise == 100)
    }
}
