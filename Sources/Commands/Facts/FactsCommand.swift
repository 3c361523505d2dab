import API
import ArgumentParser
import Household
import Shapes
import Words

struct FactsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "facts",
            [
                ShowFacts.self, ShowFactMatrix.self, ExplainFact.self, ShowFactGoal.self, SetFactGoal.self,
                SetFacts.self,
            ])
    }
}

struct ShowFacts: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "facts status", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl facts status mia
                kidctl facts status mia --multiplication
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var facts: FactDomainOptions

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(FactsStatus.method, FactsParams(child: child, domain: facts.domain)), Self.text)
    }

    static func text(_ result: FactsStatus.Result, _ page: Page) -> String {
        var table = Table([
            page.column("band", right: true), page.column("facts", .cut), page.column("known", right: true),
            page.column("fluent", right: true), page.column("of", right: true), page.column("howFar", spare: true),
        ])
        for band in result.bands {
            let isInHand = band.number == result.details?.band
            let title = page.said(band.title)
            table.add(
                Table.Cell("\(band.number)", isInHand ? .bold : .plain),
                Table.Cell(isInHand ? page.say("facts.inHand", ["title": .text(title)]) : title),
                Table.Cell("\(band.known)"), Table.Cell("\(band.fluent)"), Table.Cell("\(band.records)"),
                Table.Cell(Self.bar(band)))
        }
        var text = page.paragraph(page.said(result.say)) + "\n" + table.text(on: page.terminal)
        guard let details = result.details else { return text }
        text += "\n" + page.facts(facts(details, result, page))
        for change in details.changes.suffix(3) {
            text += page.paragraph(
                page.say("facts.change", ["day": change.day.told, "say": .text(page.said(change.say))]))
        }
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
        var facts: [(String, String)] = []
        func add(_ key: String, _ text: String) { facts.append((page.say("facts." + key), text)) }
        add("gate", page.say("facts.gate.is", ["time": .text(seconds(details.gateMilliseconds, page))]))
        let typing =
            result.typing.milliseconds.map { page.say("facts.typing.is", ["time": .text(seconds($0, page))]) }
            ?? page.say("facts.typing.none")
        add(
            "typing", result.typing.isDue ? page.say("facts.typing.due", ["typing": .text(typing)]) : typing)
        add("fluentNow", page.number(details.fluentNow))
        if details.regained > 0 {
            add("regained", page.say("facts.regained.is", ["count": .number(details.regained)]))
        }
        if details.recallAnswers > 0 {
            add(
                "afterPause",
                page.say(
                    "facts.afterPause.is",
                    ["right": .number(details.recallRight), "answers": .number(details.recallAnswers)]))
        }
        if let until = result.restsUntil {
            add("sprints", page.say("facts.sprints.from", ["time": .text(page.clock.short(until))]))
        }
        return facts
    }

    /// `4.5 s`.
    static func seconds(_ milliseconds: Int, _ page: Page) -> String {
        let tenths = (milliseconds + 50) / 100
        return page.say("length.tenths", ["whole": .number(tenths / 10), "tenths": .number(tenths % 10)])
    }
}

struct ShowFactMatrix: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "facts matrix", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl facts matrix mia
                kidctl facts matrix mia --subtraction
                kidctl facts matrix mia --division
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Flag(help: "Which facts (default: addition).")
    var operation: FactOperation?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let operation = operation ?? .addition
        let answer = try session.call(FactsMatrix.method, FactsMatrix.Params(child: child, operation: operation))
        session.show(answer) { result, page in Self.text(result, operation, page) }
    }

    static func text(_ result: FactsMatrix.Result, _ operation: FactOperation, _ page: Page) -> String {
        let states = Dictionary(result.cells.map { ($0.fact, $0.state) }, uniquingKeysWith: { first, _ in first })
        let grid = FactAxes(operation)
        var text = " \(operation.shown) " + grid.columns.map { pad($0, to: 3) }.joined() + "\n"
        for row in grid.rows {
            text += pad(row, to: 3)
            for column in grid.columns {
                let state = grid.fact(row, column).flatMap { states[$0] }
                text += "  " + (state.map { page.styled($0.sign, $0.style) } ?? " ")
            }
            text += "\n"
        }
        let legend = FactState.allCases.map { state in
            page.say(
                "facts.state.\(state)",
                ["sign": .text(state.sign), "count": .number(result.cells.count { $0.state == state })])
        }
        return text + "\n" + page.paragraph(legend.joined(separator: ", "))
    }

    private static func pad(_ number: Int, to width: Int) -> String {
        let text = "\(number)"
        return String(repeating: " ", count: width - text.count) + text
    }
}

