import API
import Household

/// The tables of a report as files of CSV: their columns have the same names in every language.
struct ReportTables {
    var report: FamilyReport.Result
    var range: ReportRange
    /// The household's clock.
    var zone: Zone

    /// A table: its name in the name of the file, its columns, its rows.
    struct Table {
        var name: String
        var columns: [String]
        var rows: [[CSVText.Cell]]
    }

    /// Writes a file for each table, and gives them their names when all of them are whole.
    ///
    /// - Returns: How many there are.
    func write(to folder: ExportFolder) throws -> Int {
        try folder.make()
        let tables = all
        let base = folder.path + "/\(range.rawValue)-\(range == .weekly ? report.first : report.last)-"
        let files = try tables.map { try CopyTable(base + $0.name + ".csv", $0.columns) }
        for (file, table) in zip(files, tables) { for row in table.rows { try file.add(row) } }
        for file in files { try file.finish() }
        return files.count
    }

    /// All of them; those without rows too, so that a program finds each every week.
    var all: [Table] {
        [
            totals, days, subjects, lessons, skills, kinds, mistakes, reviews, challenges, badges, facts, times, recall,
        ]
    }

    /// A table in which each row begins with its child.
    private func table(_ name: String, _ columns: [String], _ rows: (StudyReport) -> [[CSVText.Cell]]) -> Table {
        Table(
            name: name, columns: ["child"] + columns,
            rows: report.reports.flatMap { child in rows(child).map { [.text(child.child.rawValue)] + $0 } })
    }

    private static let rightColumns = ["right", "answers", "permille", "lowest_permille", "highest_permille"]

    private static func right(_ accuracy: Accuracy?) -> [CSVText.Cell] {
        [
            .init(accuracy?.right), .init(accuracy?.answers), .init(accuracy?.permille),
            .init(accuracy?.lowestPermille), .init(accuracy?.highestPermille),
        ]
    }

    private static func day(_ day: Day) -> CSVText.Cell { .text(day.description) }

    // MARK: - Time

    private var totals: Table {
        table(
            "totals",
            [
                "name", "days", "screen_s", "learning_s", "sessions", "lessons", "learning_days", "answers",
                "new_skills", "new_facts", "stars",
            ]
        ) { child in
            func row(_ days: String, _ sum: ReportTotals) -> [CSVText.Cell] {
                [
                    .text(child.name), .text(days), .number(sum.screenSeconds), .number(sum.learningSeconds),
                    .number(sum.sessions), .number(sum.lessons), .number(sum.learningDays), .number(sum.answers),
                    .number(sum.newSkills), .number(sum.newFacts), .number(sum.stars),
                ]
            }
            guard !child.daysWithProfile.isEmpty else { return [] }
            return [row("these", child.totals)] + (child.previous.map { [row("before", $0)] } ?? [])
        }
    }

    private var days: Table {
        table("days", ["day", "screen_s", "learning_s", "limit_min", "lessons", "learning_day"]) { child in
            child.daysWithProfile.map { day in
                [
                    Self.day(day.day), .number(day.screenSeconds), .number(day.learningSeconds),
                    .init(day.limitMinutes), .number(day.lessons), .number(day.isLearningDay ? 1 : 0),
                ]
            }
        }
    }

    private var subjects: Table {
        table("subjects", ["subject", "title", "learning_s", "lessons"] + Self.rightColumns) { child in
            child.subjects.map { subject in
                [
                    .text(subject.subject), .text(subject.title), .number(subject.seconds), .number(subject.lessons),
                ] + Self.right(subject.accuracy)
            }
        }
    }

    // MARK: - Learning

    private var lessons: Table {
        table("lessons", ["lesson", "title", "subject", "best_percent", "times", "at"]) { child in
            child.finished.map { lesson in
                [
                    .text(lesson.lesson.rawValue), .text(lesson.title), .text(lesson.subject),
                    .number(lesson.bestPercent), .number(lesson.timesFinished),
                    .text(RFC3339.text(of: lesson.finishedAt, in: zone)),
                ]
            }
        }
    }

    private var skills: Table {
        table("skills", ["state", "skill", "title", "percent"] + Self.rightColumns) { child in
            func rows(_ state: String, _ skills: [ReportSkill]) -> [[CSVText.Cell]] {
                skills.map { skill in
                    [.text(state), .text(skill.skill.rawValue), .text(skill.title), .number(skill.percent)]
                        + Self.right(nil)
                }
            }
            return rows("mastered", child.mastered) + rows("practised", child.learning)
                + rows("learnedAgain", child.learnedAgain)
                + child.needsHelp.map { need in
                    [.text("needsHelp"), .text(need.skill.rawValue), .text(need.title), .empty]
                        + Self.right(need.accuracy)
                }
        }
    }

    private var kinds: Table {
        table("kinds", ["kind", "hints"] + Self.rightColumns) { child in
            child.kinds.map { [.text($0.kind.rawValue), .number($0.hints)] + Self.right($0.accuracy) }
        }
    }

    private var mistakes: Table {
        table("mistakes", ["mistake", "times", "skill", "title", "say"]) { child in
            child.mistakes.map {
                [
                    .text($0.mistake.rawValue), .number($0.count), .text($0.skill.rawValue),
                    .text($0.title.description), .text($0.say.description),
                ]
            }
        }
    }

    private var reviews: Table {
        table("reviews", ["skill", "title", "due"]) { child in
            child.reviews.next.map { [.text($0.skill.rawValue), .text($0.title), Self.day($0.due)] }
        }
    }

    private var challenges: Table {
        table("challenges", ["given", "completed", "running", "completed_now", "reviews_due", "reviews_soon"]) {
            child in
            let (counts, reviews) = (child.challenges, child.reviews)
            return [
                [
                    .number(counts.given), .number(counts.completed), .number(counts.running),
                    .number(counts.completedNow), .number(reviews.due), .number(reviews.soon),
                ]
            ]
        }
    }

    private var badges: Table {
        table("badges", ["badge", "title", "day"]) { child in
            child.badges.map { [.text($0.badge.rawValue), .text($0.title.description), Self.day($0.day)] }
        }
    }

    // MARK: - Math facts

    private var facts: Table {
        table("facts", ["records", "known", "fluent"]) { child in
            child.facts.map { [[.number($0.records), .number($0.known), .number($0.fluent)]] } ?? []
        }
    }

    private var times: Table {
        table("times", ["of", "name", "records", "median_ms"]) { child in
            guard let facts = child.facts else { return [] }
            func rows<Group>(
                _ what: String, _ times: [FactTimes<Group>], _ name: (Group) -> String
            ) -> [[CSVText.Cell]] {
                times.map {
                    [.text(what), .text(name($0.group)), .number($0.records), .number($0.medianMilliseconds)]
                }
            }
            return rows("band", facts.bands) { "\($0.rawValue)" } + rows("strategy", facts.strategies) { $0.rawValue }
                + rows("family", facts.families) { "\($0.smaller)+\($0.larger)" }
        }
    }

    private var recall: Table {
        table("recall", ["predicted_percent", "predictions"] + Self.rightColumns) { child in
            child.recall.map { [.number($0.predictedPercent), .number($0.answers)] + Self.right($0.observed) }
        }
    }
}
