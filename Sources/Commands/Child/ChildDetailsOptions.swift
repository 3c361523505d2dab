import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

/// The settings of a profile that a child may be added with and that may be changed.
struct ChildDetailsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Name of a picture that front-ends know; none clears it.", valueName: "name"),
        transform: Arguments.word)
    var avatar: Setting<String>?

    @Option(
        help: ArgumentHelp("School grade, 0 is Kindergarten; none clears it.", valueName: "0-12"),
        transform: Arguments.number)
    var grade: Setting<Int>?

    @Option(
        help: ArgumentHelp("BCP 47 language tag; none clears it.", valueName: "tag"), transform: Arguments.word)
    var locale: Setting<String>?

    @Option(
        help: ArgumentHelp(
            "Age tier instead of the one by age: preschool, elementary, preteen; none clears it.", valueName: "tier"),
        transform: Arguments.tier)
    var tier: Setting<AgeTier>?

    @Option(
        name: .customLong("uid"),
        help: ArgumentHelp(
            "Account of this child, by name or number; then only it and parents act for the child. Repeat for several.",
            valueName: "account"),
        transform: Arguments.account)
    var uids: [Int] = []

    @Flag(inversion: .prefixedNo, help: "Whether hints are offered.")
    var hints: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether narration is offered.")
    var narration: Bool?

    var details: ChildDetails {
        ChildDetails(
            avatar: avatar.patch(), grade: grade.patch(), locale: locale.patch(), offersHints: hints,
            offersNarration: narration, uids: uids.isEmpty ? nil : uids, tierOverride: tier.patch())
    }
}
