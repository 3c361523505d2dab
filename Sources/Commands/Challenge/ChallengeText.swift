import API
import Household

/// Challenges as people read them.
enum ChallengeText {
    private static let barWidths = 8...24
    /// Columns of a line of the list without its bar: an id, a title, numbers and the gaps.
    private static let besideBar = 70

    /// The picture that a family prints: a bar for each challenge, child by child.
    static func list(_ list: ChallengesByChild, _ page: Page) -> String {
        let width = min(max(page.terminal.width - besideBar, barWidths.lowerBound), barWidths.upperBound)
        let texts = list.children.filter { !$0.challenges.isEmpty }.map { child in
            page.styled(child.name.printable, .bold) + "\n" + table(child.challenges, width, page) + sums(child, page)
                + obstacles(child, page)
        }
        if !texts.isEmpty { return texts.joined(separator: "\n") }
        return page.paragraph("There are no challenges now.")
            + page.advice("Give one: kidctl challenge create CHILD", .dim)
    }

    private static func table(_ challenges: [ChallengeView], _ width: Int, _ page: Page) -> String {
        var table = Table([
            .init("Id"), .init("Challenge", .cut), .init(""), .init("Done", right: true),
            .init("Bonus", right: true),
            .init("State", .wrap, spare: true),
        ])
        for view in challenges {
            let style: Style = view.state == .completed ? .green : view.state == .running ? .blue : .dim
            table.add(
                Table.Cell(view.challenge.id.rawValue), Table.Cell(view.challenge.title, .bold),
                Table.Cell(Bar.text(view.progress.percent, of: 100, width: width), style),
                Table.Cell(done(view.progress)), Table.Cell("\(view.challenge.bonusPercent) %"),
                Table.Cell(state(view), .dim))
        }
        return table.text(on: page.terminal)
    }

    private static func sums(_ child: ChildChallenges, _ page: Page) -> String {
        guard let sums = child.sums, sums.completed > 0 else { return "" }
        var text = "\(sums.completed) of \(sums.given) reached"
        if let days = sums.medianDays { text += ", mostly in \(days) day\(days == 1 ? "" : "s")" }
        return page.paragraph(text + ".", .dim)
    }

    private static func obstacles(_ child: ChildChallenges, _ page: Page) -> String {
        child.challenges.compactMap { view in
            view.obstacle.map {
                page.paragraph("\(view.challenge.title) cannot be reached as it is now. \($0)", .yellow)
            }
        }.joined()
    }

    /// What the limits, or the filter, no longer let be reached.
    static func obstacles(_ list: ChallengesByChild, _ page: Page) -> String {
        list.children.map { obstacles($0, page) }.joined()
    }

    /// Tells after a change of a child's limits or filter what can no longer be reached. What was changed is, whatever
    /// becomes of this.
    static func showObstacles(of child: String, in session: Invocation) {
        guard !session.options.json,
            let list = try? session.call(ChallengeList.method, ChallengeList.Params(child: child))
        else { return }
        let obstacles = list.value.children.flatMap(\.challenges).filter { $0.obstacle != nil }
        if !obstacles.isEmpty { session.show(list, Self.obstacles) }
    }

    /// One challenge of a child, or of several.
    static func one(_ list: ChallengesByChild, _ page: Page) -> String {
        list.children.compactMap { child in
            child.challenges.first.map { page.styled(child.name.printable, .bold) + "\n" + card($0, page) }
        }.joined(separator: "\n")
    }

    /// All about one.
    static func card(_ view: ChallengeView, _ page: Page) -> String {
        let challenge = view.challenge
        let last = challenge.end.map { " to \(ClockText.day($0.advanced(by: -1)))" } ?? ", without an end"
        let state = view.state == .running ? [] : [("State", Self.state(view))]
        var facts =
            [
                ("Challenge", challenge.title + " (\(challenge.id.rawValue))"), ("Wanted", challenge.goal.words.printable),
                ("Days", ClockText.day(challenge.start) + last), ("Bonus", "\(challenge.bonusPercent) % of the points"),
            ] + state
        if let description = challenge.description { facts.insert(("About", description), at: 1) }
        if let completion = view.completion { facts.append(("Paid", "\(completion.points) points")) }
        let width = min(max(page.terminal.width - besideBar, barWidths.lowerBound), barWidths.upperBound)
        let bar = Bar.text(view.progress.percent, of: 100, width: width)
        return page.facts(facts) + page.styled(bar, view.state == .completed ? .green : .blue)
            + "  \(done(view.progress))\n" + page.paragraph(view.say.printable)
            + (view.obstacle.map { page.paragraph("It cannot be reached as it is now. \($0)", .yellow) } ?? "")
    }

    /// `3 of 7 days`, `1 h 20 min of 5 h`.
    static func done(_ progress: ChallengeProgress) -> String {
        let unit =
            switch progress.unit {
            case .seconds: ""
            case .days: progress.target == 1 ? " day" : " days"
            case .skills: progress.target == 1 ? " skill" : " skills"
            case .facts: progress.target == 1 ? " fact" : " facts"
            }
        if progress.unit == .seconds {
            return HumanDuration.text(minutes: progress.value / 60) + " of "
                + HumanDuration.text(minutes: progress.target / 60)
        }
        return "\(progress.value) of \(progress.target)\(unit)"
    }

    private static func state(_ view: ChallengeView) -> String {
        switch view.state {
        case .running: view.challenge.end.map { "to \(ClockText.day($0.advanced(by: -1)))" } ?? "running"
        case .inactive: "inactive"
        case .completed: "reached, \(view.completion?.points ?? 0) points"
        case .ended: "over"
        case .closed: "replaced or taken back"
        }
    }

    /// The templates of a child.
    static func templates(_ result: ChallengeTemplates.Result, _ page: Page) -> String {
        var table = Table([
            .init("Template"), .init("Wanted", .wrap), .init("Bonus", right: true), .init("Fits", .wrap),
        ])
        for offer in result.templates {
            table.add(
                Table.Cell(offer.template.id, .bold), Table.Cell(wanted(offer.template)),
                Table.Cell("\(offer.template.bonusPercent) %"), Table.Cell(fits(offer), offer.fits ? .green : .yellow))
        }
        return table.text(on: page.terminal)
    }

    /// What is wanted; of the template without activities the parent names them.
    private static func wanted(_ template: ChallengeTemplate) -> String {
        template.goal.kind == .activityMinutes && template.goal.activities.isEmpty
            ? template.description.printable : template.goal.words.printable
    }

    private static func fits(_ offer: ChallengeTemplates.Offer) -> String {
        if offer.fits { return "yes" }
        guard let largest = offer.largestTarget else { return "no" }
        let unit = offer.template.goal.kind == .streakDays ? "days" : "minutes"
        return "with \(largest) \(unit)"
    }
}
