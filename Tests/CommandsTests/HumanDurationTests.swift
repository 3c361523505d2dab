import StrictJSON
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

    @Test("What is told is that of the table that the page has, too")
    func told() throws {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        let path = parts.joined(separator: "/") + "/Fixtures/lengths.json"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let tables = try JSONDocument(scanning: Array(text.utf8)).root
        let rules: [(name: String, say: ([Int]) -> String)] = [
            ("left", { HumanDuration.text(seconds: $0[0]) }), ("used", { HumanDuration.text(usedSeconds: $0[0]) }),
            ("learned", { HumanDuration.text(doneSeconds: $0[0]) }),
            ("beside", { HumanDuration.text(screenSeconds: $0[0], besideLearning: $0[1]) }),
            ("minutes", { HumanDuration.text(minutes: $0[0]) }),
        ]
        #expect(tables.members.map(\.name) == rules.map(\.name))
        for (name, say) in rules {
            let rows = Array(try #require(tables.member(name)).elements)
            #expect(rows.count > 5)
            for row in rows {
                let parts = Array(row.elements)
                let values = parts.compactMap(\.integer).map { Int($0) }
                #expect(say(values) == parts.last?.string, "\(name) \(values)")
            }
        }
        #expect(HumanDuration.text(seconds: -3) == "0 min")
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
