import Household
import Testing

@Suite("Instants as text")
struct RFC3339Tests {
    @Test(
        "An instant is written with the household's offset",
        arguments: [
            ("2026-11-21T18:57:10Z", TestZones.berlin, "2026-11-21T19:57:10+01:00"),
            ("2026-07-01T22:30:00Z", TestZones.berlin, "2026-07-02T00:30:00+02:00"),
            ("2026-11-21T02:00:00Z", TestZones.newYork, "2026-11-20T21:00:00-05:00"),
            ("2026-11-21T00:00:00Z", TestZones.kathmandu, "2026-11-21T05:45:00+05:45"),
            ("2026-05-01T00:00:00Z", TestZones.lordHowe, "2026-05-01T10:30:00+10:30"),
            ("1969-12-31T23:59:59Z", Zone.utc, "1969-12-31T23:59:59+00:00"),
        ])
    func written(text: String, zone: Zone, local: String) {
        #expect(RFC3339.text(of: instant(text), in: zone) == local)
        #expect(instant(local) == instant(text))
    }

    @Test("Parts of a second are cut, rounded up or written, as asked")
    func precision() {
        let point = Instant(milliseconds: 1_001)
        #expect(RFC3339.text(of: point, in: .utc) == "1970-01-01T00:00:01+00:00")
        #expect(RFC3339.text(of: point, in: .utc, precision: .secondsUp) == "1970-01-01T00:00:02+00:00")
        #expect(RFC3339.text(of: point, in: .utc, precision: .milliseconds) == "1970-01-01T00:00:01.001+00:00")
        let before = Instant(milliseconds: -1)
        #expect(RFC3339.text(of: before, in: .utc, precision: .milliseconds) == "1969-12-31T23:59:59.999+00:00")
        #expect(instant("1969-12-31T23:59:59.9999Z") == before)
    }

    @Test("A year of more or fewer than four digits, and one before the first, is written whole")
    func farYears() {
        let years = [
            (-719_528, "0000-01-01"), (-719_529, "-0001-12-31"), (-718_798, "0001-12-31"), (2_932_897, "10000-01-01"),
        ]
        for (number, text) in years { #expect(Day(number: number).description == text) }
        let far = Instant(milliseconds: Milliseconds(2_932_897) * .day)
        #expect(RFC3339.text(of: far, in: .utc) == "10000-01-01T00:00:00+00:00")
    }

    @Test("An offset with odd seconds is written in its minute, and the instant stays the same")
    func oddOffset() {
        let zone = Zone(name: "Local mean time", shifts: [Zone.Shift(at: 0, offset: 3208)])
        let text = RFC3339.text(of: instant("1890-01-01T00:00:00Z"), in: zone)
        #expect(text == "1890-01-01T00:53:00+00:53")
        #expect(instant(text) == instant("1890-01-01T00:00:00Z"))
    }

    @Test("A repeated hour reads back as the pass it was in")
    func repeatedHour() {
        let first = instant("2026-10-25T00:30:00Z")
        for point in [first, first + .hour] {
            #expect(instant(RFC3339.text(of: point, in: TestZones.berlin)) == point)
        }
        #expect(RFC3339.text(of: first + .hour, in: TestZones.berlin) == "2026-10-25T02:30:00+01:00")
    }

    @Test(
        "A text that is no instant is none",
        arguments: [
            "", "2026-11-21", "2026-11-21T19:57:10", "2026-11-21 19:57:10Z", "2026-11-21T24:00:00Z",
            "2026-11-21T19:60:00Z", "2026-11-21T19:57:61Z", "2026-11-21T19:57:10+0100", "2026-11-21T19:57:10.Z",
            "2026-11-21T19:57:10+24:00", "2026-11-21T19:57:10Zz", "2026-02-30T00:00:00Z",
        ])
    func refused(text: String) {
        #expect(RFC3339.instant(from: text) == nil)
    }
}
