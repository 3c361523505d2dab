import Foundation
import HouseholdTesting
import Reference
import StrictJSON
import Testing

@Suite struct GeneratedFilesTests {
    @Test("The generated files are as the method table and the daemon's answers make them: else run make spec")
    func comparison() throws {
        for file in try SpecFiles.make() {
            let committed = try Repository.text(file.path).split(separator: "\n", omittingEmptySubsequences: false)
            let made = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = zip(committed, made).prefix { $0 == $1 }.count
            guard committed != made else { continue }
            Issue.record("\(file.path) is out of date from line \(line + 1) on: run make spec")
        }
    }

    @Test("rpc.discover serves the document of the repository, member for member")
    func served() throws {
        let client = try TestDaemon().client()
        let document = try #require(try client.call("rpc.discover").result)
        let isSame = try PrettyJSON.text(of: document) == Repository.text(SpecFiles.document)
        #expect(isSame, "run make spec")
    }

    @Test("Every example of the repository's document is answered as it says by a live daemon")
    func replay() throws {
        let document = try JSONDocument(scanning: Array(Repository.text(SpecFiles.document).utf8)).root
        let run = try StoryRun()
        var replayed: Set<String> = []
        for step in Story.steps {
            guard step.title != nil else {
                _ = try run.tell(step)
                continue
            }
            let entry = try #require(
                document["methods"]?.elements.first { $0["name"]?.string == step.method }, "\(step.method)")
            let example = try #require(entry["examples.0"], "\(step.method) has no example")
            let members = example["params"]?.elements.map {
                "\"\($0["name"]?.string ?? "")\":\($0["value"].map(PrettyJSON.compact) ?? "")"
            }
            let params = "{" + (members ?? []).joined(separator: ",") + "}"
            let result = try run.tell(step, params: params)
            #expect(result == example["result.value"].map(PrettyJSON.compact), "\(step.method) \(params)")
            replayed.insert(step.method)
        }
        #expect(replayed == Set(document["methods"]?.elements.compactMap { $0["name"]?.string } ?? []))
    }

    /// The pages of the reference by their names, without the ending.
    private static func pages() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/" + SpecFiles.reference)
        return try names.reduce(into: [:]) { pages, name in
            pages[String(name.dropLast(".md".count))] = try Repository.text(SpecFiles.reference + "/" + name)
        }
    }

    private static func anchors(_ text: String) -> Set<String> {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.reduce(into: []) { anchors, line in
            let title = line.drop { $0 == "#" || $0 == " " }
            anchors.insert(title.lowercased().replacing(".", with: "").replacing(" ", with: "-"))
        }
    }

    @Test("The folder of the reference holds the generated pages and nothing that was left over")
    func folder() throws {
        let made = try SpecFiles.make().map(\.path).filter { $0.hasPrefix(SpecFiles.reference + "/") }
        #expect(Set(try Self.pages().keys.map { SpecFiles.reference + "/\($0).md" }) == Set(made))
    }

    @Test("Every method stands on the page of its noun, every shape on one page, and no link leads nowhere")
    func reference() throws {
        let pages = try Self.pages()
        let document = try JSONDocument(scanning: Array(Repository.text(SpecFiles.document).utf8)).root
        for name in document["methods"]?.elements.compactMap({ $0["name"]?.string }) ?? [] {
            let page = try #require(pages[String(name.prefix { $0 != "." })], "\(name)")
            #expect(page.contains("\n## \(name)\n"), "\(name)")
        }
        for shape in document["components.schemas"]?.members.map(\.name) ?? [] {
            #expect(pages.values.count { $0.contains("\n### \(shape)\n") } == 1, "\(shape)")
        }
        let anchors = pages.mapValues(Self.anchors)
        var links = 0
        for (page, text) in pages {
            for link in text.matches(of: /\]\((?<page>[a-z-]*)(?:\.md)?#(?<place>[a-z-]+)\)/) {
                let target = link.output.page.isEmpty ? page : String(link.output.page)
                #expect(
                    anchors[target]?.contains(String(link.output.place)) == true,
                    "\(page).md links to \(target)#\(link.output.place)")
                links += 1
            }
        }
        #expect(links > 300)
    }

    @Test("The life of a lesson has every activity call but giving up, in the order in which they come")
    func lesson() throws {
        let text = try #require(try Self.pages()["life-of-a-lesson"])
        let calls = text.matches(of: /-->.*"method":"activity\.(\w+)"/).map { String($0.1) }
        #expect(
            calls == [
                "start", "shown", "hint", "answer", "answer", "pause", "resume", "question", "answer", "finish",
            ])
    }
}
