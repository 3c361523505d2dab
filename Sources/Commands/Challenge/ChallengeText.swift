import API
import Household
import Words

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
        return page.paragraph(page.say("challenge.none"))
            + page.advice(page.say("challenge.giveOne", command: "kidctl challenge create CHILD"), .dim)
    }

    private static func table(_ challenges: [ChallengeView], _ width: Int, _ page: Page) -> String {
        var table = Table([
            page.column("id"), page.column("challenge", .cut), .init(""), page.column("done", right: true),
            page.column("bonus", right: true), page.column("state", .wrap, spare: true),
        ])
        for view in challenges {
            let style: Style = view.state == .completed ? .green : view.state == .running ? .blue : .dim
            table.add(
                Table.Cell(view.challenge.id.rawValue), Table.Cell(view.challenge.title, .bold),
                Table.Cell(Bar.text(view.progress.percent, of: 100, width: width), style),
                Table.Cell(done(view.progress, page)),
                Table.Cell(page.language.say(percent: view.challenge.bonusPercent)),
                Table.Cell(state(view, page), .dim))
        }
        return table.text(on: page.terminal)
    }

    private static func sums(_ child: ChildChallenges, _ page: Page) -> String {
        guard let sums = child.sums, sums.completed > 0 else { return "" }
        let (done, given) = (Saying.Value.number(sums.completed), Saying.Value.number(sums.given))
        guard let days = sums.medianDayCount else {
            return page.paragraph(page.say("challenge.sums", ["done": done, "given": given]), .dim)
        }
        return page.paragraph(
            page.say("challenge.sumsIn", ["done": done, "given": given, "days": .number(days)]), .dim)
    }

    private static func obstacles(_ child: ChildChallenges, _ page: Page) -> String {
        child.challenges.compactMap { view in
            view.obstacle.map {
                page.paragraph(
                    page.say(
                        "challenge.cannot", ["title": .text(view.challenge.title), "why": .text(page.said($0))]),
                    .yellow)
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
        var facts = [
            (page.say("head.challenge"), challenge.title + " (\(challenge.id.rawValue))"),
            (page.say("challenge.wanted"), page.said(challenge.goal.words)),
            (page.say("challenge.days"), days(of: challenge, page)),
            (
                page.say("head.bonus"),
                page.say("challenge.bonus.of", ["percent": .text(page.language.say(percent: challenge.bonusPercent))])
            ),
        ]
        if view.state != .running { facts.append((page.say("head.state"), state(view, page))) }
        if let description = challenge.description { facts.insert((page.say("challenge.about"), description), at: 1) }
        if let completion = view.completion {
            facts.append(
                (page.say("challenge.paid"), page.say("challenge.points", ["points": .number(completion.points)])))
        }
        let width = min(max(page.terminal.width - besideBar, barWidths.lowerBound), barWidths.upperBound)
        let bar = Bar.text(view.progress.percent, of: 100, width: width)
        return page.facts(facts) + page.styled(bar, view.state == .completed ? .green : .blue)
            + "  \(done(view.progress, page))\n" + page.paragraph(page.said(view.say))
            + (view.obstacle.map {
                page.paragraph(page.say("challenge.itCannot", ["why": .text(page.said($0))]), .yellow)
            } ?? "")
    }

    private static func days(of challenge: Challenge, _ page: Page) -> String {
        let first = Saying.Value.text(page.clock.day(challenge.start))
        guard let end = challenge.end else { return page.say("challenge.days.open", ["first": first]) }
        return page.say(
            "challenge.days.to", ["first": first, "last": .text(page.clock.day(end.advanced(by: -1)))])
    }

    /// `3 of 7 days`, `1 h 20 min of 5 h`.
    static func done(_ progress: ChallengeProgress, _ page: Page) -> String {
        func text(_ unit: String) -> String {
            page.say(
                "challenge.done." + unit, ["part": .number(progress.value), "whole": .number(progress.target)])
        }
        return switch progress.unit {
        case .seconds:
            page.say(
                "number.of",
                [
                    "part": .text(page.length(minutes: ToldMinutes.done(seconds: progress.value))),
                    "whole": .text(page.length(minutes: progress.target / 60)),
                ])
        case .days: text("days")
        case .skills: text("skills")
        case .facts: text("facts")
        }
    }

    private static func state(_ view: ChallengeView, _ page: Page) -> String {
        switch view.state {
        case .running:
            view.challenge.end.map { page.say("challenge.to", ["day": .text(page.clock.day($0.advanced(by: -1)))]) }
                ?? page.say("challenge.running")
        case .inactive: page.say("challenge.inactive")
        case .completed: page.say("challenge.reached", ["points": .number(view.completion?.points ?? 0)])
        case .ended: page.say("challenge.over")
        case .closed: page.say("challenge.closed")
        }
    }

    /// The templates of a child.
    static func templates(_ result: ChallengeTemplates.Result, _ page: Page) -> String {
        var table = Table([
            page.column("template"), page.column("wanted", .wrap), page.column("bonus", right: true),
            page.column("fits", .wrap),
        ])
        for offer in result.templates {
            table.add(
                Table.Cell(offer.template.id, .bold), Table.Cell(wanted(offer.template, page)),
                Table.Cell(page.language.say(percent: offer.template.bonusPercent)),
                Table.Cell(fits(offer, page), offer.fits ? .green : .yellow))
        }
        return table.text(on: page.terminal)
    }

    /// What is wanted; of the template without activities the parent names them.
    private static func wanted(_ template: ChallengeTemplate, _ page: Page) -> String {
        template.goal.kind == .activityMinutes && template.goal.activities.isEmpty
            ? page.said("template.\(template.id).description", or: template.description)
            : page.said(template.goal.words)
    }

    private static func fits(_ offer: ChallengeTemplates.Offer, _ page: Page) -> String {
        if offer.fits { return page.say("challenge.fits") }
        guard let largest = offer.largestTarget else { return page.say("challenge.fitsNot") }
        let unit = offer.template.goal.kind == .streakDays ? "days" : "minutes"
        return page.say("challenge.fitsWith." + unit, ["count": .number(largest)])
    }
}
