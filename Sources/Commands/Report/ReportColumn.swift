import API
import Household

/// A column of a table of a report: what files call it and have in it, and what people read in the text and on the page.
struct ReportColumn<Row> {
    /// Its names in files, the same in every language, with the unit; a value of several numbers has several.
    var names: [String] = []
    /// What files have in it, a cell for each name.
    var cells: (Row) -> [CSVText.Cell] = { _ in [] }
    /// The key of its heading; nil: people do not read it.
    var title: String?
    /// What people read.
    var shown: (Row, ReportWords) -> String = { _, _ in "" }
    /// Whether it gives way first on a narrow terminal.
    var isSpare = false

    typealias Shown = (Row, ReportWords) -> String

    /// What stands over it for people.
    func heading(_ page: Page) -> String { title.map { page.say($0) } ?? "" }

    /// A name or another text.
    static func text(
        _ name: String, _ value: @escaping (Row) -> String, title: String? = nil, shown: Shown? = nil
    ) -> Self {
        Self(
            names: [name], cells: { [.text(value($0))] }, title: title, shown: shown ?? { row, _ in value(row) })
    }

    static func day(_ name: String, _ value: @escaping (Row) -> Day, title: String? = nil) -> Self {
        text(name, { value($0).description }, title: title, shown: { $1.day(value($0)) })
    }

    /// A number; an empty cell where there is none. Its name says the unit: `_s`, `_ms`, `_percent`.
    static func number(
        _ name: String, _ value: @escaping (Row) -> Int?, title: String? = nil, isSpare: Bool = false,
        shown: Shown? = nil
    ) -> Self {
        Self(
            names: [name], cells: { [.init(value($0))] }, title: title,
            shown: shown ?? { row, words in value(row).map(words.page.number) ?? ReportWords.nothing },
            isSpare: isSpare)
    }

    /// Seconds of learning.
    static func learning(_ value: @escaping (Row) -> Int) -> Self {
        number("learning_s", value, title: "report.head.learning", shown: { $1.learned(value($0)) })
    }

    /// How many answers were right, and between which shares that lies.
    static func right(_ value: @escaping (Row) -> Accuracy?) -> Self {
        Self(
            names: ["right", "answers", "permille", "lowest_permille", "highest_permille"],
            cells: { row in
                let accuracy = value(row)
                return [
                    .init(accuracy?.right), .init(accuracy?.answers), .init(accuracy?.permille),
                    .init(accuracy?.lowestPermille), .init(accuracy?.highestPermille),
                ]
            }, title: "report.head.right", shown: { $1.rightBriefly(value($0)) })
    }

    /// For people alone.
    static func shown(_ title: String, isSpare: Bool = false, _ shown: @escaping Shown) -> Self {
        Self(title: title, shown: shown, isSpare: isSpare)
    }
}

extension [ReportColumn<ReportDay>] {
    static var ofDays: Self {
        [
            .day("day", \.day, title: "head.day"), .number("screen_s", \.screenSeconds), .learning(\.learningSeconds),
            .shown("report.head.other") { $1.other($0) },
            .number("limit_min", \.limitMinutes, title: "head.limit", isSpare: true, shown: { $1.limit(of: $0) }),
            .number("lessons", \.lessons, title: "head.lessons"), .number("learning_day") { $0.isLearningDay ? 1 : 0 },
        ]
    }
}

extension [ReportColumn<ReportSubject>] {
    static var ofSubjects: Self {
        [
            .text("subject", \.subject, title: "head.subject", shown: { $1.subject($0) }), .text("title", \.title),
            .learning(\.seconds), .number("lessons", \.lessons, title: "head.lessons"), .right(\.accuracy),
        ]
    }
}

extension [ReportColumn<ReportKind>] {
    static var ofKinds: Self {
        [
            .text("kind", \.kind.rawValue, title: "report.head.kind", shown: { $1.kind($0.kind) }),
            .number("hints", \.hints), .shown("head.answers") { $1.page.number($0.accuracy.answers) },
            .right(\.accuracy), .shown("report.head.hints", isSpare: true) { $1.page.number($0.hints) },
        ]
    }
}

extension ReportColumn {
    /// How long right answers of some facts take.
    static func times<Group>(
        of what: String, title: String? = nil, _ name: @escaping (Group) -> String,
        shown: @escaping (Group, ReportWords) -> String = { _, _ in "" }
    ) -> [ReportColumn] where Row == FactTimes<Group> {
        [
            .text("of") { _ in what }, .text("name", { name($0.group) }, title: title, shown: { shown($0.group, $1) }),
            .number("records", \.records, title: "head.facts"),
            .number(
                "median_ms", \.medianMilliseconds, title: "report.head.median",
                shown: { $1.seconds($0.medianMilliseconds) }),
        ]
    }
}

extension [ReportColumn<FactTimes<FactBand>>] {
    static func ofBands(_ domain: FactDomain) -> Self {
        ReportColumn.times(
            of: domain == .addSubtract ? "band" : "multiplication_band", title: "head.band", { "\($0.rawValue)" },
            shown: { $1.band($0, of: domain) })
    }
}

extension [ReportColumn<FactTimes<FactStrategy>>] {
    static var ofStrategies: Self {
        ReportColumn.times(of: "strategy", title: "report.head.strategy", \.rawValue, shown: { $1.strategy($0) })
    }
}
