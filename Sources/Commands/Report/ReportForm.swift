import ArgumentParser

/// In which form a report is wanted; without any it is text for the terminal.
struct ReportForm: ParsableArguments {
    @Flag(help: "One page of HTML with pictures, on standard output.")
    var html = false

    @Option(help: ArgumentHelp("A folder for tables as CSV; made when it is missing.", valueName: "folder"))
    var csv: String?

    func check(_ options: ParentOptions, help: String) throws {
        let forms = [html, csv != nil, options.global.json]
        if forms.count(where: { $0 }) > 1 {
            throw Problem.usage("give one of --html, --csv and --json", help: help)
        }
    }
}

/// Which days a report tells of.
enum ReportRange: String {
    /// A household week.
    case weekly
    /// The last days up to today.
    case dashboard
}
