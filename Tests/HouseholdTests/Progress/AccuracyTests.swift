import Testing

@testable import Household

@Suite("Accuracy with its uncertainty") struct AccuracyTests {
    /// Wilson's interval for 95 %, worked out elsewhere: 3 of 4 is no trend.
    @Test(
        "The interval is Wilson's",
        arguments: [
            (3, 4, 750, 300, 955), (0, 1, 0, 0, 794), (1, 1, 1000, 206, 1000), (5, 10, 500, 236, 764),
            (81, 263, 307, 255, 367), (80, 100, 800, 711, 867),
        ])
    func table(right: Int, answers: Int, permille: Int, lowest: Int, highest: Int) {
        let expected = Accuracy(
            right: right, answers: answers, permille: permille, lowestPermille: lowest, highestPermille: highest)
        #expect(Accuracy(right: right, of: answers) == expected)
    }

    @Test("Each bound is a share from which what was seen is just that many deviations away", arguments: 1...60)
    func inverse(answers: Int) throws {
        for right in 0...answers {
            let accuracy = try #require(Accuracy(right: right, of: answers))
            #expect(accuracy.lowestPermille <= accuracy.permille)
            #expect(accuracy.highestPermille >= accuracy.permille)
            for bound in [accuracy.lowestPermille, accuracy.highestPermille] {
                let truth = Double(bound) / 1000
                let seen = Double(right) / Double(answers)
                let deviation = (truth * (1 - truth) / Double(answers)).squareRoot()
                // Bounds are rounded outwards by less than a thousandth.
                let inner = bound == accuracy.lowestPermille ? truth + 0.001 : truth - 0.001
                #expect(abs(seen - truth) >= Accuracy.quantile * deviation - 1e-9 || right == 0 || right == answers)
                let closer = (inner * (1 - inner) / Double(answers)).squareRoot()
                let isEnd = right == 0 && bound == 0 || right == answers && bound == 1000
                #expect(abs(seen - inner) <= Accuracy.quantile * closer + 1e-9 || isEnd)
            }
        }
    }

    @Test("Without answers there is none, nor of more right ones than answers")
    func none() {
        #expect(Accuracy(right: 0, of: 0) == nil)
        #expect(Accuracy(right: 2, of: 1) == nil)
        #expect(Accuracy(right: -1, of: 1) == nil)
    }
}
