import API
import ArgumentParser
import Household
import Shapes

struct SetHousehold: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household set", usage: "[options]",
            discussion: """
                A household day begins at --day-start, 00:00 to 06:00. Use that is under way
                is first counted by the old days.

                --strangers says whether accounts of the machine that belong to nobody here
                may act for children without an account of their own.

                --keep-history is for how many months single answers and single minutes are
                kept, 1 to 120, or "forever". Older ones become daily totals, and stay so:
                kidctl household history --if-kept 6 tells what a shorter time would fold.

                EXAMPLES:
                  kidctl household set --day-start 04:00
                  kidctl household set --week-start sunday --weekend fri,sat
                  kidctl household set --zone Europe/Oslo --name Larsen
                  kidctl household set --keep-history 13
                """)
    }

    @Option(help: ArgumentHelp("What the family calls itself.", valueName: "text"))
    var name: String?

    @Option(help: ArgumentHelp("IANA time zone.", valueName: "zone"))
    var zone: String?

    @Option(
        help: ArgumentHelp("When a day begins.", valueName: "time"), transform: Self.time)
    var dayStart: WallTime?

    @Option(help: ArgumentHelp("The first day of a week.", valueName: "weekday"), transform: Self.weekday)
    var weekStart: Weekday?

    @Option(
        help: ArgumentHelp("The days of a weekend, such as fri,sat.", valueName: "days"), transform: Self.weekdays)
    var weekend: Set<Weekday>?

    @Option(help: ArgumentHelp("The language in which kidd speaks, such as de.", valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp("Accounts that belong to nobody here: yes or no.", valueName: "yes|no"),
        transform: Self.yesOrNo)
    var strangers: Bool?

    @Option(
        help: ArgumentHelp("Months of single answers: 1 to 120, or forever.", valueName: "months"),
        transform: HistoryMonths.init)
    var keepHistory: HistoryMonths?

    @OptionGroup var options: ParentOptions

    private static func yesOrNo(_ text: String) throws -> Bool {
        guard let answer = ["yes": true, "no": false][text.lowercased()] else {
            throw ValidationError("write yes or no.")
        }
        return answer
    }

    private static func time(_ text: String) throws -> WallTime {
        guard let time = QuietWindowText.time(text[...]) else { throw ValidationError("write a time such as 04:00.") }
        return time
    }

    private static func weekday(_ text: String) throws -> Weekday {
        guard let days = WeekdayText.days(text[...]), days.count == 1, let day = days.first else {
            throw ValidationError("write monday to sunday.")
        }
        return day
    }

    private static func weekdays(_ text: String) throws -> Set<Weekday> {
        if text.lowercased() == "none" { return [] }
        guard let days = WeekdayText.days(text[...]) else {
            throw ValidationError("write weekdays such as sat,sun, or none.")
        }
        return days
    }

    func check() throws {
        if name == nil, zone == nil, dayStart == nil, weekStart == nil, weekend == nil, locale == nil,
            strangers == nil, keepHistory == nil
        {
            throw Problem.usage("name what to change, such as --day-start 04:00", help: "kidctl household set")
        }
        if let dayStart, dayStart.minutes > HouseholdCalendar.latestDayStart {
            throw Problem(.refused, "--day-start: 00:00 to 06:00")
        }
    }

    func run(in session: Invocation) throws {
        let params = HouseholdUpdate.Params(
            name: name, zone: zone.map(MachineZone.meant), weekStart: weekStart,
            weekendDays: weekend?.sorted { $0.rawValue < $1.rawValue }, dayStart: dayStart, locale: locale,
            admitsStrangers: strangers, retentionMonths: keepHistory?.patch ?? .keep)
        // Asked before it is changed: it tells what goes.
        let history = try keepHistory.map {
            try session.call(HouseholdHistory.method, HouseholdHistory.Params(retentionMonths: $0.patch))
        }
        let changed = try session.call(HouseholdUpdate.method, params)
        let admits = try session.plainly(HouseholdStatus.method, Nothing()).value.admitsStrangers
        session.show(changed) { household, page in
            ShowHousehold.text(household, page, admitsStrangers: admits)
                + (history.map { "\n" + $0.value.say.printable + "\n" } ?? "")
        }
        session.adviseOn(locale: locale)
    }
}
