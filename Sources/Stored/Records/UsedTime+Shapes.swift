import Household
import Shapes

extension Shape where Value == UsedTime.FromDay {
    static let fromDay = Shape.object(
        "FromDay",
        make: UsedTime.FromDay.init,
        members: {
            required("day", .number) { $0.day }
            required("ms", .integer64) { $0.milliseconds }
        })
}

extension Shape where Value == UsedTime.InBudget {
    static let inBudget = Shape.object(
        "InBudget",
        make: UsedTime.InBudget.init,
        members: {
            required("name", .words) { $0.name }
            required("ms", .integer64) { $0.milliseconds }
        })
}

extension Shape where Value == UsedTime.InWindow {
    static let inWindow = Shape.object(
        "InWindow",
        make: { UsedTime.InWindow(start: WindowStart(date: $0, minute: $1), milliseconds: $2) },
        members: {
            required("date", .number) { $0.start.date }
            required("minute", .whole) { $0.start.minute }
            required("ms", .integer64) { $0.milliseconds }
        })
}

extension Shape where Value == ScreenSession {
    static let screenSession = Shape.object(
        "ScreenSession",
        make: ScreenSession.init,
        members: {
            required("used", .integer64) { $0.used }
            required("mark", .monoMark) { $0.mark }
            required("bootTime", .integer64) { $0.bootTime }
            required("wall", .milliseconds) { $0.wall }
        })
}

extension Shape where Value == TimeBank {
    static let timeBank = Shape.object(
        "TimeBank",
        make: { TimeBank(closed: $0, savings: $1 ?? []) },
        members: {
            required("closed", .number) { $0.closed }
            unless("savings", .list(of: .saving), is: []) { $0.savings }
        })
}

extension Shape where Value == TimeBank.Saving {
    static let saving = Shape.object(
        "Saving",
        make: TimeBank.Saving.init,
        members: {
            required("day", .number) { $0.day }
            required("left", .integer64) { $0.left }
            required("last", .number) { $0.last }
        })
}
