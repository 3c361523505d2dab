import Foundation
import HouseholdTesting
import Testing

/// Pages of the sample family's reports, as Chromium, a checker of accessibility and a checker of HTML find them.
@Suite("Pages in a browser") struct BrowserPageTests {
    private static let repository = String(#filePath.split(separator: "/Tests/")[0])
    private static let python = Machine.Tool(repository + "/.build/browser-venv/bin/python")
    private static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"
    private static let chromium = Machine.Tool("/usr/bin/chromium")

    @Test(
        "A week and 30 days are valid HTML, free of axe-core's findings in light and dark, fit a phone, and two sheets a child",
        .needs(python, chromium))
    func reports() async throws {
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon(["--dev", "--sample", "--sample-weeks", "3"])
        let pin = try scratch.write("2468\n", to: "pin")
        var pages: [String] = []
        for (verb, language) in [("weekly", "en"), ("dashboard", "de"), ("weekly", "fr"), ("dashboard", "es")] {
            let program = try SpawnedProgram(
                [Self.kidctl, "report", verb, "--html", "--pin-file", pin],
                environment: [
                    "KIDD_SOCKET": daemon.places.socket, "HOME": scratch.path, "LC_ALL": "\(language).UTF-8",
                ],
                files: scratch.path("kidctl"))
            #expect(try program.wait() == .exited(0), "\(program.errors)")
            pages.append(try scratch.write(program.output, to: "\(verb)-\(language).html"))
        }
        let check = try SpawnedProgram(
            [Self.python.path, Self.repository + "/scripts/browser/check-pages"] + pages,
            environment: ["HOME": scratch.path, "PATH": "/usr/local/bin:/usr/bin:/bin", "TMPDIR": scratch.path],
            files: scratch.path("check"))
        let ending = try await check.end(within: .seconds(1200))
        #expect(ending == .exited(0) && check.output.hasSuffix("4 pages, 0 faults\n"), "\(check.output)\(check.errors)")
    }

    /// The trials take longest of all tests: they begin before the first one, and run beside the others.
    @Test(
        "Children learn and parents decide on the page in a real Chromium", .needs(python, chromium),
        StartedFirst { try PageTrials.start(python) }, arguments: PageTrials.halves)
    func page(half: Int) async throws {
        let trials = try #require(PageTrials.started(half))
        let ending = try await trials.program.end(within: .seconds(2400))
        #expect(ending == .exited(0), "\(trials.program.errors.suffix(16_000))")
    }

    @Test("There are trials of the page, and each is in one half") func trialsAreThere() {
        let files = PageTrials.halves.map(PageTrials.files)
        #expect(files.allSatisfy { $0.count >= 8 } && Set(files.joined()).count == files.joined().count)
    }
}
