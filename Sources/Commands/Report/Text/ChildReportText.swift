import API
import Household
import Words

/// A child's part of a report on a terminal.
struct ChildReportText {
    var child: StudyReport
    var today: Day
    var words: ReportWords

    private var page: Page { words.page }

    /// How many names stand in one list.
    static let mostNamed = 8

    var text: String {
        let name = page.styled(child.name.printable, .bold) + "\n"
        // Of a time before the child's profile there is one thing to say.
        guard !child.daysWithProfile.isEmpty else { return name + bullets(child.say.map(page.said)) }
        return name
            + [
                glance, days, subjects, learned, help, kinds, mistakes, more, facts,
            ].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func section(_ name: String, _ text: String) -> String {
        text.isEmpty ? "" : page.styled(words.say("section.\(name)"), .bold) + "\n" + text
    }

    private func bullets(_ sentences: [String]) -> String {
        sentences.map { sentence in
            let lines = page.paragraph(sentence, indent: 2)
            return "• " + lines.dropFirst(2)
        }.joined()
    }

    // MARK: - What was done

    private var glance: String {
        let totals = child.totals
        var facts = [
            (words.say("time"), words.time(totals)), (words.say("done"), words.done(totals)),
        ]
        if let accuracy = child.accuracy { facts.append((words.say("right"), words.right(accuracy))) }
        return bullets(child.say.map(page.said)) + page.facts(facts)
    }

    private static let barWidths = 8...30
    /// Columns of a line without its bar: the day, three lengths, and the gaps.
    private static let besideBar = 56

    private var days: String {
        let width = min(max(page.terminal.width - Self.besideBar, Self.barWidths.lowerBound), Self.barWidths.upperBound)
        let scale = DayScale(child.days)
        // The bar stands behind the day, and lessons are told with the subjects.
        let columns = [ReportColumn].ofDays.filter { $0.title != nil }.dropFirst().dropLast()
        var table = Table([page.column("day"), .init("")] + headings(of: Array(columns)))
        for day in child.days {
            let isToday = day.day == today
            var cells = columns.map { Table.Cell($0.shown(day, words)) }
            cells[cells.count - 1].style = .dim
            table.add(
                [
                    Table.Cell(page.clock.day(day.day, isToday: isToday), isToday ? .bold : .plain),
                    Table.Cell(scale.bar(day, width: width), .blue),
                ] + cells)
        }
        return section("days", table.text(on: page.terminal) + page.paragraph(words.say("bar.legend"), .dim))
    }

    private func headings<Row>(of columns: [ReportColumn<Row>]) -> [Table.Column] {
        columns.map { Table.Column($0.heading(page), right: true, spare: $0.isSpare) }
    }

    /// A name in each row, and numbers behind it.
    private func table<Row>(_ rows: [Row], _ columns: [ReportColumn<Row>]) -> String {
        let shown = columns.filter { $0.title != nil }
        var table = Table(headings(of: shown))
        (table.columns[0].fit, table.columns[0].isRightAligned) = (.cut, false)
        for row in rows { table.add(shown.map { Table.Cell($0.shown(row, words)) }) }
        return table.text(on: page.terminal)
    }

    private var subjects: String {
        guard !child.subjects.isEmpty else { return "" }
        return section(
            "subjects", table(child.subjects, .ofSubjects) + page.paragraph(words.say("subjects.note"), .dim))
    }

    private var learned: String {
        let lists = words.learned(child, most: Self.mostNamed)
        return lists.isEmpty ? "" : section("learned", page.facts(lists))
    }

    // MARK: - What helps

    private var help: String {
        section(
            "help",
            child.needsHelp.isEmpty
                ? page.paragraph(words.say("help.none"))
                : child.needsHelp.map { need in
                    bullets([page.said(need.say)]) + page.styled("  " + words.trace(need, of: child), .dim) + "\n"
                }.joined())
    }

    private var kinds: String { child.kinds.isEmpty ? "" : section("kinds", table(child.kinds, .ofKinds)) }

    private var mistakes: String { section("mistakes", bullets(child.mistakes.map(words.mistake))) }

    private var more: String { section("more", page.facts(words.more(child, most: Self.mostNamed))) }

    // MARK: - Math facts

    private var facts: String {
        let parts = child.factDomains.map { domain, facts in
            page.paragraph(words.facts(facts, of: domain))
                + (facts.bands.isEmpty ? "" : table(facts.bands, .ofBands(domain)))
        }
        return parts.isEmpty ? "" : section("facts", parts.joined(separator: "\n"))
    }
}

extension ReportWords {
    /// Lists of what was finished, mastered and practised; those that name something.
    func learned(_ child: StudyReport, most: Int) -> [(String, String)] {
        [
            (say("finished"), child.finished.map { titled($0.title, $0.bestPercent) }),
            (say("mastered"), child.mastered.map(skill)), (say("practised"), child.learning.map(skill)),
            (say("learnedAgain"), child.learnedAgain.map { say("lost", ["title": .text($0.title)]) }),
        ].filter { !$0.1.isEmpty }.map { ($0.0, list($0.1, most: most)) }
    }

    /// Reviews, challenges and badges; challenges and badges where there are any.
    func more(_ child: StudyReport, most: Int) -> [(String, String)] {
        var pairs = [(say("reviews"), reviews(child.reviews))]
        if child.challenges.given > 0 { pairs.append((say("challenges"), challenges(child.challenges))) }
        if !child.badges.isEmpty {
            pairs.append((say("badges"), list(child.badges.map { page.said($0.title) }, most: most)))
        }
        return pairs
    }

    func reviews(_ reviews: ReportReviews) -> String {
        let counts = say("reviews.is", ["due": .number(reviews.due), "soon": .number(reviews.soon)])
        guard !reviews.next.isEmpty else { return counts }
        let next = reviews.next.prefix(3).map { review in
            say("reviews.on", ["title": .text(review.title), "day": .text(day(review.due))])
        }
        return counts + ". " + say("reviews.next", ["skills": .text(next.joined(separator: ", "))])
    }

    func challenges(_ challenges: ReportChallenges) -> String {
        say(
            "challenges.is",
            [
                "now": .number(challenges.completedNow), "running": .number(challenges.running),
                "completed": .number(challenges.completed), "given": .number(challenges.given),
            ])
    }

    func facts(_ facts: ReportFacts, of domain: FactDomain) -> String {
        let name = domain == .addSubtract ? "" : page.said(domain.title) + ": "
        return name
            + say(
                "facts.is",
                ["known": .number(facts.known), "fluent": .number(facts.fluent), "all": .number(facts.records)])
    }
}
