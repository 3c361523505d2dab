import Household
import JSONRPC
import Shapes

extension Shape where Value == [Weekday: Int?] {
    /// Minutes of household days of some weekdays: `{"saturday":90,"sunday":null}`.
    public static let minutesByWeekday: Shape = {
        let minutes = Shape<Int?>.nullable(.integer(0...ScreenTimePolicy.mostDailyMinutes))
        return Shape.object(
            "MinutesByWeekday",
            "Minutes of a household day by its weekday. 0 means blocked, null unlimited; an absent weekday has the "
                + "daily limit.",
            make: together
        ) {
            optional("monday", minutes) { $0[.monday] }
            optional("tuesday", minutes) { $0[.tuesday] }
            optional("wednesday", minutes) { $0[.wednesday] }
            optional("thursday", minutes) { $0[.thursday] }
            optional("friday", minutes) { $0[.friday] }
            optional("saturday", minutes) { $0[.saturday] }
            optional("sunday", minutes) { $0[.sunday] }
        }
    }()

    private static func together(
        monday: Int??, tuesday: Int??, wednesday: Int??, thursday: Int??, friday: Int??, saturday: Int??, sunday: Int??
    ) -> [Weekday: Int?] {
        var limits: [Weekday: Int?] = [:]
        let given = [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
        for (weekday, minutes) in zip(Weekday.allCases, given) {
            if let minutes { limits.updateValue(minutes, forKey: weekday) }
        }
        return limits
    }
}
