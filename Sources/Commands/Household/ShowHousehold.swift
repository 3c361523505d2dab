import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

struct ShowHousehold: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household show", usage: "[options]",
            discussion: """
                EXAMPLES:
                  kidctl household show
                """)
    }

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let household = try session.call(HouseholdGet.method, Nothing())
        let admits = try session.plainly(HouseholdStatus.method, Nothing()).value.admitsStrangers
        session.show(household) { Self.text($0, $1, admitsStrangers: admits) }
    }

    /// - Parameter admitsStrangers: what holds now, by the setting or by the installation; nil: it was not told.
    static func text(_ household: HouseholdSettings, _ page: Page, admitsStrangers: Bool?) -> String {
        let weekend = household.weekendDays.sorted { $0.rawValue < $1.rawValue }.map(page.clock.weekday)
        let others = others(household.admitsStrangers ?? admitsStrangers, page)
        let values = [
            ("name", household.name), ("zone", household.zone), ("weekStart", page.clock.weekday(household.weekStart)),
            ("weekend", weekend.isEmpty ? page.say("household.noWeekend") : weekend.joined(separator: ", ")),
            ("dayStart", page.clock.time(minutes: household.dayStartTime.minutes)), ("locale", household.locale),
            (
                "strangers",
                household.admitsStrangers == nil
                    ? page.say("household.asInstalled", ["text": .text(others)]) : others
            ),
            ("history", HistoryMonths.text(household.retentionMonths, page)),
        ]
        return page.facts(values.map { (page.say("household." + $0.0), $0.1) })
    }

    private static func others(_ admitted: Bool?, _ page: Page) -> String {
        page.say("household.strangers." + (admitted.map { $0 ? "yes" : "no" } ?? "unknown"))
    }
}
