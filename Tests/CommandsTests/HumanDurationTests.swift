import Testing

@testable import Commands

@Suite struct HumanDurationTests {
    @Test(
        "A length of time is read in every usual form",
        arguments: [
            ("45m", 2700), ("45 min", 2700), ("90", 5400), ("0", 0), ("1h", 3600), ("1h30m", 5400), ("1h30", 5400),
            ("1h 30m", 5400), ("2d", 172_800), ("2d3", 183_600), ("90s", 90), ("1m30", 90), ("1H", 3600),
            ("1 hour 5 minutes", 3900),
        ])
    func reads(text: String, seconds: Int) {
        #expect(HumanDuration.seconds(from: text) == seconds)
    }

    @Test(
        "Anything else is refused",
        arguments: ["", " ", "m", "h30", "-5", "1.5h", "30m1h", "5m5m", "1x", "90s5", "٣m", "99999999999999999999m"])
    func refuses(text: String) {
        #expect(HumanDuration.seconds(from: text) == nil)
    }

    @Test("Minutes are whole: seconds are not dropped")
    func wholeMinutes() {
        #expect(HumanDuration.minutes(from: "120s") == 2)
        #expect(HumanDuration.minutes(from: "90s") == nil)
    }

    @Test(
        "What is left is exact below ten minutes, and the nearest minute from there on",
        arguments: [
            (0, "0 min"), (-3, "0 min"), (45, "45 s"), (60, "1 min"), (170, "2 min 50 s"), (599, "9 min 59 s"),
            (600, "10 min"), (1349, "22 min"), (1350, "23 min"), (3600, "1 h"), (5459, "1 h 31 min"), (86_400, "24 h"),
            (172_800, "2 d"), (180_000, "2 d 2 h"),
        ])
    func writes(seconds: Int, text: String) {
        #expect(HumanDuration.text(seconds: seconds) == text)
    }

    @Test("What is used and what is left add up to the limit")
    func addsUp() {
        #expect(HumanDuration.text(usedSeconds: 1375) == "23 min")
        #expect(HumanDuration.text(seconds: 2700 - 1375) == "22 min")
        for used in 600...1800 {
            let words = [HumanDuration.text(usedSeconds: used), HumanDuration.text(seconds: 2400 - used)]
            #expect(words.compactMap { HumanDuration.minutes(from: $0) }.reduce(0, +) == 40, "\(words)")
        }
    }

    @Test("A limit tells unlimited from blocked", arguments: [(nil, "unlimited"), (0, "blocked"), (90, "1 h 30 min")])
    func limits(minutes: Int?, text: String) {
        #expect(HumanDuration.limit(minutes) == text)
    }
}
