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
                Table.Cell(entry.due?.description ?? "–"))
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
                Shows the very answers that count. Each is worth 100 percent when it was
                right at first, and 10 less for each hint.

                EXAMPLES:
                  kidctl mastery explain mia k.count-objects
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "The skill, as kidctl mastery list names it.")
    var skill: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = MasteryExplain.Params(child: child, skill: SkillID(rawValue: skill))
        session.show(try session.call(MasteryExplain.method, params), Self.text)
    }

    static func text(_ result: MasteryExplain.Result, _ page: Page) -> String {
        var text = page.styled(result.title.printable, .bold) + "\n" + page.paragraph(result.say.printable)
        for (place, window) in result.reached.enumerated() {
            text += "\nReached \(place == 0 ? "on" : "again on") \(window.day), with \(window.mean) %:\n"
            text += answers(window.answers, page)
        }
        let isTold = result.reached.last?.answers.last?.known == result.last.last?.known
        if !result.last.isEmpty, !isTold { text += "\nThe last answers:\n" + answers(result.last, page) }
        if let due = result.due { text += "\nTo be looked at again from \(due) on.\n" }
        return text
    }

    static func answers(_ answers: [MasteryExplain.Answer], _ page: Page) -> String {
        let seen = answers.contains { $0.mistake != nil } ? [Table.Column("What was seen", .wrap)] : []
        var table = Table(
            [.init("Question", .cut), .init("Score", right: true), .init("Hints", right: true), .init("When")] + seen)
        for answer in answers {
            let asked = answer.prompt?.split(whereSeparator: \.isNewline).joined(separator: " ")
            table.add(
                [
                    Table.Cell((asked ?? answer.known.question.rawValue).printable),
                    Table.Cell("\(answer.known.percent) %"),
                    Table.Cell("\(answer.known.hints)"), Table.Cell(page.clock.short(answer.known.at)),
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
        guard !result.reviews.isEmpty else { return "No skill is mastered now, so none is to be looked at again.\n" }
        var table = Table([.init("Skill"), .init("Name", .cut), .init("From"), .init("")])
        for review in result.reviews {
            table.add(
                Table.Cell(review.skill.rawValue, .bold), Table.Cell(review.title.printable),
                Table.Cell(review.due.description), Table.Cell(review.isDue ? "now" : ""))
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
