import QuestionKinds
import Testing
import Words

@testable import Household

@Suite struct BadgeTests {
    @Test("The catalogue is that of the rules, each key once, with a title, a rule and a picture")
    func catalogue() {
        let table = [
            "lesson.first": "First Lesson", "questions.100": "Hundred Answers", "streak.5": "On Fire",
            "streak.30": "Unstoppable", "streak.7": "Week Warrior", "streak.30.month": "Month Master",
            "math.master.3": "Math Explorer", "explore.subjects": "All-Rounder", "explore.kinds": "Tried Everything",
            "quiz.perfect.10": "Perfect Ten", "skill.numbers": "Number Novice", "skill.patterns": "Pattern Pro",
            "skill.measurement": "Measurement Master", "fluency.lightning15": "Lightning-15",
            "challenge.first": "First Steps", "challenge.10": "Challenge Champion", "fluency.comeback": "Comeback",
            "minutes.6000": "Learning Legend", "points.10000": "Point Collector",
        ]
        #expect(BadgeSet.shipped.all.count == table.count)
        for badge in BadgeSet.shipped.all {
            #expect(table[badge.key.rawValue] == badge.name.description)
            #expect(badge.about.hasSuffix(".") && !badge.icon.isEmpty)
        }
    }

    @Test(
        "Each condition is met by its number and not by one less",
        arguments: [
            (BadgeCondition.lessonsCompleted(3, subject: nil), \RewardSums.lessons, 3),
            (.questionsAnswered(100), \.firstAnswers, 100), (.dayStreak(5), \.longestStreak, 5),
            (.basePoints(10_000), \.points, 10_000), (.starsEarned(7), \.starsEarned, 7),
            (.timedScore(15), \.sprintBest, 15), (.factsRegained(3), \.factsRegained, 3),
            (.challengesCompleted(10), \.challenges, 10),
        ])
    func conditions(condition: BadgeCondition, path: WritableKeyPath<RewardSums, Int> & Sendable, target: Int) throws {
        let earner = try Earner(Earner.library())
        let scope = earner.child.scope(in: earner.context)
        var sums = RewardSums(of: earner.child)
        sums[keyPath: path] = target - 1
        #expect(condition.progress(in: sums, scope: scope) == BadgeProgress(target - 1, of: target))
        #expect(!condition.progress(in: sums, scope: scope).isComplete)
        sums[keyPath: path] = target
        #expect(condition.progress(in: sums, scope: scope).isComplete)
        sums[keyPath: path] = target + 9
        #expect(condition.progress(in: sums, scope: scope) == BadgeProgress(target, of: target))
    }

    @Test("Lessons of a subject and whole minutes of learning are conditions too")
    func subjectAndMinutes() throws {
        let earner = try Earner(Earner.library())
        let scope = earner.child.scope(in: earner.context)
        var sums = RewardSums(of: earner.child)
        sums.subjects = [SubjectTotals(subject: "math", lessons: 14), SubjectTotals(subject: "art", lessons: 90)]
        let math = BadgeCondition.lessonsCompleted(15, subject: "math")
        #expect(math.progress(in: sums, scope: scope) == BadgeProgress(14, of: 15))
        sums.newLessonOf = "math"
        #expect(math.progress(in: sums, scope: scope).isComplete)
        sums.learning = 6_000 * .minute - 1
        #expect(BadgeCondition.learningMinutes(6_000).progress(in: sums, scope: scope).value == 5_999)
        sums.learning += 1
        #expect(BadgeCondition.learningMinutes(6_000).progress(in: sums, scope: scope).isComplete)
    }

    @Test("Perfect quizzes are those of different lessons, with enough questions to count")
    func quizzes() throws {
        var earner = try Earner(Learner.library(of: 8))
        try earner.quiz(questions: 4)
        #expect(RewardSums(of: earner.child).quizzes == ["one": 0])
        try earner.quiz(questions: 5)
        try earner.quiz(questions: 8)
        var sums = RewardSums(of: earner.child)
        #expect(sums.quizzes == ["one": 100])
        let condition = BadgeCondition.quizzesAt(percent: 100, 10)
        let scope = earner.child.scope(in: earner.context)
        #expect(condition.progress(in: sums, scope: scope) == BadgeProgress(1, of: 10))
        for number in 1...8 { sums.quizzes[LessonID(rawValue: "l\(number)")] = 100 }
        sums.quizzes["l9"] = 99
        #expect(!condition.progress(in: sums, scope: scope).isComplete)
        sums.quizzes["l9"] = 100
        #expect(condition.progress(in: sums, scope: scope).isComplete)
    }

