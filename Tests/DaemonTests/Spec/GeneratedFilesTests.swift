import HouseholdTesting
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

    @Test("The reference has a heading for every method, shape and limit, and no link that leads nowhere")
    func reference() throws {
        let text = try Repository.text(SpecFiles.reference)
        var anchors: Set<String> = []
        for line in text.split(separator: "\n") where line.hasPrefix("##") {
            let title = line.drop { $0 == "#" || $0 == " " }
            anchors.insert(title.lowercased().replacing(".", with: "").replacing(" ", with: "-"))
        }
        let links = text.matches(of: /\]\(#([a-z]+)\)/).map { String($0.1) }
        #expect(links.count > 100)
        #expect(links.filter { !anchors.contains($0) } == [])
    }
}