extension FactOperation: EnumerableFlag {}

/// Which math facts a verb is about.
struct FactDomainOptions: ParsableArguments {
    @Flag(help: "Multiplication and division instead of addition and subtraction.")
    var multiplication = false

    var domain: FactDomain { multiplication ? .multiplyDivide : .addSubtract }
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
}

struct ExplainFact: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "facts why", usage: "<child> <fact> [options]",
            discussion: """
                EXAMPLES:
                  kidctl facts why mia 7+5
                  kidctl facts why mia 12-5
                  kidctl facts why mia 7x8
                  kidctl facts why mia 56/7
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(
        help: "A fact up to 20 such as 7+5 or 12-5, or up to 10 times 10 such as 7x8 or 56/7.",
        transform: FactOptionsText.fact)
    var fact: MathFact

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(FactsWhy.method, FactsWhy.Params(child: child, fact: fact))) { result, page in
            let lesson = result.lesson
            let words = [lesson.tip, lesson.example, lesson.twin].compactMap { $0.map { page.said($0) } }
                .joined(separator: " ")
            return page.paragraph(words)
                + page.facts(
                    "facts.",
                    [
                        "band": page.say(
                            "facts.band.is",
                            [
                                "number": .number(result.band),
                                "title": .text(
                                    FactBand(rawValue: result.band).map { page.said(lesson.fact.domain.title(of: $0)) }
                                        ?? ""),
                            ]), "family": result.family.map { page.said($0.equation) }.joined(separator: ", "),
                    ])
        }
    }
}

struct ShowFactGoal: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "facts goal", usage: "<child> [options]",
            discussion: """
                A sprint is 60 seconds of facts. Five of them, or 30 minutes, are enough for once.

                EXAMPLES:
                  kidctl facts goal mia
                  kidctl facts goal mia --multiplication
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var facts: FactDomainOptions

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(FactsGoal.method, FactsParams(child: child, domain: facts.domain)), Self.text)
    }

    static func text(_ result: FactsGoal.Result, _ page: Page) -> String {
        func told(_ key: String, _ count: Int?) -> String {
            count.map { page.say("facts.\(key).is", ["count": .number($0)]) } ?? page.say("facts.\(key).none")
        }
        return page.facts(
            "facts.",
            [
                "best": told("best", result.best), "goal": told("goal", result.goal),
                "sprintsLeft": told("sprintsLeft", result.sprintsLeft),
            ])
    }
}

struct SetFactGoal: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "facts set-goal", usage: "<child> <right> [options]",
            discussion: """
                The goal stands for the sprints in hand or, after a rest, for the next ones. After
                two sprints in a row that miss it, it becomes easier by two.

                EXAMPLES:
                  kidctl facts set-goal mia 15
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "Right answers in 60 seconds, 1 to 60.")
    var right: Int

    @OptionGroup var facts: FactDomainOptions

    @OptionGroup var options: ParentOptions

    func check() throws { try Bounds.check(right, FactRules.goals, of: "<right>") }

    func run(in session: Invocation) throws {
        session.show(
            try session.call(FactsGoal.change, FactsGoal.Wish(child: child, goal: right, domain: facts.domain)),
            ShowFactGoal.text)
    }
}

struct SetFacts: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "facts set", usage: "<child> --gate <seconds>",
            discussion: """
                Without a choice the gate is that of the grade: 6 seconds to grade 1, 3 in grade 2,
                then 2, without the time of typing. What was fluent stays so.

                EXAMPLES:
                  kidctl facts set mia --gate 3
                  kidctl facts set mia --gate grade
                """)
    }

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
        let signs: [Character: Character] = ["−": "-", "x": "*", "×": "*", "·": "*", "÷": "/", ":": "/"]
        guard let fact = MathFact(String(text.filter { $0 != " " }.map { signs[$0] ?? $0 })) else {
            throw ValidationError(
                "write a fact up to 20 such as 7+5 or 12-5, or up to 10 times 10 such as 7x8 or 56/7.")
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
