import ArgumentParser

struct HouseholdCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "household",
            [
                SetUpHousehold.self, ShowHouseholdStatus.self, ShowHousehold.self, SetHousehold.self,
                ShowHistory.self,
                UnsealHousehold.self, RotateHouseholdKey.self,
            ])
    }
}
