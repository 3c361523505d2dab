import Household
import Shapes

extension Shape where Value == UsedTime.FromDay {
    static let fromDay = Shape.object(
        "FromDay",
        make: UsedTime.FromDay.init,
        members: {
            required("day", \.day, .number)
            required("ms", \.milliseconds, .integer64)
        })
}

extension Shape where Value == UsedTime.InBudget {
    static let inBudget = Shape.object(
        "InBudget",
        make: UsedTime.InBudget.init,
        members: {
            required("name", \.name, .words)
            required("ms", \.milliseconds, .integer64)
        })
}

extension Shape where Value == UsedTime.InWindow {
    static let inWindow = Shape.object(
        "InWindow",
        make: { UsedTime.InWindow(start: WindowStart(date: $0, minute: $1), milliseconds: $2) },
        members: {
            required("date", \.start.date, .number)
            required("minute", \.start.minute, .whole)
            required("ms", \.milliseconds, .integer64)
        })
}

extension Shape where Value == ScreenSession {
    static let screenSession = Shape.object(
        "ScreenSession",
        make: ScreenSession.init,
        members: {
            required("used", \.used, .integer64)
            required("mark", \.mark, .monoMark)
            required("bootTime", \.bootTime, .integer64)
            required("wall", \.wall, .milliseconds)
        })
}

extension Shape where Value == TimeBank {
    static let timeBank = Shape.object(
        "TimeBank",
        make: { TimeBank(closed: $0, savings: $1) },
        members: {
            required("closed", \.closed, .number)
            unless("savings", \.savings, .list(of: .saving), is: [])
        })
}

extension Shape where Value == TimeBank.Saving {
    static let saving = Shape.object(
        "Saving",
        make: TimeBank.Saving.init,
        members: {
            required("day", \.day, .number)
            required("left", \.left, .integer64)
            required("last", \.last, .number)
        })
}
