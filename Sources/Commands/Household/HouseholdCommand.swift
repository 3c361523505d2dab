import ArgumentParser

struct HouseholdCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "household", abstract: "The family: set-up, state and settings.",
        subcommands: [SetUpHousehold.self, ShowHouseholdStatus.self, ShowHousehold.self, SetHousehold.self])
}
