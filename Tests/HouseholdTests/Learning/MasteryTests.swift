import Testing
import Words

@testable import Household

@Suite("Mastery")
struct MasteryTests {
    private static let rubric = Rubric(
        thresholdPercent: 80, window: 5, sessions: 2, reviewDays: [3, 7, 14, 30, 60, 120])

    /// A child who answers one question after the other.
    private struct Pupil {
        var mastery = SkillMastery()
        var number = 0
        var now = Instant(seconds: 1_795_000_000)
        var day = Day(number: 20_000)

        /// The answers of each activity.
        var given: [ActivityID: [(answer: MasteryAnswer, day: Day)]] = [:]

        /// One activity: each answer is 1 for right, 0 for wrong, with its hints.
        ///
        /// - Parameters:
        ///   - isFinished: whether it ends after them; else it goes on.
        ///   - isWritten: whether its questions are the same as those of another activity.
        /// - Returns: what its end shows.
        @discardableResult
        mutating func learn(
            _ answers: [Int], hints: [Int] = [], in activity: ActivityID? = nil, isFinished: Bool = true,
            isWritten: Bool = false, _ rubric: Rubric = rubric
        ) -> SkillMark? {
            number += 1
            let activity = activity ?? ActivityID(rawValue: "a\(number)")
            for (place, isRight) in answers.enumerated() {
                now = now + 1000
                let given = hints.indices.contains(place) ? hints[place] : 0
                let answer = MasteryAnswer(
                    presentation: PresentationID(activity, (self.given[activity]?.count ?? 0) + 1),
                    question: QuestionID(rawValue: "q\(place)"),
                    percent: MasteryRule.percent(isRight: isRight == 1, hints: given), hints: given, at: now)
                mastery.apply(answer, mastery.mark(of: answer, on: day), in: activity, on: day)
                self.given[activity, default: []].append((answer, day))
            }
            let all = given[activity] ?? []
            guard isFinished else { return nil }
            let mark = mastery.mark(
                of: "k", all, in: activity,
                isPassed: all.count { $0.answer.percent > 0 } * 100 >= all.count * LearningRules.passingPercent,
                isWritten: { _ in isWritten }, rubric, .ladder)
            if let mark { mastery.apply(mark, all, in: activity) }
            return mark
        }

        /// Looks back at it.
        mutating func review(isPassed: Bool) {
            let mark = mastery.mark(ofReview: "k", isPassed: isPassed, rubric, .ladder)
            mastery.apply(mark, on: day)
        }

        /// So much later, on another household day.
        mutating func sleep(hours: Int = 24, days: Int = 1) {
            now = now + Int64(hours) * 3_600_000
            day = day.advanced(by: days)
        }
    }

