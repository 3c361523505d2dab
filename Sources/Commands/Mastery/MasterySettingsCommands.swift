import API
import ArgumentParser
import Household
import Words

struct ShowMasterySettings: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "mastery settings", usage: "<child> [options]",
            discussion: """
                Shows the level of each subject with what changed it, and how well kidd
                predicted the child's answers: by the ladder of days, and by a model of memory
                (FSRS-6). After 400 predictions the model is offered where it was better.
                Nothing switches by itself.

                EXAMPLES:
                  kidctl mastery settings mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(MasterySettings.method, ChildParams(child: child)), Self.text)
    }

    static func text(_ result: MasterySettings.Result, _ page: Page) -> String {
        var text = page.paragraph(result.say.printable)
        if result.forecasts.answers > 0 { text += "\n" + table(of: result.forecasts, page) }
        guard !result.subjects.isEmpty else { return text }
        var table = Table([
            page.column("subject"), page.column("level", right: true), page.column("follows", spare: true),
            page.column("since", spare: true),
        ])
        for subject in result.subjects {
            table.add(
                Table.Cell(subject.title.printable, .bold), Table.Cell(page.language.say(subject.level, of: 5)),
                Table.Cell(
                    subject.isChosen
                        ? page.say("mastery.chosen", ["policy": .text(subject.policy.rawValue)])
                        : subject.policy.rawValue),
                Table.Cell(subject.changes.last.map { page.clock.short($0.at) } ?? "–"))
        }
        text += "\n" + table.text(on: page.terminal)
        for subject in result.subjects {
            guard let last = subject.changes.last else { continue }
            text += page.paragraph(
                page.say(
                    "mastery.changed",
                    [
                        "title": .text(subject.title), "from": .number(last.from), "to": .number(last.to),
                        "why": .text(page.said(last.reason.say)),
                    ]))
        }
        return text
    }

    private static func table(of forecasts: MasterySettings.Forecasts, _ page: Page) -> String {
        var table = Table([
            page.column("predictedBy"), page.column("logLoss", right: true), page.column("brier", right: true),
            page.column("offBy", right: true),
        ])
        for (name, fit) in [
            ("memory", forecasts.memory), ("ladder", forecasts.ladder), ("mean", forecasts.mean),
        ] {
            table.add(
                Table.Cell(page.say("mastery.by.\(name)")), Table.Cell(decimal(fit.logLoss, page)),
                Table.Cell(decimal(fit.brier, page)),
                Table.Cell(page.language.say(percent: (fit.calibrationError + 50) / 100)))
        }
        return table.text(on: page.terminal) + pictures(of: forecasts, page)
    }

    /// What was predicted beside what came of it, a line a bin.
    private static func pictures(of forecasts: MasterySettings.Forecasts, _ page: Page) -> String {
        var table = Table([
            page.column("modelPredicted", right: true), .init(page.say("report.right"), right: true),
            page.column("answers", right: true),
        ])
        for bin in forecasts.memory.bins {
            table.add(
                Table.Cell(page.language.say(percent: bin.predictedPercent)),
                Table.Cell(page.language.say(percent: bin.rightPercent)), Table.Cell(page.number(bin.answers)))
        }
        return "\n" + table.text(on: page.terminal)
    }

    /// Ten-thousandths with three places.
    private static func decimal(_ value: Int, _ page: Page) -> String {
        let thousandths = (value + 5) / 10
        let rest = String(thousandths % 1000)
        let part = String(repeating: "0", count: 3 - rest.count) + rest
        return page.say("number.decimal", ["whole": .number(thousandths / 1000), "part": .text(part)])
    }
}

struct SetMastery: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "mastery set", usage: "<child> [options]",
            discussion: """
                Difficulty decides which questions a quiz asks. target80 aims at four right
                answers of five. steady goes up after three right in a row and down after two
                wrong. early goes up after two right. pack is as the subject's pack says.

                EXAMPLES:
                  kidctl mastery set mia --subject math --difficulty steady
                  kidctl mastery set mia --subject math --difficulty pack
                  kidctl mastery set mia --reviews memory
                """)
    }

    /// How difficulty follows answers, or as the pack says.
    enum Difficulty: String, CaseIterable, ExpressibleByArgument {
        case target80, steady, early, pack

        var policy: AdaptivePolicy? { AdaptivePolicy(rawValue: rawValue) }
    }

    /// What says when mastered skills come back.
    enum Reviews: String, CaseIterable, ExpressibleByArgument {
        case ladder, memory

        var scheduler: ReviewScheduler { self == .memory ? .memory : .ladder }
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: "When mastered skills come back: ladder or memory.")
    var reviews: Reviews?

    @Option(help: "The subject whose difficulty is chosen.")
    var subject: String?

    @Option(help: "target80, steady, early or pack.")
    var difficulty: Difficulty?

    @OptionGroup var options: ParentOptions

    func validate() throws {
        if (subject == nil) != (difficulty == nil) {
            throw ValidationError("--subject and --difficulty belong together.")
        }
        if reviews == nil, subject == nil { throw ValidationError("Say what to change: --reviews or --subject.") }
    }

    func run(in session: Invocation) throws {
        let change = MasterySettings.Choice(
            child: child, scheduler: reviews?.scheduler, subject: subject, policy: difficulty?.policy)
        session.show(try session.call(MasterySettings.change, change), ShowMasterySettings.text)
    }
}
