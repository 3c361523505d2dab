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
        session.show(try session.call(HouseholdGet.method, Nothing()), Self.text)
    }

    static func text(_ household: HouseholdSettings, _ page: Page) -> String {
        let weekend = household.weekendDays.sorted { $0.rawValue < $1.rawValue }.map(\.shortName)
        return page.facts([
            ("Name", household.name), ("Time zone", household.zone),
            ("Week starts on", household.weekStart.shortName),
            ("Weekend", weekend.isEmpty ? "none" : weekend.joined(separator: ", ")),
            ("Day starts at", household.dayStartTime.description), ("Locale", household.locale),
            (
                "Other accounts",
                household.admitsStrangers.map { $0 ? "may act for children" : "refused" } ?? "as installed"
            ),
            ("Answers kept", HistoryMonths.text(household.retentionMonths)),
        ])
    }
}
