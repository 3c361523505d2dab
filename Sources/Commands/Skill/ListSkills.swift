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
                return part.nothing("skill", for: child, page)
            }
            var table = Table([
                .init("Id"), .init("Name", .cut), .init("Subject", .cut, spare: true), .init("Grade", right: true),
                .init("Code", spare: true), .init("Lessons", right: true),
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
