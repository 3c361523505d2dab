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
        let weekend = household.weekendDays.sorted { $0.rawValue < $1.rawValue }.map(\.shortName)
        return page.facts([
            ("Name", household.name), ("Time zone", household.zone),
            ("Week starts on", household.weekStart.shortName),
            ("Weekend", weekend.isEmpty ? "none" : weekend.joined(separator: ", ")),
            ("Day starts at", household.dayStartTime.description), ("Locale", household.locale),
            (
                "Other accounts",
                others(household.admitsStrangers ?? admitsStrangers)
                    + (household.admitsStrangers == nil ? " (as installed)" : "")
            ),
            ("Answers kept", HistoryMonths.text(household.retentionMonths)),
        ])
    }

    private static func others(_ admitted: Bool?) -> String {
        admitted.map { $0 ? "may act for children that have no account" : "refused" } ?? "not known"
    }
}
