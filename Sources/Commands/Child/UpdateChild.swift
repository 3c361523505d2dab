import API
import ArgumentParser
import Household

struct UpdateChild: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "child update", usage: "<child> [options]",
            discussion: """
                EXAMPLES:
                  kidctl child update mia --name 'Mia Sofie' --grade 1
                  kidctl child update mia --no-hints --avatar none
                  kidctl child update mia --uid mia --uid 1003
                  kidctl child update mia --any-uid
                  kidctl child update mia --leaderboards --no-analytics
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: "The new display name; the id stays.")
    var name: String?

    @Option(help: ArgumentHelp("Year and month of birth.", valueName: "yyyy-mm"), transform: Arguments.born)
    var born: BirthMonth?

    @Flag(help: "Any account may act for this child.")
    var anyUid = false

    @Flag(inversion: .prefixedNo, help: "Whether figures about the child's use are collected on this machine.")
    var analytics: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether the child takes part in the family's boards.")
    var leaderboards: Bool?

    @OptionGroup var details: ChildDetailsOptions
    @OptionGroup var options: ParentOptions

    func check() throws {
        let help = "kidctl child update"
        if anyUid, !details.uids.isEmpty { throw Problem.usage("give either --uid or --any-uid", help: help) }
        if name == nil, born == nil, !anyUid, analytics == nil, leaderboards == nil, details.details == ChildDetails() {
            throw Problem.usage("name what to change, such as --name or --grade", help: help)
        }
        try Bounds.check(details.grade, 0...12, of: "--grade")
    }

    func run(in session: Invocation) throws {
        var changes = details.details
        if anyUid { changes.uids = [] }
        let consents = ConsentsChange(analytics: analytics, leaderboards: leaderboards)
        let params = ChildUpdate.Params(
            child: child, name: name, born: born, details: changes,
            consents: consents == ConsentsChange() ? nil : consents)
        session.show(try session.call(ChildUpdate.method, params), ChildText.text)
        session.adviseOn(locale: details.locale?.value)
    }
}