    @Test("A skill that is mastered is told with the answer that masters it; one of those named is enough")
    func mastered() throws {
        var earner = try Earner(Learner.library(of: 8))
        let skill = try #require(earner.context.library.lesson("one")).lesson.skill
        let condition = BadgeCondition.skillMastered(["other", skill])
        let scope = earner.child.scope(in: earner.context)
        try earner.lesson()
        #expect(!condition.progress(in: RewardSums(of: earner.child), scope: scope).isComplete)
        earner.sleep()
        try earner.lesson()
        #expect(condition.progress(in: RewardSums(of: earner.child), scope: scope).isComplete)
        #expect(
            !BadgeCondition.skillMastered(["other"]).progress(in: RewardSums(of: earner.child), scope: scope).isComplete
        )
        #expect(!BadgeCondition.skillMastered([]).progress(in: RewardSums(of: earner.child), scope: scope).isComplete)
    }

    @Test("The first lesson is told once, at its finish")
    func firstLesson() throws {
        var earner = try Earner(Earner.library())
        let first = try earner.lesson()
        #expect(first.badges.contains("lesson.first"))
        #expect(try !earner.lesson().badges.contains("lesson.first"))
        #expect(earner.child.rewards.badges.count { $0.badge == "lesson.first" } == 1)
        #expect(earner.child.rewards.badges.allSatisfy { !$0.isSeen && $0.day == earner.day })
    }

    @Test("Every subject and every kind need all that the filter allows, pauses left out")
    func exploring() throws {
        var earner = try Earner(Earner.library())
        earner.child.filter.pausedSubjects = [SubjectPause(subject: "reading", until: nil)]
        #expect(try !earner.lesson("one").badges.contains("explore.subjects"))
        // Both kinds are in the first lesson.
        #expect(earner.has("explore.kinds"))
        #expect(earner.child.rewards.kinds == [MultipleChoice.kind, FillInBlank.kind])
        #expect(try earner.lesson("two").badges == ["explore.subjects"])
    }

    @Test("A subject that is not allowed is not asked for")
    func allowed() throws {
        var earner = try Earner(Earner.library())
        earner.child.filter.allowedSubjects = ["math"]
        #expect(try earner.lesson("one").badges.contains("explore.subjects"))
    }

    @Test("Nothing to explore is nothing explored")
    func nothing() throws {
        var earner = try Earner(Earner.library())
        earner.child.filter.allowedSubjects = []
        let scope = earner.child.scope(in: earner.context)
        #expect(scope.subjects.isEmpty && scope.kinds.isEmpty)
        let progress = BadgeCondition.subjectsExplored.progress(in: RewardSums(of: earner.child), scope: scope)
        #expect(progress == BadgeProgress(0, of: 1))
    }

    @Test("A hundred hours of learning earn their badge by time alone, in the call that counts the last minute")
    func minutes() throws {
        var earner = try Earner(Earner.library())
        #expect(earner.learn(minutes: 5_999).isEmpty)
        #expect(earner.learn(minutes: 1).badges == ["minutes.6000"])
        #expect(earner.learn(minutes: 600).isEmpty)
    }

    @Test("A sticker is given at the first finish of its lesson, and only then")
    func stickers() throws {
        var earner = try Earner(Earner.library())
        try earner.lesson("one")
        #expect(earner.child.rewards.stickers.isEmpty)
        try earner.lesson("two")
        try earner.lesson("two")
        #expect(earner.child.rewards.stickers.map(\.sticker) == ["star"])
        #expect(earner.child.rewards.stickers.map(\.lesson) == ["two"])
    }

    @Test("Badges that were seen stay seen; a badge that is told twice is one")
    func seen() {
        var book = RewardBook()
        let at = Instant(milliseconds: 5)
        book.apply(.badgeEarned("a", day: Day(number: 1), at: at))
        book.apply(.badgesSeen(["a", "never"]))
        book.apply(.badgeEarned("a", day: Day(number: 2), at: at))
        #expect(book.badges == [EarnedBadge(badge: "a", day: Day(number: 1), at: at, isSeen: true)])
    }

    @Test("A domain is mastered with every skill that an allowed lesson teaches, of one grade or of all")
    func domain() throws {
        var draft = PackFixture.draft
        let first = draft.manifest.standards[0]
        draft.manifest.standards[1].subject = first.subject
        draft.manifest.standards[1].domain = first.domain
        draft.manifest.standards[1].grade = first.grade == .first ? .second : .first
        let other = draft.manifest.standards[1].grade
        var earner = try Earner(PackFixture.library(draft))
        let scope = earner.child.scope(in: earner.context)
        let whole = SkillDomain(subject: first.subject, name: first.domain)
        let part = SkillDomain(subject: first.subject, name: first.domain, grade: first.grade)
        let all = scope.skills(of: whole)
        #expect(all.count == 2 && scope.skills(of: part).count == 1)
        #expect(scope.skills(of: SkillDomain(subject: "art", name: first.domain)).isEmpty)
        var sums = RewardSums(of: earner.child)
        sums.masteredSkills = scope.skills(of: part)
        #expect(BadgeCondition.domainMastered(part).progress(in: sums, scope: scope).isComplete)
        #expect(BadgeCondition.domainMastered(whole).progress(in: sums, scope: scope) == BadgeProgress(1, of: 2))
        sums.masteredSkills = all
        #expect(BadgeCondition.domainMastered(whole).progress(in: sums, scope: scope).isComplete)
        let later = SkillDomain(subject: first.subject, name: first.domain, grade: .sixth)
        #expect(!BadgeCondition.domainMastered(later).progress(in: sums, scope: scope).isComplete)
        // What the filter keeps away is not asked for.
        let lesson = try #require(earner.context.library.lessons.first { $0.lesson.id == "two" }).lesson
        earner.child.filter.blockedLessons = [lesson.id]
        let narrow = earner.child.scope(in: earner.context)
        #expect(narrow.skills(of: whole).count == 1)
        #expect(narrow.skills(of: SkillDomain(subject: first.subject, name: first.domain, grade: other)).isEmpty)
    }

}
