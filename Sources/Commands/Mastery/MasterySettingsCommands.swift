import API
import ArgumentParser
import Household

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
        var table = Table([.init("Subject"), .init("Level", right: true), .init("Follows answers by"), .init("Since")])
        for subject in result.subjects {
            table.add(
                Table.Cell(subject.title.printable, .bold), Table.Cell("\(subject.level) of 5"),
                Table.Cell(subject.policy.rawValue + (subject.isChosen ? ", as you chose" : "")),
                Table.Cell(subject.changes.last.map { page.clock.short($0.at) } ?? "–"))
        }
        text += "\n" + table.text(on: page.terminal)
        for subject in result.subjects {
            guard let last = subject.changes.last else { continue }
            let change = "\(subject.title.printable), level \(last.from) to \(last.to): \(page.said(last.reason.say))"
            text += page.paragraph(change)
        }
        return text
    }

    private static func table(of forecasts: MasterySettings.Forecasts, _ page: Page) -> String {
        var table = Table([
            .init("Predicted by"), .init("Log-loss", right: true), .init("Brier", right: true),
            .init("Off by", right: true),
        ])
        for (name, fit) in [
            ("model of memory", forecasts.memory), ("ladder", forecasts.ladder), ("the child's mean", forecasts.mean),
        ] {
            table.add(
                Table.Cell(name), Table.Cell(decimal(fit.logLoss)), Table.Cell(decimal(fit.brier)),
                Table.Cell("\((fit.calibrationError + 50) / 100) %"))
        }
        return table.text(on: page.terminal) + pictures(of: forecasts, page)
    }

    /// What was predicted beside what came of it, a line a bin.
    private static func pictures(of forecasts: MasterySettings.Forecasts, _ page: Page) -> String {
        var table = Table([
            .init("Model predicted", right: true), .init("Right", right: true), .init("Answers", right: true),
        ])
        for bin in forecasts.memory.bins {
            table.add(
                Table.Cell("\(bin.predictedPercent) %"), Table.Cell("\(bin.rightPercent) %"),
                Table.Cell("\(bin.answers)"))
        }
        return "\n" + table.text(on: page.terminal)
    }

    /// Ten-thousandths with three places.
    private static func decimal(_ value: Int) -> String {
        let thousandths = (value + 5) / 10
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
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
