import ArgumentParser

struct HouseholdCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "household",
            [
                SetUpHousehold.self, ShowHouseholdStatus.self, ShowHousehold.self, SetHousehold.self,
                ShowHistory.self, ExportHousehold.self,
                UnsealHousehold.self, RotateHouseholdKey.self, EraseHousehold.self,
            ])
    }
}
