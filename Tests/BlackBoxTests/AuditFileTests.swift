import Foundation
import HouseholdTesting
import Testing

/// The audit as a file, read back by somebody else's reader of CSV.
@Suite struct AuditFileTests {
    @Test("All entries stand in a CSV file, whatever parents wrote", .needs(Machine.python))
    func csv() throws {
        let family = try RunFamily()
        let why = #"=SUM(1,2) "quoted", and more"#
        let quoted = why.replacing("\"", with: "\\\"")
        for minutes in 1...230 {
            _ = try family.parent.result(
                "time.grant", #"{"child":"mia","minutes":\#(minutes % 5 + 1),"why":"\#(quoted)"}"#)
            if minutes % 40 == 0 { _ = try family.parent.result("time.lock", #"{"child":"mia"}"#) }
        }
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        let file = family.scratch.path("audit.csv")
        let arguments = ["audit", "list", "--all", "--csv", file, "--pin-file", pin]
        let program = try family.kidctl(arguments)
        #expect(try program.wait() == .exited(0), "\(program.errors)")
        let script = """
            import csv, json, sys
            with open(sys.argv[1], newline="", encoding="utf-8") as file:
                print(json.dumps(list(csv.DictReader(file, strict=True))))
            """
        let text = try Machine.python.run(["-c", script, file], in: family.scratch)
        let rows = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: String]])
        let numbers = rows.compactMap { $0["seq"].flatMap { Int($0) } }
        #expect(numbers.count == rows.count && numbers == numbers.sorted())
        #expect(rows.filter { $0["what"] == "timeGranted" }.count == 230)
        #expect(rows.filter { $0["area"] == "time" }.allSatisfy { $0["child"] == "mia" && $0["who"] == "Sam" })
        #expect(rows.contains { $0["say"]?.contains(why) == true })
        #expect(!rows.contains { $0["say"]?.hasPrefix("=") == true })
        // Written over by nobody.
        #expect(try family.kidctl(arguments).wait() == .exited(1))
    }
}
