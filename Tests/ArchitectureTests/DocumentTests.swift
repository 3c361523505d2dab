import Testing

/// The documents tell what is there.
@Suite struct DocumentTests {
    private static let documents = [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Benchmarks/README.md", "examples/python/README.md",
        "examples/shell/README.md", "examples/swift/README.md", "rpc-spec/clients/README.md", "rpc-spec/wire/README.md",
        "docs/limits-in-five-minutes.md", "docs/ask-lease-obey.md", "docs/programs-and-logins.md",
        "docs/screen-time.md", "docs/time.md", "docs/learning.md", "docs/packs.md", "docs/rewards.md",
        "docs/household.md", "docs/languages.md", "docs/daemon.md", "docs/export.md", "docs/reports.md",
        "docs/event-log.md",
        "docs/backup.md", "docs/storage.md", "docs/crash-trials.md", "docs/sealing.md", "docs/wire.md",
        "docs/threat-model.md", "docs/learn.md", "docs/watch.md", "docs/web.md",
    ]

    @Test("Links between the documents lead to something", arguments: documents)
    func links(document: String) throws {
        let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
        for link in try Repository.text(document).matches(of: /\]\((?<target>[^)#]+)(?:#[^)]*)?\)/) {
            let target = String(link.output.target)
            guard !target.hasPrefix("http") else { continue }
            #expect(Repository.exists(folder + target), "\(document) links to \(target)")
        }
    }

    @Test("Every page of docs is among the documents, and ARCHITECTURE.md or the README leads to it")
    func pages() throws {
        let pages = try Repository.names(in: "docs").filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
        #expect(Set(pages) == Set(Self.documents.filter { $0.hasPrefix("docs/") }))
        let maps = try Repository.text("ARCHITECTURE.md") + Repository.text("README.md")
        for page in pages { #expect(maps.contains("](\(page))"), "\(page)") }
    }

    @Test("Every decision of the pages by topic says why")
    func reasons() throws {
        var decisions = 0
        for page in Self.documents where page.hasPrefix("docs/") {
            let text = try Repository.text(page)
            guard let start = text.range(of: "## Decisions\n") ?? text.range(of: "# Decisions about") else { continue }
            let part = text[start.upperBound...]
            let section = part.split(separator: "\n## How").first ?? part
            for item in section.split(separator: "\n- ").dropFirst() {
                #expect(item.contains("*Why:*"), "\(page): \(item.prefix(60))")
                decisions += 1
            }
        }
        #expect(decisions >= 47)
    }

    @Test("The ten lines of the README are the ten lines that the demo runs")
    func tenLines() throws {
        let lines = try Repository.text("examples/python/ten_lines.py")
        #expect(lines.split(separator: "\n").count == 10)
        #expect(try Repository.text("README.md").contains("```python\n" + lines + "```"))
        #expect(try Repository.text("scripts/demo").contains("examples/python/ten_lines.py"))
    }

    @Test("What is shown of other clients stands in the programs that the tests run")
    func clients() throws {
        let folder = "rpc-spec/clients/"
        let parts = try Repository.text(folder + "README.md").split(separator: "```")
        #expect(parts.count > 20)
        var program = ""
        for (index, part) in parts.enumerated() {
            guard index % 2 == 1 else {
                if let link = part.matches(of: /\]\((?<file>\w+\.\w+)\)/).last {
                    program = Self.lines(try Repository.text(folder + link.output.file))
                }
                continue
            }
            let shown = Self.lines(part.drop { $0 != "\n" })
            #expect(program.contains(shown), "\(shown)")
        }
    }

    /// The lines of a text with something in them, without their indentation.
    private static func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    @Test("The README's exit codes are kidctl's")
    func exitCodes() throws {
        let source = try Repository.text("Sources/Commands/Invocation/ExitStatus.swift")
        let numbers = source.matches(of: /case (\w+) = (\d+)/).map { (name: $0.1, number: $0.2) }
        let readme = try Repository.text("README.md")
        #expect(numbers.count >= 10)
        let english = try Repository.text("words/en.json")
        for (name, number) in numbers {
            let words = try #require(
                english.firstMatch(of: try Regex("\"kidctl\\.help\\.exit\\.\(number)\": \"(.*)\"")))
            let summary = try #require(words.output[1].substring)
            #expect(readme.contains("| \(number) | \(summary) |"), "\(name)")
        }
    }

    @Test("Every target of the Makefile has a word in its help, and make test ends with the tests' own summary")
    func makefile() throws {
        let makefile = try Repository.text("Makefile")
        let phony = try #require(makefile.firstMatch(of: /\.PHONY: (.*)/)).1.split(separator: " ")
        for target in phony {
            #expect(makefile.contains(try Regex("(?m)^\(target): ## .+")), "\(target)")
        }
        let last = try Repository.text("scripts/test").split(separator: "\n").last
        #expect(last?.contains("kiddPackageTests.xctest\" --testing-library swift-testing") == true)
    }
}
