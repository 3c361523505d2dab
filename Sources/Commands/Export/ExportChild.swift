import API
import ArgumentParser
import Words

struct ExportChild: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "child export", usage: "<child> --to <folder> [options]", isAbout: true,
            examples: """
                kidctl child export mia --to mia-2026
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: ArgumentHelp("The folder for the files; made when it is missing.", valueName: "folder"))
    var to: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let folder = try ExportFolder(to)
        let made = try session.telling { tell in
            try ChildCopy.make(of: child, in: folder, session) { rows in
                tell(session.language.say("export.rows", ["name": .text(child), "count": .number(rows)]))
            }
        }
        session.showCopies([made.path], rows: made.rows)
    }
}

extension Invocation {
    /// Tells where copies are.
    func showCopies(_ paths: [String], rows: Int) {
        guard !options.json else { return Output.json(CopyList(files: paths, rows: rows).json) }
        Output.out(
            language.say("export.done", ["count": .number(rows), "files": .few(names: paths)]).printable + "\n")
    }
}