    @Test("a right answer is worth 100 percent, each hint takes off 10, and a wrong one is worth nothing")
    func scores() {
        #expect(
            (0...12).map { MasteryRule.percent(isRight: true, hints: $0) } == [
                100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0, 0, 0,
            ])
        #expect((0...3).allSatisfy { MasteryRule.percent(isRight: false, hints: $0) == 0 })
    }

    @Test("four of five right in one activity, on two days, master a skill; medals and percentage never fall")
    func way() {
        var pupil = Pupil()
        #expect(pupil.mastery.medal == .none && pupil.mastery.state(on: pupil.day) == .notStarted)
        pupil.learn([1, 1, 0])
        #expect(pupil.mastery.medal == .bronze && pupil.mastery.bestPercent == 0)
        #expect(pupil.mastery.state(on: pupil.day) == .learning)
        pupil.learn([1, 0, 1, 1, 1])
        #expect(pupil.mastery.medal == .silver && pupil.mastery.bestPercent == 80)
        // Once more on the same day says nothing new.
        #expect(pupil.learn([1, 1, 1, 1, 1]) == SkillMark(skill: "k", percent: 100))
        #expect(pupil.mastery.bestPercent == 100)
        pupil.sleep()
        pupil.learn([0, 0, 0, 0, 0])
        #expect(pupil.mastery.medal == .silver && pupil.mastery.bestPercent == 100)
        let mark = pupil.learn([1, 1, 1, 1, 1])
        #expect(mark?.window == SkillMark.Window(last: 5, answers: 5, reviewAfterDays: 3))
        #expect(pupil.mastery.medal == .gold && pupil.mastery.masteredAt == pupil.now)
        #expect(pupil.mastery.reached.map(\.mean) == [80, 100])
        for (days, state) in [(0, SkillMastery.State.mastered), (2, .mastered), (3, .reviewing), (90, .reviewing)] {
            #expect(pupil.mastery.state(on: pupil.day.advanced(by: days)) == state)
        }
        let before = pupil.mastery
        pupil.sleep()
        pupil.learn([0, 0, 0, 0, 0])
        #expect(pupil.mastery.medal == .gold && pupil.mastery.reached == before.reached)
        #expect(pupil.mastery.due == before.due && pupil.mastery.count == before.count + 5)
    }

    @Test("the five answers are of one activity that was passed, and any five that follow one another")
    func oneActivity() {
        var pupil = Pupil()
        #expect(pupil.learn([1, 1, 1, 1]) == nil && pupil.learn([1]) == nil)
        #expect(pupil.learn([1, 1, 0, 1, 1]) == SkillMark(skill: "k", percent: 80, window: .init(5)))
        pupil = Pupil()
        #expect(pupil.learn([1, 0, 0, 1, 1, 1, 1, 1, 0, 1])?.window == .init(7))
        #expect(pupil.mastery.bestPercent == 100 && pupil.mastery.reached.map(\.mean) == [80])
    }

    @Test("five in a row are nothing in an activity that was not passed: its mean is that of all its answers")
    func notPassed() {
        var pupil = Pupil()
        for _ in 0..<5 {
            // Five of thirty known, always asked in the same order.
            let mark = pupil.learn([1, 1, 1, 1, 1] + Array(repeating: 0, count: 25))
            #expect(mark == SkillMark(skill: "k", percent: 16))
            #expect(pupil.learn([1, 1, 1, 1, 1, 0, 0, 1, 0, 0])?.window == nil)
            pupil.sleep()
        }
        #expect(pupil.mastery.medal == .bronze && pupil.mastery.bestPercent == 60)
        #expect(pupil.learn([1, 1, 1, 1, 1, 0, 0, 1, 1, 0])?.window == .init(5))
    }

    @Test("a question that is asked as it is written is evidence once")
    func writtenOnce() {
        var pupil = Pupil()
        #expect(pupil.learn([1, 1, 1, 1, 1], isWritten: true)?.window != nil)
        pupil.sleep()
        #expect(pupil.learn([1, 1, 1, 1, 1], isWritten: true)?.window == nil)
        #expect(pupil.learn([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], isWritten: true)?.window == .init(10, reviewAfterDays: 3))
    }

    @Test("of the five at most one was hinted, never the newest, and hints lower the mean")
    func hints() {
        func isReached(_ answers: [Int], _ hints: [Int]) -> Bool {
            var pupil = Pupil()
            return pupil.learn(answers, hints: hints)?.window != nil
        }
        #expect(isReached([1, 1, 1, 1, 1], [1, 0, 0, 0, 0]))
        #expect(isReached([1, 1, 1, 1, 1], [0, 3, 0, 0, 0]))
        #expect(!isReached([1, 1, 1, 1, 1], [0, 0, 0, 0, 1]))
        #expect(!isReached([1, 1, 1, 1, 1], [1, 1, 0, 0, 0]))
        #expect(!isReached([0, 1, 1, 1, 1], [0, 1, 0, 0, 0]))
        #expect(isReached([0, 1, 1, 1, 1], [3, 0, 0, 0, 0]))
    }

    @Test(
        "two windows are of two activities, on two household days, with sixteen hours between the answers that complete them",
        arguments: [(15, 1, false), (16, 1, true), (24, 0, false), (17, 1, true), (400, 30, true)])
    func apart(hours: Int, days: Int, isMastered: Bool) {
        var pupil = Pupil()
        pupil.learn([1, 1, 1, 1, 1])
        // The second activity takes five seconds, and its last answer counts.
        pupil.sleep(hours: hours, days: days)
        pupil.learn([1, 1, 1, 1, 1])
        #expect((pupil.mastery.masteredAt != nil) == isMastered)
    }

    @Test("an activity that goes on over night is one activity") func sameActivity() {
        var pupil = Pupil()
        pupil.learn([1, 1, 1, 1, 1], in: "long", isFinished: false)
        pupil.sleep()
        pupil.learn([1, 1, 1, 1, 1], in: "long")
        #expect(pupil.mastery.medal == .silver)
    }

    @Test("a rubric of its own holds, and only so many answers are remembered")
    func rubrics() {
        let hard = Rubric(thresholdPercent: 95, window: 8, sessions: 3, reviewDays: [1])
        var pupil = Pupil()
        for round in 0..<3 {
            #expect(pupil.mastery.masteredAt == nil, "\(round)")
            pupil.learn(Array(repeating: 1, count: 30), hard)
            pupil.sleep()
        }
        #expect(pupil.mastery.masteredAt != nil && pupil.mastery.reached.count == 3)
        #expect(pupil.mastery.reached.allSatisfy { $0.answers.count == 8 })
        #expect(pupil.mastery.answers.count == MasteryRule.mostAnswers)
    }

    @Test(
        "whatever a child answers, what it sees never falls, and what was mastered stays so",
        arguments: 1...200 as ClosedRange<UInt64>)
    func neverFalls(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var pupil = Pupil()
        var (medal, percent, mastered) = (0, 0, Instant?.none)
        for _ in 0..<40 {
            let count = 1 + Int(random.next() % 8)
            let ability = random.next() % 100
            let answers = (0..<count).map { _ in random.next() % 100 < ability ? 1 : 0 }
            pupil.learn(answers, hints: (0..<count).map { _ in Int(random.next() % 5) / 3 })
            let now = SkillMastery.Medal.allCases.firstIndex(of: pupil.mastery.medal) ?? 0
            #expect(now >= medal && pupil.mastery.bestPercent >= percent && pupil.mastery.bestPercent <= 100)
            if let mastered { #expect(pupil.mastery.masteredAt == mastered) }
            #expect(pupil.mastery.reached.count <= Self.rubric.sessions)
            #expect((pupil.mastery.masteredAt != nil) == (pupil.mastery.due != nil))
            (medal, percent, mastered) = (now, pupil.mastery.bestPercent, pupil.mastery.masteredAt)
            pupil.sleep(hours: Int(random.next() % 30), days: Int(random.next() % 2))
        }
    }

    /// The chance that a child of constant ability is declared mastered within 20 items, in four sessions of five.
    private func chance(_ p: Double) -> Double {
        var chance = 0.0
        // A session is reached or not, as the rule says of each pattern of five answers.
        var reached = 0.0
        for pattern in 0..<32 {
            let answers = (0..<5).map { pattern >> $0 & 1 }
            var pupil = Pupil()
            if pupil.learn(answers)?.window != nil {
                reached += answers.reduce(1.0) { $0 * ($1 == 1 ? p : 1 - p) }
            }
        }
        for sessions in 0..<16 {
            var pupil = Pupil()
            var weight = 1.0
            for session in 0..<4 {
                let isReached = sessions >> session & 1 == 1
                weight *= isReached ? reached : 1 - reached
                pupil.learn(isReached ? [1, 1, 1, 1, 1] : [0, 0, 0, 0, 0])
                pupil.sleep()
            }
            if pupil.mastery.masteredAt != nil { chance += weight }
        }
        return chance
    }

    @Test(
        "who cannot do it is not declared mastered: the table of the rules, to four digits",
        arguments: [(0.25, 0.0014), (0.50, 0.1619), (0.60, 0.4139), (0.70, 0.7286), (0.80, 0.9418), (0.90, 0.9980)])
    func falseMastery(p: Double, expected: Double) {
        let found = chance(p)
        #expect((found * 10_000).rounded() == (expected * 10_000).rounded(), "\(p): \(found)")
        let q = 5 * p * p * p * p * (1 - p) + p * p * p * p * p
        let closed = 1 - (1 - q) * (1 - q) * (1 - q) * (1 - q) - 4 * q * (1 - q) * (1 - q) * (1 - q)
        #expect(abs(found - closed) < 1e-9)
    }

    @Test("what a parent is told fits where the skill stands") func words() {
        var pupil = Pupil()
        func say() -> String { pupil.mastery.words(for: "Mia", Self.rubric, on: pupil.day).description }
        let rule =
            "It is mastered when 5 questions in a row, all in one activity that was passed, have a mean of 80 percent by the first "
            + "answer to each, on 2 days with a night (16 hours) in between. One of these answers may have had a hint, but not the newest."
        #expect(say() == "Mia has not tried this yet. \(rule)")
        pupil.learn([1])
        #expect(say() == "Mia has begun. \(rule)")
        pupil.learn([1, 0, 0, 0, 0])
        #expect(say() == "The best result so far is 20 percent. \(rule)")
        pupil.learn([1, 0, 0, 1, 1])
        #expect(say() == "The best result so far is 60 percent. \(rule)")
        pupil.learn([1, 1, 1, 1, 1])
        #expect(say() == "Mia reached 100 percent in one activity. That is needed once more. \(rule)")
        pupil.sleep()
        pupil.learn([1, 1, 1, 1, 1])
        #expect(say() == "Mia reached 80 percent or more on 2 different days: mastered.")
        pupil.sleep(hours: 72, days: 3)
        #expect(say().hasSuffix("mastered. It is time to look at it again."))
        pupil.review(isPassed: false)
        #expect(say().hasSuffix("The last review was not passed; if the next one is not either, it is learned again."))
        pupil.review(isPassed: false)
        #expect(say().hasPrefix("Mia had mastered this. Two reviews running were not passed, so it is learned again."))
        #expect(say().hasSuffix(rule))
    }
}

extension SkillMark.Window {
    /// Five answers up to this one.
    fileprivate init(_ last: Int, reviewAfterDays: Int? = nil) {
        self.init(last: last, answers: 5, reviewAfterDays: reviewAfterDays)
    }
}
