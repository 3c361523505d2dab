import Foundation
import HouseholdTesting
import Testing

/// Reports of a real family, made with the real programs.
@Suite struct ReportProgramTests {
    /// Tells what is in a folder of tables.
    private static let script = """
        import csv, os, stat, sys
        folder = sys.argv[1]
        names = sorted(os.listdir(folder))
        print(len(names), {oct(stat.S_IMODE(os.stat(folder + "/" + name).st_mode)) for name in names})
        for name in names:
            with open(folder + "/" + name, newline="", encoding="utf-8") as file:
                lines = list(csv.DictReader(file, strict=True))
            if name.endswith("-days.csv"):
                print(len(lines), {line["child"] for line in lines}, {line["limit_min"] for line in lines})
        """

    @Test(
        "A week and 30 days come as text, as a page, as JSON and as tables that are never written over",
        .needs(Machine.python))
    func forms() throws {
        let family = try RunFamily()
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        // The child is new today: days before have no row, those of the week that are to come have.
        for (verb, days) in [("weekly", 1...7), ("dashboard", 1...1)] {
            func report(_ options: String...) throws -> (status: String, text: String) {
                let program = try family.kidctl(["report", verb, "--pin-file", pin] + options)
                return ("\(try program.wait())", program.output)
            }
            let text = try report()
            #expect(text.status == "exited(0)" && text.text.contains("\nMia\n"), "\(text)")
            let page = try report("--child", "mia", "--html")
            #expect(page.text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.text.contains("<h2>Mia</h2>"))
            #expect(page.text.hasSuffix("</html>\n"))
            let json = try report("--json")
            #expect(json.text.hasPrefix("{\"first\":\"") && json.text.contains("\"reportDays\":["))
            let folder = family.scratch.path(verb)
            #expect(try report("--child", "mia", "--csv", folder).status == "exited(0)")
            let told = try Machine.python.run(["-c", Self.script, folder], in: family.scratch)
            #expect(told.hasPrefix("13 {'0o600'}\n"), "\(told)")
            #expect(days.contains { told.contains("\n\($0) {'mia'} {") }, "\(told)")
            #expect(try report("--csv", folder).status == "exited(1)")
            #expect(try report("--child", "nobody").status == "exited(6)")
        }
    }
}
