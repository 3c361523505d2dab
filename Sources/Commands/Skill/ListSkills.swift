import API
import ArgumentParser
import Household

struct ListSkills: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the skills that a child may learn.",
        usage: "kidctl skill list <child> [options]",
        discussion: """
            Those with a lesson that the child's filter allows.

            EXAMPLES:
              kidctl skill list mia
              kidctl skill list mia --subject math --grade K
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: "Only of this subject.")
    var subject: String?

    @Option(help: "Only of this grade: PK, K, 1 to 6.", transform: Arguments.grade)
    var grade: GradeLevel?

    @Option(help: "Only of this domain, such as counting.")
    var domain: String?

    @OptionGroup var options: GlobalOptions

    func run(in session: Session) throws {
        let params = SkillList.Params(child: child, subject: subject, grade: grade, domain: domain)
        session.show(try session.call(SkillList.method, params)) { result, page in
            guard !result.skills.isEmpty else {
                let isPart = subject != nil || grade != nil || domain != nil
                return page.advice(
                    "There is no \(isPart ? "such " : "")skill for this child. See what is let through: "
                        + "kidctl filter show " + Advice.quoted(child))
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
