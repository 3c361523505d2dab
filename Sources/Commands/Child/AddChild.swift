import API
import ArgumentParser
import Household

struct AddChild: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "child add", usage: "<name> --born <yyyy-mm> [options]",
            discussion: """
                A new child has 60 minutes a day, 300 a week, and quiet hours from 20:00
                to 07:00: see kidctl policy.

                EXAMPLES:
                  kidctl child add Mia --born 2019-04
                  kidctl child add 'Jon Ole' --born 2016-09 --id jon --grade 4 --uid jonole
                """)
    }

    @Argument(help: "The display name.")
    var name: String

    @Option(help: ArgumentHelp("Year and month of birth.", valueName: "yyyy-mm"), transform: Arguments.born)
    var born: BirthMonth

    @Option(help: "The id for ever, of a-z, 0-9 and ._-; default: made from the name.")
    var id: String?

    @OptionGroup var details: ChildDetailsOptions
    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(details.grade, 0...12, of: "--grade")
    }

    func run(in session: Invocation) throws {
        let params = ChildAdd.Params(name: name, born: born, child: id, details: details.details)
        session.show(try session.call(ChildAdd.method, params)) { child, page in
            Self.text(child, page)
        }
        session.adviseOn(locale: details.locale?.value)
    }

    /// What was added, with which limits, and what comes next.
    static func text(_ child: ChildView, _ page: Page) -> String {
        let id = child.profile.id.rawValue
        let added = page.say(
            "child.added",
            [
                "name": .text(child.profile.name.printable), "id": .text(page.styled(id, .bold)),
                "age": .number(child.age), "tier": .key("tier." + child.tier.rawValue),
            ])
        let next = page.say(
            "child.added.next", ["command": .text("kidctl policy show \(id)"), "web": .text("kidctl web")])
        return added + "\n" + limits(of: child, page) + next + "\n"
    }

    /// The limits with which a child begins, as values.
    private static func limits(of child: ChildView, _ page: Page) -> String {
        guard let limits = child.limits else { return "" }
        let quiet = limits.quietHours.map { QuietWindowText.text(of: $0, page.clock) }.joined(separator: "; ")
        return page.paragraph(
            page.say(
                "child.added.limits",
                [
                    "name": .text(child.profile.name), "day": .text(page.limit(limits.dailyMinutes)),
                    "week": .text(page.limit(limits.weeklyMinutes)), "quiet": .text(quiet),
                ]))
            + limits.notes.map { page.paragraph(page.said($0)) }.joined()
    }
}
