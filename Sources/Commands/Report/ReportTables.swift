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
    private func table<Row>(
        _ name: String, _ columns: [ReportColumn<Row>], _ rows: (StudyReport) -> [Row]
    ) -> Table {
        Table(
            name: name, columns: ["child"] + columns.flatMap(\.names),
            rows: report.reports.flatMap { Self.rows(columns, of: $0, rows($0)) })
    }

    private static func rows<Row>(
        _ columns: [ReportColumn<Row>], of child: StudyReport, _ rows: [Row]
    ) -> [[CSVText.Cell]] {
        rows.map { row in [.text(child.child.rawValue)] + columns.flatMap { $0.cells(row) } }
    }

    // MARK: - Time

    private var totals: Table {
        typealias Row = (name: String, days: String, sum: ReportTotals)
        let columns: [ReportColumn<Row>] = [
            .text("name") { $0.name }, .text("days") { $0.days }, .number("screen_s") { $0.sum.screenSeconds },
            .number("learning_s") { $0.sum.learningSeconds }, .number("sessions") { $0.sum.sessions },
            .number("lessons") { $0.sum.lessons }, .number("learning_days") { $0.sum.learningDays },
            .number("answers") { $0.sum.answers }, .number("new_skills") { $0.sum.newSkills },
            .number("new_facts") { $0.sum.newFacts }, .number("stars") { $0.sum.stars },
        ]
        return table("totals", columns) { child in
            guard !child.daysWithProfile.isEmpty else { return [] }
            return [(child.name, "these", child.totals)] + (child.previous.map { [(child.name, "before", $0)] } ?? [])
        }
    }

    private var days: Table { table("days", .ofDays, \.daysWithProfile) }

    private var subjects: Table { table("subjects", .ofSubjects, \.subjects) }

    // MARK: - Learning

    private var lessons: Table {
        let columns: [ReportColumn<RecentLesson>] = [
            .text("lesson", \.lesson.rawValue), .text("title", \.title), .text("subject", \.subject),
            .number("best_percent", \.bestPercent), .number("times", \.timesFinished),
            .text("at") { RFC3339.text(of: $0.finishedAt, in: zone) },
        ]
        return table("lessons", columns, \.finished)
    }

    private var skills: Table {
        typealias Row = (state: String, skill: SkillID, title: String, percent: Int?, accuracy: Accuracy?)
        let columns: [ReportColumn<Row>] = [
            .text("state") { $0.state }, .text("skill") { $0.skill.rawValue }, .text("title") { $0.title },
            .number("percent") { $0.percent }, .right { $0.accuracy },
        ]
        return table("skills", columns) { child in
            func rows(_ state: String, _ skills: [ReportSkill]) -> [Row] {
                skills.map { (state, $0.skill, $0.title, $0.percent, nil) }
            }
            return rows("mastered", child.mastered) + rows("practised", child.learning)
                + rows("learnedAgain", child.learnedAgain)
                + child.needsHelp.map { ("needsHelp", $0.skill, $0.title, nil, $0.accuracy) }
        }
    }

    private var kinds: Table { table("kinds", .ofKinds, \.kinds) }

    private var mistakes: Table {
        let columns: [ReportColumn<ReportMistake>] = [
            .text("mistake", \.mistake.rawValue), .number("times", \.count), .text("skill", \.skill.rawValue),
            .text("title", \.title.description), .text("say", \.say.description),
        ]
        return table("mistakes", columns, \.mistakes)
    }

    private var reviews: Table {
        let columns: [ReportColumn<UpcomingReview>] = [
            .text("skill", \.skill.rawValue), .text("title", \.title), .day("due", \.due),
        ]
        return table("reviews", columns, \.reviews.next)
    }

    private var challenges: Table {
        let columns: [ReportColumn<StudyReport>] = [
            .number("given", \.challenges.given), .number("completed", \.challenges.completed),
            .number("running", \.challenges.running), .number("completed_now", \.challenges.completedNow),
            .number("reviews_due", \.reviews.due), .number("reviews_soon", \.reviews.soon),
        ]
        return table("challenges", columns) { [$0] }
    }

    private var badges: Table {
        let columns: [ReportColumn<ReportBadge>] = [
            .text("badge", \.badge.rawValue), .text("title", \.title.description), .day("day", \.day),
        ]
        return table("badges", columns, \.badges)
    }

    // MARK: - Math facts

    private var facts: Table {
        let columns: [ReportColumn<(domain: FactDomain, facts: ReportFacts)>] = [
            .number("records", \.facts.records), .number("known", \.facts.known),
            .number("fluent", \.facts.fluent), .text("domain", \.domain.rawValue),
        ]
        return table("facts", columns, \.factDomains)
    }

    private var times: Table {
        let strategies = [ReportColumn].ofStrategies
        func families(_ domain: FactDomain) -> [ReportColumn<FactTimes<FactFamily>>] {
            ReportColumn.times(of: "family", { "\($0.facts(in: domain).first?.description ?? "")" })
        }
        return Table(
            name: "times", columns: ["child"] + strategies.flatMap(\.names),
            rows: report.reports.flatMap { child in
                child.factDomains.flatMap { domain, facts in
                    Self.rows(.ofBands(domain), of: child, facts.bands)
                        + Self.rows(strategies, of: child, facts.strategies)
                        + Self.rows(families(domain), of: child, facts.families)
                }
            })
    }

    private var recall: Table {
        let columns: [ReportColumn<RecallBin>] = [
            .number("predicted_percent", \.predictedPercent), .number("predictions", \.answers), .right(\.observed),
        ]
        return table("recall", columns, \.recall)
    }
}
