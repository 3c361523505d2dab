import Household
import Words

/// What was learned, what helps, and math facts.
extension ChildPage {
    var learned: [Markup] {
        let lists = words.learned(child, most: Self.mostNamed)
        return lists.isEmpty ? [] : [heading("learned"), facts(words.say("best"), lists)]
    }

    /// How many skills are told with what helps: who helps in more at once helps in none.
    private static let mostHelp = 3

    var help: [Markup] {
        let needs = child.needsHelp
        guard !needs.isEmpty else { return [heading("help"), .element("p", [], words.say("help.none"))] }
        let others = needs.dropFirst(Self.mostHelp).map(\.title)
        let told = needs.prefix(Self.mostHelp).map { need in
            Markup.element(
                "li", [],
                [
                    Markup(page.said(need.say)),
                    .element("span", [("class", "dim")], [Markup(" (" + words.trace(need, of: child) + ")")]),
                ])
        }
        return [heading("help"), .element("ul", [], Array(told))]
            + (others.isEmpty ? [] : [.element("p", [], words.list(others, most: Self.mostNamed))])
    }

    var kinds: [Markup] {
        guard !child.kinds.isEmpty else { return [] }
        let rows = child.kinds.prefix(Self.mostRows)
        return [heading("kinds"), DataTable(caption: words.say("right.caption"), rows, .ofKinds, words).markup]
    }

    var recall: [Markup] {
        guard !child.recall.isEmpty else { return [] }
        let chart = RecallChart(bins: child.recall, name: child.name, words: words, id: "c\(number)-recall")
        return [heading("recall"), chart.svg, .element("p", [("class", "dim")], words.say("picture.recall.about"))]
    }

    var mistakes: [Markup] {
        guard !child.mistakes.isEmpty else { return [] }
        return [heading("mistakes"), bullets(child.mistakes.prefix(Self.mostHelp).map(words.mistake))]
    }

    // MARK: - Math facts

    var factGrids: [Markup] {
        guard !child.factDomains.isEmpty else { return [] }
        let parts = child.factDomains.flatMap { domain, facts in
            [Markup.element("p", [], words.facts(facts, of: domain))] + grids(of: domain)
        }
        return [heading("facts")] + parts + [FactLegend(words: words, id: "c\(number)-legend").svg]
    }

    private func grids(of domain: FactDomain) -> [Markup] {
        let cell = [("style", "width:50%;vertical-align:top;padding:0")]
        let cells = domain.operations.compactMap { operation -> Markup? in
            guard let facts = pictures.facts[operation] else { return nil }
            let grid = FactGrid(
                cells: facts, operation: operation, name: child.name, words: words,
                id: "c\(number)-\(operation.rawValue)")
            return .element("td", cell, [grid.svg])
        }
        guard !cells.isEmpty else { return [] }
        let row = Markup.element("tbody", [], [.element("tr", [], cells)])
        return [.element("table", [("role", "presentation"), ("style", "width:100%")], [row])]
    }

    var bands: [Markup] {
        child.factDomains.filter { !$0.facts.bands.isEmpty }.map { domain, facts in
            DataTable(caption: words.say("median.caption"), facts.bands, .ofBands(domain), words).markup
        }
    }

    /// Ways to find a fact, then the families that take longest.
    var strategies: [Markup] {
        child.factDomains.filter { !$0.facts.strategies.isEmpty }.flatMap { domain, facts -> [Markup] in
            let table = DataTable(caption: words.say("median.caption"), facts.strategies, .ofStrategies, words)
            let slow = facts.families.map {
                "\(words.family($0.group, of: domain)) (\(words.seconds($0.medianMilliseconds)))"
            }
            let families = words.say("families", ["families": .text(slow.joined(separator: ", "))])
            return [table.markup] + (slow.isEmpty ? [] : [.element("p", [("class", "dim")], families)])
        }
    }
}
