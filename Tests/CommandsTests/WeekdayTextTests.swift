import Household
import Testing

@testable import Commands

@Suite struct WeekdayTextTests {
    @Test(
        "A limit of weekdays is read",
        arguments: [
            ("sat, sun=90m", [.saturday, .sunday], .limit(Limit(minutes: 90))),
            ("Fri=unlimited", [.friday], .limit(Limit(minutes: nil))),
            ("fri-mon=0", [.friday, .saturday, .sunday, .monday], .limit(Limit(minutes: 0))),
            ("wednesday=none", [.wednesday], .none),
            ("mon,wed=1h30", [.monday, .wednesday], .limit(Limit(minutes: 90))),
        ] as [(String, Set<Weekday>, DayLimit.Change)])
    func reads(text: String, days: Set<Weekday>, change: DayLimit.Change) throws {
        #expect(try Arguments.dayLimit(text) == DayLimit(days: days, change: change))
    }

    @Test(
        "What is none is refused",
        arguments: ["", "90m", "=90m", "sat=", "sa=90m", "sat,=90m", "sat=soon", "sat=90=30", "weekend=90m", "sat=-5"])
    func refuses(text: String) {
        #expect(throws: (any Error).self) { try Arguments.dayLimit(text) }
    }

    @Test("A change of some weekdays leaves the others as they are")
    func applied() {
        let present: [Weekday: Int?] = [.monday: 30, .sunday: 90]
        let limited = DayLimit(days: [.sunday, .friday], change: .limit(Limit(minutes: nil))).applied(to: present)
        #expect(limited == [.monday: 30, .sunday: nil, .friday: nil])
        #expect(DayLimit(days: [.monday, .friday], change: .none).applied(to: limited) == [.sunday: nil])
    }
}
