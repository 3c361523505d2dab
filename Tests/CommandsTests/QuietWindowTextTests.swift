import Household
import Testing

@testable import Commands

@Suite struct QuietWindowTextTests {
    @Test(
        "A window is read with and without weekdays",
        arguments: [
            ("20:00-07:00", "20:00-07:00"), ("20-7", "20:00-07:00"), ("9:30-24:00", "09:30-24:00"),
            ("fri,sat=21:30-08:00", "Fri,Sat 21:30-08:00"), ("mon-thu=20:00-07:00", "Mon-Thu 20:00-07:00"),
            ("sun-thu=20:00-07:00", "Sun-Thu 20:00-07:00"), ("Friday=20:00-22:00", "Fri 20:00-22:00"),
            ("mon,wed,fri=13:00-14:00", "Mon,Wed,Fri 13:00-14:00"), ("mon-sun=20:00-07:00", "20:00-07:00"),
            ("sat-mon,wed=8-9", "Wed,Sat-Mon 08:00-09:00"),
        ])
    func reads(text: String, shown: String) throws {
        let window = try #require(QuietWindowText.window(from: text))
        #expect(QuietWindowText.text(of: window) == shown)
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
            ("fr=20:00-07:00", "three letters"), ("8pm-7am", "such as 20:00-07:00"), ("20:00", "such as 20:00-07:00"),
            ("a=b=c", "such as 20:00-07:00"), ("", "such as 20:00-07:00"),
        ])
    func advice(text: String, words: String) {
        #expect(QuietWindowText.advice(for: text).contains(words))
    }
}
