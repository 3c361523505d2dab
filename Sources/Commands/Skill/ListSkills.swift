import API
import ArgumentParser
import Household

struct ListSkills: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the skills that a child may learn.",
        usage: "kidctl skill list <child> [options]",
        discussion: """
            Lists the skills with a lesson that the child's filter allows.

            EXAMPLES:
              kidctl skill list mia
              kidctl skill list mia --subject math --grade K
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var part: ContentPartOptions

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = SkillList.Params(child: child, subject: part.subject, grade: part.grade, domain: part.domain)
        session.show(try session.call(SkillList.method, params)) { result, page in
            guard !result.skills.isEmpty else {
                let why = "kidctl filter explain " + Advice.quoted(child)
                return page.advice(
                    part.isPart ? page.say("skill.noneSuch", command: why) : page.say("skill.none", command: why))
            }
            var table = Table([
                page.column("id"), page.column("name", .cut), page.column("subject", .cut, spare: true),
                page.column("grade", right: true), page.column("code", spare: true),
                page.column("lessons", right: true),
            ])
            for skill in result.skills {
                table.add(
                    Table.Cell(skill.id.rawValue, .bold), Table.Cell(skill.name), Table.Cell(skill.subject, .dim),
                    Table.Cell(skill.grade.rawValue), Table.Cell(skill.code ?? "–", .dim),
                    Table.Cell("\(skill.lessons)"))
            }
            return table.text(on: page.terminal)
        }
    }
}
