import Foundation
import HouseholdTesting
import Reference
import StrictJSON
import Testing

/// The typed stubs have everything that the document has, and compilers take them.
@Suite struct StubTests {
    private static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

    private static func document() throws -> JSONValue {
        try JSONDocument(scanning: Array(Repository.text(SpecFiles.document).utf8)).root
    }

    /// The members of an interface of the stubs: names with whether they are required.
    private static func members(of name: String, in text: String) throws -> [String: Bool] {
        let start = try #require(text.range(of: "export interface \(name) {"), "\(name) is missing")
        let rest = text[start.upperBound...]
        let body = rest[..<(rest.range(of: "\n}")?.lowerBound ?? rest.endIndex)]
        var members: [String: Bool] = [:]
        for match in body.matches(of: #/\n {4}"?(?<name>[\w.]+)"?(?<mark>\??): /#) {
            members[String(match.output.name)] = match.output.mark.isEmpty
        }
        return members
    }

    @Test("TypeScript has an interface for each object, with its members, required or not as the schema says")
    func objects() throws {
        let text = try Repository.text(SpecFiles.typeScript)
        for (name, schema) in try #require(try Self.document()["components.schemas"]).members {
            guard let properties = schema["properties"] else { continue }
            let required = Set(schema["required"]?.texts ?? [])
            let expected = Dictionary(
                uniqueKeysWithValues: properties.members.map { ($0.name, required.contains($0.name)) })
            #expect(try Self.members(of: name, in: text) == expected, "\(name)")
        }
    }

    @Test("Both stubs have every method, event and error")
    func names() throws {
        let document = try Self.document()
        let script = try Repository.text(SpecFiles.typeScript)
        let python = try Repository.text(SpecFiles.pythonTypes)
        let methods = Array(try #require(document["methods"]).elements)
        #expect(methods.count > 50)
        for method in methods {
            let name = try #require(method["name"]?.string)
            #expect(script.contains("\n    \"\(name)\": {\n"), "\(name)")
            #expect(python.contains("\n    def \(name.replacing(".", with: "_"))(\n"), "\(name)")
            for error in method["errors"]?.elements.compactMap({ $0["data.kind"]?.string }) ?? [] {
                #expect(script.contains("\n    \(error): "), "\(error)")
                #expect(python.contains("\n    \"\(error)\",  # "), "\(error)")
            }
        }
        for topic in document["x-events"]?.elements.compactMap({ $0["topic"]?.string }) ?? [] {
            #expect(script.contains("\n    \"\(topic)\": "), "\(topic)")
            #expect(python.contains("\n    \"\(topic)\",\n"), "\(topic)")
        }
    }

    // MARK: Compilers

    private static func isThere(_ program: String) -> Bool {
        (try? run(["sh", "-c", "command -v \(program)"], in: "/").status) == 0
    }

    private static func run(_ command: [String], in folder: String) throws -> (status: Int32, output: String) {
        let scratch = try PrivateFolder()
        let program = try SpawnedProgram(
            ["/usr/bin/env"] + ["-C", folder] + command, environment: ProcessInfo.processInfo.environment,
            files: scratch.path + "/program")
        guard case .exited(let status) = try program.wait() else { return (-1, program.output + program.errors) }
        return (status, program.output + program.errors)
    }

    @Test(
        "TypeScript takes right calls and refuses wrong ones",
        .enabled(if: isCI || isThere("tsc"), "needs tsc: apt-get install node-typescript"))
    func typeScript() throws {
        let folder = try PrivateFolder()
        try Repository.text(SpecFiles.typeScript).write(
            toFile: folder.path + "/kidd.d.ts", atomically: true, encoding: .utf8)
        let program = """
            import { ErrorKind, Events, MethodName, Methods, RpcError } from "./kidd";
            declare function call<M extends MethodName>(method: M, params: Methods[M]["params"]): Methods[M]["result"];
            const allowed: boolean = call("time.mayI", { child: "mia", activity: { subject: "math" } }).allowed;
            const outcome: "correct" | "tryAgain" | "participated" | "explained" | "late" =
                call("activity.answer", { activity: "a", presentation: "p", answer: { option: "b" } }).outcome;
            function heard(warning: Events["time.warning"]): string { return warning.say; }
            const own: Methods["activity.hint"]["errors"] = "hint_not_available";
            function code(error: RpcError<"not_now">): 301 { return error.code; }
            // @ts-expect-error: no such method
            call("time.mayHe", {});
            // @ts-expect-error: the child is missing
            call("time.mayI", {});
            // @ts-expect-error: an unknown member
            call("time.mayI", { child: "mia", colour: "red" });
            // @ts-expect-error: the hint may be absent
            const title: string = call("lesson.next", { child: "mia" }).lesson.title;
            // @ts-expect-error: no such error
            const kind: ErrorKind = "too_late";
            """
        try program.write(toFile: folder.path + "/program.ts", atomically: true, encoding: .utf8)
        let result = try Self.run(["tsc", "--noEmit", "--strict", "program.ts"], in: folder.path)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test(
        "The scripts of the page use the protocol as it is",
        .enabled(if: isCI || isThere("tsc"), "needs tsc: apt-get install node-typescript"))
    func page() throws {
        let right = try Self.run(["tsc", "-p", "."], in: Repository.root + "/web")
        #expect(right.status == 0, "\(right.output)")
        // A wrong use is found.
        let folder = try PrivateFolder()
        let copied = try Self.run(
            ["cp", "-r", "--parents", "web", SpecFiles.typeScript, folder.path], in: Repository.root)
        #expect(copied.status == 0)
        let wrong = """
            import { Connection } from "./connection.js";
            const connection = new Connection();
            void connection.ask("time.mayHe", {});
            void connection.change("time.grant", { colour: "red" });
            """
        try wrong.write(toFile: folder.path + "/web/js/wrong.js", atomically: true, encoding: .utf8)
        let found = try Self.run(["tsc", "-p", "web"], in: folder.path)
        let lines = found.output.matches(of: /wrong\.js\((\d+),/).map { String($0.1) }
        #expect(Set(lines) == ["3", "4"], "\(found.output)")
    }

    @Test("Python loads the stubs, with every shape by its name")
    func python() throws {
        let shapes = try #require(try Self.document()["components.schemas"]).members.map(\.name)
        let script = "import kidd_types as k; print(*vars(k))"
        let folder = Repository.root + "/rpc-spec/stubs"
        let result = try Self.run(["python3", "-B", "-c", script], in: folder)
        // Before Python 3.11 without typing_extensions there is nothing to load.
        guard Self.isCI || !result.output.contains("typing_extensions") else { return }
        #expect(Set(shapes).subtracting(result.output.split(whereSeparator: \.isWhitespace).map(String.init)) == [])
    }

    @Test(
        "mypy takes right uses and refuses wrong ones, each where it stands",
        .enabled(if: isCI || isThere("mypy"), "needs mypy: apt-get install mypy"))
    func mypy() throws {
        let folder = try PrivateFolder()
        try Repository.text(SpecFiles.pythonTypes).write(
            toFile: folder.path + "/kidd_types.py", atomically: true, encoding: .utf8)
        let program = """
            import kidd_types
            def use(family: kidd_types.Calls) -> None:
                allowed: bool = family.time_mayI(child="mia", activity={"subject": "math"})["allowed"]
                reply = family.activity_answer(activity="a", presentation="p", answer={"option": "b"})
                if "question" in reply: print(reply["question"]["prompt"], allowed)
                params: kidd_types.ActivityHintParams = {"activity": "a", "presentation": "p"}
                family.time_mayHe()
                family.time_mayI()
                family.time_mayI(child="mia")["allowed_"]
                wrong: kidd_types.ErrorKind = "too_late"
            """
        try program.write(toFile: folder.path + "/program.py", atomically: true, encoding: .utf8)
        let result = try Self.run(
            ["mypy", "--strict", "--no-color-output", "--cache-dir=/dev/null", "program.py"], in: folder.path)
        let lines = result.output.matches(of: /program\.py:(\d+): error/).map { String($0.1) }
        #expect(Set(lines) == ["7", "8", "9", "10"], "\(result.output)")
    }
}
