import API
import ArgumentParser
import Household
import Words

struct MasteryCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "mastery",
            [
                ListMastery.self, ExplainMastery.self, ListReviews.self, ShowMasterySettings.self, SetMastery.self,
            ])
    }
}

struct ListMastery: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "mastery list", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl mastery list mia
                kidctl mastery list mia --begun
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: "Only of this subject.")
    var subject: String?

    @Flag(help: "Only skills that the child has tried.")
    var begun = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(MasteryList.method, MasteryList.Params(child: child, subject: subject))
        session.show(answer) { result, page in Self.text(result, onlyBegun: begun, page) }
    }

    static func text(_ result: MasteryList.Result, onlyBegun: Bool, _ page: Page) -> String {
        let entries = result.entries.filter { !onlyBegun || $0.medal != .none }
        guard !entries.isEmpty else { return page.say("mastery.none") + "\n" }
        var table = Table([
            page.column("skill"), page.column("name", .cut), page.column("medal"), page.column("bestOf", right: true),
            page.column("state", spare: true), page.column("answers", right: true, spare: true), page.column("again"),
        ])
        for entry in entries {
            table.add(
                Table.Cell(entry.skill.rawValue, .bold), Table.Cell(entry.title),
                Table.Cell(entry.medal == .none ? "–" : page.say("medal." + entry.medal.rawValue)),
                Table.Cell(entry.medal == .none ? "–" : page.language.say(percent: entry.percent)),
                Table.Cell(entry.state(page), .dim), Table.Cell(entry.answers.map(page.number) ?? "–"),
                Table.Cell(entry.due.map(page.clock.date) ?? "–"))
        }
        let mayMore = entries.contains { $0.state != nil }
        return table.text(on: page.terminal)
            + (mayMore
                ? ""
                : page.paragraph(page.say("mastery.forParents")))
    }
}

struct ExplainMastery: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "mastery explain", usage: "<child> <skill> [options]",
            discussion: """
                Shows the very answers that count: the last ten first answers, as the report
                counts them, and those of mastery. Each is worth 100 percent when it was right
                at first, and 10 less for each hint.

                EXAMPLES:
                  kidctl mastery explain mia k.count-objects
                  kidctl mastery explain mia "Count objects"
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "The skill, by id or title.")
    var skill: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = MasteryExplain.Params(child: child, skill: skill)
        session.show(try session.call(MasteryExplain.method, params), Self.text)
    }

    static func text(_ result: MasteryExplain.Result, _ page: Page) -> String {
        var text = page.styled(result.title.printable, .bold) + "\n" + page.paragraph(result.say.printable)
        text += recent(result, page)
        for (place, window) in result.reached.enumerated() {
            text +=
                "\n"
                + page.paragraph(
                    page.say(
                        place == 0 ? "mastery.reachedOn" : "mastery.reachedAgain",
                        ["day": window.day.told, "percent": .number(window.mean)]))
            text += answers(window.answers, page)
        }
        let told = Set((result.recent + (result.reached.last?.answers ?? [])).map(\.known.presentation))
        if !result.last.allSatisfy({ told.contains($0.known.presentation) }) {
            text += "\n" + page.paragraph(page.say("mastery.lastAnswers")) + answers(result.last, page)
        }
        if let due = result.due {
            text += "\n" + page.paragraph(page.say("mastery.dueFrom", ["day": due.told]))
        }
        return text
    }

    /// The first answers that the report counts, the wrong ones marked.
    private static func recent(_ result: MasteryExplain.Result, _ page: Page) -> String {
        guard let counted = result.recentShare else { return "" }
        let unknown = counted.answers - result.recent.count
        return "\n"
            + page.paragraph(
                page.say(
                    "mastery.counted",
                    ["wrong": .number(counted.answers - counted.right), "answers": .number(counted.answers)]))
            + (unknown > 0 ? page.paragraph(page.say("mastery.unknown", ["count": .number(unknown)]), .dim) : "")
            + answers(result.recent, page)
    }

    static func answers(_ answers: [MasteryExplain.Answer], _ page: Page) -> String {
        guard !answers.isEmpty else { return "" }
        let seen = answers.contains { $0.mistake != nil } ? [page.column("seen", .wrap)] : []
        var table = Table(
            [
                .init(""), page.column("question", .cut), page.column("score", right: true),
                .init(page.say("report.head.hints"), right: true), page.column("at"),
            ] + seen)
        for answer in answers {
            let isWrong = answer.known.percent == 0
            let asked = answer.prompt?.split(whereSeparator: \.isNewline).joined(separator: " ")
            table.add(
                [
                    Table.Cell(isWrong ? "\u{2717}" : "\u{2713}", isWrong ? .red : .green),
                    Table.Cell((asked ?? answer.known.question.rawValue).printable),
                    Table.Cell(page.language.say(percent: answer.known.percent)),
                    Table.Cell(page.number(answer.known.hints)), Table.Cell(page.clock.short(answer.known.at)),
                ] + seen.map { _ in Table.Cell(answer.mistake.map { page.said($0.words) } ?? "") })
        }
        return table.text(on: page.terminal)
    }
}

struct ListReviews: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "mastery reviews", usage: "<child> [options]",
            discussion: """
                EXAMPLES:
                  kidctl mastery reviews mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(MasteryReviews.method, ChildParams(child: child)), Self.text)
    }

    static func text(_ result: MasteryReviews.Result, _ page: Page) -> String {
        guard !result.reviews.isEmpty else { return page.paragraph(page.say("mastery.noReviews")) }
        var table = Table([page.column("skill"), page.column("name", .cut), page.column("again"), .init("")])
        for review in result.reviews {
            table.add(
                Table.Cell(review.skill.rawValue, .bold), Table.Cell(review.title.printable),
                Table.Cell(page.clock.date(review.due)), Table.Cell(review.isDue ? page.say("mastery.now") : ""))
        }
        return table.text(on: page.terminal)
    }
}

extension MasteryList.Entry {
    /// Where it stands; a skill that was mastered and is not any more is learned again.
    fileprivate func state(_ page: Page) -> String {
        guard let state else { return "–" }
        return page.say(state == .learning && medal == .gold ? "mastery.again" : "mastery.\(state.rawValue)")
    }
}
