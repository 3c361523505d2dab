import API
import ArgumentParser
import Words

struct ExportHousehold: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household export", usage: "--to <folder> [options]", isAbout: true,
            examples: """
                kidctl household export --to family-2026
                """)
    }

    @Option(help: ArgumentHelp("The folder for the files; made when it is missing.", valueName: "folder"))
    var to: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let folder = try ExportFolder(to)
        let made = try session.telling { tell in
            func line(_ name: String, _ rows: Int) {
                tell(session.language.say("export.rows", ["name": .text(name), "count": .number(rows)]))
            }
            let home = try HouseholdCopy.make(in: folder, session) { line(HouseholdCopy.base, $0) }
            let children = try home.children.map { child in
                try ChildCopy.make(of: child.child.rawValue, in: folder, session) { line(child.name, $0) }
            }
            return [(path: home.path, rows: home.rows)] + children
        }
        session.showCopies(made.map(\.path), rows: made.reduce(0) { $0 + $1.rows })
    }
}
