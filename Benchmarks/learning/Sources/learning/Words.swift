/// What was asked for on the command line.
struct Words {
    /// Words that ask for nothing.
    struct Unreadable: Error, CustomStringConvertible {
        let description =
            "usage: learning \(Reports.all.keys.sorted().joined(separator: "|")) [--seed NUMBER] [--scale PERCENT]"
    }

    let report: Reports.Report
    private(set) var seed: UInt64 = 1
    /// How many percent of the usual number of draws or learners it takes, for trying.
    private(set) var scalePercent = 100

    init(_ arguments: [String]) throws {
        guard let name = arguments.first, let report = Reports.all[name], arguments.count % 2 == 1 else {
            throw Unreadable()
        }
        self.report = report
        for place in stride(from: 1, to: arguments.count, by: 2) {
            guard let number = UInt64(arguments[place + 1]) else { throw Unreadable() }
            switch arguments[place] {
            case "--seed": seed = number
            case "--scale": scalePercent = Int(clamping: min(number, 10_000))
            default: throw Unreadable()
            }
        }
    }
}
