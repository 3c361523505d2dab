import API
import ArgumentParser
import Household
import Shapes

struct FactsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "facts", abstract: "How far a child is with the math facts up to 20.",
        subcommands: [
            ShowFacts.self, ShowFactMatrix.self, ExplainFact.self, ShowFactGoal.self, SetFactGoal.self, SetFacts.self,
        ])
}

struct ShowFacts: Verb {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show how far a child is, band by band.",
        usage: "kidctl facts status <child> [options]",
        discussion: """
            The 462 facts are learned in six bands. A fact is known when it was right twice.
            It is fluent when it was right within the time gate in two of its last three
            typed answers, on two days. The time of typing is taken off: the child copies
            numbers for that, once a month.

            EXAMPLES:
              kidctl facts status mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(FactsStatus.method, ChildParams(child: child)), Self.text)
    }

    static func text(_ result: FactsStatus.Result, _ page: Page) -> String {
        var table = Table([
            .init("Band", right: true), .init("Facts", .cut), .init("Known", right: true), .init("Fluent", right: true),
            .init("Of", right: true), .init("How far", spare: true),
        ])
        for band in result.bands {
            let isInHand = band.number == result.details?.band
            table.add(
                Table.Cell("\(band.number)", isInHand ? .bold : .plain),
                Table.Cell(band.title.printable + (isInHand ? ", in hand" : "")),
                Table.Cell("\(band.known)"), Table.Cell("\(band.fluent)"), Table.Cell("\(band.records)"),
                Table.Cell(Self.bar(band)))
        }
        var text = page.paragraph(result.say.printable) + "\n" + table.text(on: page.terminal)
        guard let details = result.details else { return text }
        text += "\n" + page.facts(facts(details, result, page))
        for change in details.changes.suffix(3) { text += page.paragraph("\(change.day): \(change.say)") }
        return text
    }

    /// Ten places: fluent ones, known ones, and the others.
    private static func bar(_ band: FactsStatus.Band) -> String {
        let fluent = band.fluent * 10 / max(1, band.records)
        let known = max(fluent, band.known * 10 / max(1, band.records))
        return String(repeating: "●", count: fluent) + String(repeating: "◐", count: known - fluent)
            + String(repeating: "·", count: 10 - known)
    }

    private static func facts(
        _ details: FactsStatus.Details, _ result: FactsStatus.Result, _ page: Page
    ) -> [(String, String)] {
        var facts = [("Time gate", "\(seconds(details.gateMilliseconds)) without typing")]
        let typing = result.typing.milliseconds.map { "\(seconds($0)) a number" } ?? "not measured yet"
        facts.append(("Typing", typing + (result.typing.isDue ? "; it is time to copy numbers" : "")))
        facts.append(("Fluent now", "\(details.fluentNow)"))
        if details.regained > 0 { facts.append(("Regained", "\(details.regained) after a lapse")) }
        if details.recallAnswers > 0 {
            facts.append(
                (
                    "After a pause",
                    "\(details.recallRight) of \(details.recallAnswers) due facts were right (aim: 85 of 100)"
                ))
        }
        if let until = result.restsUntil { facts.append(("Sprints", "again from \(page.clock.short(until))")) }
        return facts
    }

    static func seconds(_ milliseconds: Int) -> String {
        let tenths = (milliseconds + 50) / 100
        return "\(tenths / 10).\(tenths % 10) s"
    }
}

struct ShowFactMatrix: Verb {
    static let configuration = CommandConfiguration(
        commandName: "matrix", abstract: "Show all additions or subtractions as a picture.",
        usage: "kidctl facts matrix <child> [options]",
        discussion: """
            Each sign is a fact: the number of its row and that of its column. The signs tell
            the same as the colors.

            EXAMPLES:
              kidctl facts matrix mia
              kidctl facts matrix mia --subtraction
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Flag(help: "Subtractions instead of additions.")
    var subtraction = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let operation: FactOperation = subtraction ? .subtraction : .addition
        let answer = try session.call(FactsMatrix.method, FactsMatrix.Params(child: child, operation: operation))
        session.show(answer) { result, page in Self.text(result, operation, page) }
    }

    static func text(_ result: FactsMatrix.Result, _ operation: FactOperation, _ page: Page) -> String {
        let states = Dictionary(result.cells.map { ($0.fact, $0.state) }, uniquingKeysWith: { first, _ in first })
        let numbers = Array(0...MathFact.largest)
        var text = " \(operation == .addition ? "+" : "−") " + numbers.map { pad($0, to: 3) }.joined() + "\n"
        for left in numbers {
            text += pad(left, to: 3)
            for right in numbers {
                let state = MathFact(operation, left, right).flatMap { states[$0] }
                text += "  " + (state.map { page.styled($0.sign, $0.style) } ?? " ")
            }
            text += "\n"
        }
        let legend = FactState.allCases.map { state in
            "\(state.sign) \(state.words) (\(result.cells.count { $0.state == state }))"
        }
        return text + "\n" + page.paragraph(legend.joined(separator: ", "))
    }

    private static func pad(_ number: Int, to width: Int) -> String {
        let text = "\(number)"
        return String(repeating: " ", count: width - text.count) + text
    }
}

