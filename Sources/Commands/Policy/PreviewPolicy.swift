import API
import ArgumentParser
import Household
import JSONRPC

struct PreviewPolicy: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "policy preview", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl policy preview mia
                kidctl policy preview mia --week
                kidctl policy preview mia --week --daily 45m --weekend 90m
                kidctl policy preview mia --day 2026-12-24
                kidctl policy preview mia --at "sat 18:00"
                kidctl policy preview mia --at "tomorrow 21:00" --app supertux
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Flag(help: "Seven days.")
    var week = false

    @Option(
        help: ArgumentHelp("The first day: a date, today or tomorrow.", valueName: "date"), transform: Self.day)
    var day: DateSpan.End?

    @Option(help: ArgumentHelp("How many days, 1 to 31.", valueName: "number"))
    var days: Int?

    @Option(
        help: ArgumentHelp("Would the child be allowed then?", valueName: "time"), transform: Self.time)
    var at: DayTime?

    @OptionGroup var activity: ActivityOptions

    @OptionGroup var change: PolicyChangeOptions

    @OptionGroup var options: ParentOptions

    private static func day(_ text: String) throws -> DateSpan.End {
        guard let day = DateSpan.End(text[...]) else {
            throw ValidationError("write a date such as 2026-12-24, today or tomorrow.")
        }
        return day
    }

    private static func time(_ text: String) throws -> DayTime {
        guard let time = DayTime(text) else {
            throw ValidationError("write a time such as 18:00, \"sat 18:00\", \"2026-12-24 18:00\" or RFC 3339.")
        }
        return time
    }

    func check() throws {
        let help = "kidctl policy preview"
        if week, days != nil { throw Problem.usage("give either --week or --days", help: help) }
        if let days { try Bounds.check(days, 1...PolicyPreview.mostDays, of: "--days") }
        if activity.isGiven, at == nil {
            throw Problem.usage("an activity is for a time: add --at \"sat 18:00\"", help: help)
        }
        try change.check(help: help)
    }

    func run(in session: Invocation) throws {
        var params = PolicyPreview.Params(child: child, days: week ? 7 : days ?? 1, activity: activity.activity)
        let maker = PolicyChangeMaker(change, child: child, in: session)
        if change.isGiven {
            // Other limits are a parent's: the PIN comes first.
            try session.becomeParent()
            params.change = try maker.change()
        }
        if let day {
            params.from =
                try day.isRelative
                ? day.day(from: preview(in: session, from: nil).today) : day.day(from: Day(number: 0))
        }
        params.at = try at.map { try instant(of: $0, in: session) }
        let answer = try session.call(PolicyPreview.method, params)
        let policy = (params.change ?? PolicyChange()).applied(to: try maker.present())
        session.show(answer) { result, page in
            PreviewText(
                preview: result, policy: policy, child: child, at: params.at, isChanged: change.isGiven, page: page
            ).text
        }
    }

    private func preview(in session: Invocation, from: Day?) throws -> PolicyPreview.Result {
        try session.call(PolicyPreview.method, PolicyPreview.Params(child: child, from: from)).value
    }

    /// The household's clock on another day is known to kidd alone: its answer about that day has the offsets.
    private func instant(of time: DayTime, in session: Invocation) throws -> Instant {
        if case .instant(let instant) = time { return instant }
        let now = try session.call(PolicyPreview.method, PolicyPreview.Params(child: child))
        let today = now.zone.local(at: now.value.now).day
        for date in time.dates(from: today) {
            guard date >= today else { throw Problem(.refused, "--at: that has passed", remedy: "name a time to come") }
            let answer = try session.call(PolicyPreview.method, PolicyPreview.Params(child: child, from: date))
            let instant = answer.zone.firstInstant(atOrAfter: LocalTime(day: date, time: time.time))
            if instant > now.value.now || !time.isNext { return instant }
        }
        return now.value.now
    }
}
