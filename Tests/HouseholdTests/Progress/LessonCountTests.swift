import Testing

@testable import Household

/// What is called a lesson is counted alike wherever a number of them is told.
@Suite("Lessons that are counted")
struct LessonCountTests {
    @Test("Days, totals, subjects, heat map and sentence tell the same number", arguments: 0..<12 as Range<UInt64>)
    func sameNumber(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var earner = try Earner(Learner.library(of: 12))
        let first = earner.day
        for _ in 0..<7 {
            for _ in 0..<random.number(below: 4) {
                switch random.number(below: 4) {
                case 0: try earner.lesson(right: false)
                case 1: try earner.quiz(questions: 5)
                default: try earner.lesson()
                }
            }
            earner.sleep()
        }
        let counted = earner.facts.count { fact in
            if case .learning(.finished(let finished)) = fact {
                finished.counts && finished.kind.isWholeWork
            } else {
                false
            }
        }
        let report = StudyReport(
            of: earner.child, in: first..<earner.day, comparing: false,
            ReportContext(
                library: earner.learner.context.library, badges: BadgeSet(shipped: []), calendar: earner.calendar,
                today: earner.day))
        let map = LearningOverview(
            of: earner.child, library: earner.learner.context.library, calendar: earner.calendar,
            at: earner.learner.context.now.wall, forParent: true
        ).heatMap
        #expect(report.totals.lessons == counted)
        #expect(report.days.map(\.lessons).reduce(0, +) == counted)
        #expect(report.subjects.map(\.lessons).reduce(0, +) == counted)
        #expect(map.map(\.lessons).reduce(0, +) == counted)
        let told = "Mia completed \(counted) lesson\(counted == 1 ? "" : "s")."
        #expect(report.say.map(\.description).contains(told) == (counted > 0))
    }
}
