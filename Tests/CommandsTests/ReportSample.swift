import API
import Household
import Words

@testable import Commands

/// A made-up report with every member, for what is made of it.
enum ReportSample {
    /// A name that is no element and no attribute.
    static let name = "<b>&\"' Zoë"
    static let first = Day(number: 20_773)

    static let at = Instant(milliseconds: 1_795_287_430_000)

    private static func accuracy(_ right: Int, _ answers: Int) -> Accuracy {
        Accuracy(right: right, of: answers)
            ?? Accuracy(right: 0, answers: 0, permille: 0, lowestPermille: 0, highestPermille: 1000)
    }

    private static func skill(_ number: Int, _ percent: Int) -> ReportSkill {
        ReportSkill(skill: SkillID(rawValue: "k.skill-\(number)"), title: "Compare groups \(number)", percent: percent)
    }

    static let totals = ReportTotals(
        screenSeconds: 19_260, learningSeconds: 7380, sessions: 11, lessons: 12, learningDays: 5, answers: 164,
        newSkills: 2, newFacts: 9, stars: 70)

    static func days(_ count: Int) -> [ReportDay] {
        (0..<count).map { index in
            let learned = [1500, 0, 2100, 900, 1680, 1200, 0][index % 7]
            return ReportDay(
                day: first.advanced(by: index),
                screenSeconds: learned + [1800, 0, 2700, 1200, 900, 5280, 0][index % 7],
                learningSeconds: learned, limitMinutes: [60, 60, 60, 60, 90, 120, nil][index % 7],
                lessons: learned / 500, isLearningDay: learned > 0, stars: learned / 100)
        }
    }

    static let facts = ReportFacts(
        records: 352, known: 61, fluent: 44,
        bands: FactBand.allCases.map {
            FactTimes(group: $0, records: 40 - $0.rawValue, medianMilliseconds: 1400 + 350 * $0.rawValue)
        },
        strategies: FactDomain.addSubtract.strategies.map {
            FactTimes(group: $0, records: 12, medianMilliseconds: 2350)
        },
        families: (4..<9).map { FactTimes(group: FactFamily($0, 9), records: 4, medianMilliseconds: 4900) })

    static func child(
        _ name: String = name, days count: Int = 7, quiet: Bool = false
    ) -> StudyReport {
        let many = quiet ? 0 : 14
        return StudyReport(
            child: ChildID(rawValue: "zoe"), name: name, days: days(count), totals: totals, previous: totals,
            subjects: quiet
                ? []
                : [
                    ReportSubject(
                        subject: "math", title: "Math", seconds: 5400, lessons: 9, accuracy: accuracy(130, 150)),
                    ReportSubject(subject: "", title: "", seconds: 240, lessons: 0, accuracy: accuracy(3, 4)),
                    ReportSubject(subject: "art", title: "Making things", seconds: 60, lessons: 3, accuracy: nil),
                ], accuracy: quiet ? nil : accuracy(133, 154),
            finished: (0..<many).map {
                RecentLesson(
                    lesson: LessonID(rawValue: "counting-\($0)"), title: "Counting, part \($0)", subject: "math",
                    bestPercent: 90,
                    timesFinished: 2, finishedAt: at)
            }, mastered: quiet ? [] : [skill(1, 96), skill(2, 100)], learning: (3..<3 + many).map { skill($0, 64) },
            needsHelp: quiet
                ? []
                : [
                    SkillNeed(
                        skill: "k.skill-3", title: "Number words", accuracy: accuracy(6, 10),
                        say: Saying(
                            told: "4 of the last 10 first answers in “Number words” were wrong. Do one together."))
                ],
            kinds: quiet
                ? []
                : [
                    ReportKind(kind: "multipleChoice", accuracy: accuracy(60, 70), hints: 4),
                    ReportKind(kind: "newKind", accuracy: accuracy(3, 4), hints: 0),
                ],
            mistakes: quiet
                ? []
                : [
                    ReportMistake(
                        mistake: .offByOne, count: 5, skill: "k.skill-3", title: Saying(told: "Number words"),
                        say: Saying(told: "Count on together."))
                ],
            reviews: ReportReviews(
                due: 2, soon: 3,
                next: [UpcomingReview(skill: "k.skill-1", title: "Compare groups", due: first.advanced(by: 9))]),
            challenges: ReportChallenges(given: 4, completed: 2, running: 1, completedNow: 1),
            badges: [ReportBadge(badge: "lesson.first", title: Saying(told: "First Lesson"), day: first)],
            facts: quiet ? nil : facts,
            recall: quiet
                ? []
                : [30, 55, 70, 85, 96].map {
                    RecallBin(answers: 40, predictedPercent: $0, observed: accuracy($0 * 40 / 105, 40))
                }, say: [Saying(told: "\(name) completed 12 lessons."), Saying(told: "\(name) learned on 5 days.")],
            learnedAgain: quiet ? [] : [skill(40, 92)])
    }

    static func report(_ range: ReportRange = .weekly, children: [StudyReport]? = nil) -> FamilyReport.Result {
        let count = range == .weekly ? 7 : FamilyReport.dashboardDays
        return FamilyReport.Result(
            first: first, last: first.advanced(by: count - 1), today: first.advanced(by: count - 1),
            reports: children ?? [child(days: count), child("Ben", days: count, quiet: true)])
    }

    private static func cells(_ operation: FactOperation) -> [FactsMatrix.Cell] {
        operation.domain.facts.filter { $0.operation == operation }.map { fact in
            let states = FactState.allCases
            return FactsMatrix.Cell(
                fact: fact, state: states[max(0, 3 - (fact.left + fact.right) / 7)], netMilliseconds: 1500)
        }
    }

    static let pictures = ReportPictures(
        subjects: ["Math", "Reading", "Science", "Making things with <paper>"].enumerated().map { index, title in
            SubjectProgress(
                subject: "s\(index)", title: title, passed: 3, lessons: 20, mastered: 7 - 2 * index, skills: 12)
        },
        year: (0..<371).map {
            HeatDay(day: first.advanced(by: $0 - 364), lessons: $0 % 7 == 6 ? 0 : ($0 * 7 / 5) % 6)
        },
        weekStart: .monday, facts: [.addition: cells(.addition), .subtraction: cells(.subtraction)])

    static func page(_ tag: String = "en", width: Int = 80) -> Page {
        Page(
            terminal: Terminal(width: width, hasColour: false), zone: .utc, language: Language.named(tag) ?? .english)
    }

    static func html(_ range: ReportRange = .weekly, _ tag: String = "en") -> String {
        ReportDocument(
            report: report(range), range: range, pictures: [pictures, pictures], page: page(tag)
        ).text
    }
}
