import Household
import Testing
import Words

@testable import Commands

@Suite struct QuietWindowTextTests {
    @Test(
        "A window is read with and without weekdays",
        arguments: [
            ("20:00-07:00", "20:00-07:00"), ("20-7", "20:00-07:00"), ("9:30-24:00", "09:30-24:00"),
            ("fri,sat=21:30-08:00", "Fri,Sat 21:30-08:00"), ("mon-thu=20:00-07:00", "Mon-Thu 20:00-07:00"),
            ("sun-thu=20:00-07:00", "Sun-Thu 20:00-07:00"), ("Friday=20:00-22:00", "Fri 20:00-22:00"),
            ("mon,wed,fri=13:00-14:00", "Mon,Wed,Fri 13:00-14:00"), ("mon-sun=20:00-07:00", "20:00-07:00"),
            ("sat-mon,wed=8-9", "Wed,Sat-Mon 08:00-09:00"), ("8 pm-7 am", "20:00-07:00"),
            ("8pm-12:00 am", "20:00-00:00"),
            ("Sun-Thu 8:00 pm-7:30 AM", "Sun-Thu 20:00-07:30"), ("20:00 - 07:00 mon-fri", "Mon-Fri 20:00-07:00"),
        ])
    func reads(text: String, shown: String) throws {
        let window = try #require(QuietWindowText.window(from: text))
        #expect(QuietWindowText.text(of: window) == shown)
    }

    @Test("What is printed can be typed, in each language", arguments: ["en", "en-US", "de", "es", "fr"])
    func printed(tag: String) throws {
        let clock = ClockText(zone: .utc, language: try #require(Language.brief(tag)))
        for minutes in [0, 30, 419, 720, 725, 1200, 1439] {
            let text = clock.time(minutes: minutes)
            #expect(QuietWindowText.time(text[...]) == WallTime(minutes: minutes), "\(text)")
            #expect(TimePoint(text) == .clock(WallTime(minutes: minutes) ?? .midnight), "\(text)")
            #expect(DayTime("sat " + text) == .weekday(.saturday, WallTime(minutes: minutes) ?? .midnight), "\(text)")
        }
        let window = try #require(QuietWindowText.window(from: "20:00-07:00"))
        #expect(QuietWindowText.window(from: QuietWindowText.text(of: window, clock)) == window)
    }

    @Test(
        "Seconds stand behind the minutes",
        arguments: [("en", "19:57:10"), ("en-US", "7:57:10 pm"), ("de", "19:57:10")])
    func seconds(tag: String, time: String) throws {
        let instant = try #require(RFC3339.instant(from: "2026-11-21T19:57:10Z"))
        #expect(ClockText(zone: .utc, language: try #require(Language.brief(tag))).full(instant).hasSuffix(time))
    }

    @Test(
        "What is no window is refused",
        arguments: [
            "", "20:00", "20:00-", "20:00-20:00", "24:00-07:00", "20:60-07:00", "25:00-07:00", "20:0-07:00",
            "fr=20:00-07:00", "=20:00-07:00", "fri,=20:00-07:00", "fri==20:00-07:00", "20:00-07:00-08:00", "+8-9",
            "mon-wed-fri=20:00-21:00",
        ])
    func refuses(text: String) {
        #expect(QuietWindowText.window(from: text) == nil)
    }

    @Test(
        "What is no window is told why",
        arguments: [
            ("none", "--no-quiet"), ("20:00-20:00", "cannot end when it starts"), ("24:00-07:00", "write 00:00"),
            ("fr=20:00-07:00", "three letters"), ("13pm-7am", "such as 20:00-07:00"), ("20:00", "such as 20:00-07:00"),
            ("a=b=c", "such as 20:00-07:00"), ("", "such as 20:00-07:00"),
        ])
    func advice(text: String, words: String) {
        #expect(QuietWindowText.advice(for: text).contains(words))
    }
}
