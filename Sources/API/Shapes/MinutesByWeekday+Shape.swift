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
            from: [:]
        ) {
            optional("monday", \.[.monday], minutes)
            optional("tuesday", \.[.tuesday], minutes)
            optional("wednesday", \.[.wednesday], minutes)
            optional("thursday", \.[.thursday], minutes)
            optional("friday", \.[.friday], minutes)
            optional("saturday", \.[.saturday], minutes)
            optional("sunday", \.[.sunday], minutes)
        }
    }()
}