extension FactState {
    /// One column of a terminal.
    fileprivate var sign: String {
        switch self {
        case .new: "·"
        case .learning: "○"
        case .known: "◐"
        case .fluent: "●"
        }
    }

    fileprivate var style: Style {
        switch self {
        case .new: .dim
        case .learning: .yellow
        case .known: .plain
        case .fluent: .green
        }
    }

    fileprivate var words: String {
        switch self {
        case .new: "not asked yet"
        case .learning: "being learned"
        case .known: "known"
        case .fluent: "fluent"
        }
    }
}

struct ExplainFact: Verb {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Explain how a fact is found.",
        usage: "kidctl facts why <child> <fact> [options]",
        discussion: """
            EXAMPLES:
              kidctl facts why mia 7+5
              kidctl facts why mia 12-5
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(
        help: "An addition up to 20 such as 7+5, or a subtraction such as 12-5.", transform: FactOptionsText.fact)
    var fact: MathFact

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(FactsWhy.method, FactsWhy.Params(child: child, fact: fact))) { result, page in
            let lesson = result.lesson
            let words = [lesson.tip, lesson.example, lesson.twin].compactMap { $0?.printable }.joined(separator: " ")
            return page.paragraph(words)
                + page.facts([
                    ("Band", "\(result.band), \(FactBand(rawValue: result.band)?.title.printable ?? "")"),
                    ("Family", result.family.map(\.equation).joined(separator: ", ")),
                ])
        }
    }
}

struct ShowFactGoal: Verb {
    static let configuration = CommandConfiguration(
        commandName: "goal", abstract: "Show what a child wants to reach in a sprint.",
        usage: "kidctl facts goal <child> [options]",
        discussion: """
            A sprint is 60 seconds of facts. Five of them, or 30 minutes, are enough for once.

            EXAMPLES:
              kidctl facts goal mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(FactsGoal.method, ChildParams(child: child)), Self.text)
    }

    static func text(_ result: FactsGoal.Result, _ page: Page) -> String {
        page.facts([
            ("Best", result.best.map { "\($0) right in 60 seconds" } ?? "no sprint yet"),
            ("Goal", result.goal.map { "\($0) right" } ?? "none for the first sprint"),
            ("Sprints left", "\(result.sprintsLeft) before a rest"),
        ])
    }
}

struct SetFactGoal: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set-goal", abstract: "Set what a child wants to reach in a sprint.",
        usage: "kidctl facts set-goal <child> <right> [options]",
        discussion: """
            The goal stands for the sprints in hand or, after a rest, for the next ones. After
            two sprints in a row that miss it, it becomes easier by two.

            EXAMPLES:
              kidctl facts set-goal mia 15
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "Right answers in 60 seconds, 1 to 60.")
    var right: Int

    @OptionGroup var options: ParentOptions

    func check() throws { try Bounds.check(right, FactRules.goals, of: "<right>") }

    func run(in session: Invocation) throws {
        session.show(
            try session.call(FactsGoal.change, FactsGoal.Wish(child: child, goal: right)), ShowFactGoal.text)
    }
}

struct SetFacts: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Choose how fast a fluent answer has to be.",
        usage: "kidctl facts set <child> --gate <seconds>",
        discussion: """
            Without a choice the gate is that of the grade: 6 seconds to grade 1, 3 in grade 2,
            then 2, without the time of typing. What was fluent stays so.

            EXAMPLES:
              kidctl facts set mia --gate 3
              kidctl facts set mia --gate grade
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(
        help: ArgumentHelp("Seconds, 1 to 10, such as 2.5; or grade.", valueName: "seconds"),
        transform: FactOptionsText.gate)
    var gate: Setting<Int>

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = FactsSet.Params(child: child, gateMilliseconds: gate.value)
        session.show(try session.call(FactsSet.method, params), ShowFacts.text)
    }
}

/// The words of the command line for math facts.
private enum FactOptionsText {
    static func fact(_ text: String) throws -> MathFact {
        guard let fact = MathFact(text.filter { $0 != " " }.replacing("−", with: "-")) else {
            throw ValidationError("write an addition up to 20 such as 7+5, or a subtraction such as 12-5.")
        }
        return fact
    }

    /// Seconds as milliseconds, or `grade`.
    static func gate(_ text: String) throws -> Setting<Int> {
        if text == "grade" { return Setting(value: nil) }
        guard let seconds = Double(text), seconds.isFinite, seconds < 1000,
            let tenths = Int(exactly: (seconds * 10_000).rounded() / 1000), FactRules.gateRange.contains(tenths * 100)
        else { throw ValidationError("write 1 to 10 seconds with one decimal at most, or grade.") }
        return Setting(value: tenths * 100)
    }
}
