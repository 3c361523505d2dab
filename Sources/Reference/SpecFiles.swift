import API
import Daemon
import Household
import JSONRPC
import Packs
import Shapes
import StrictJSON

/// The files that are made from the method table and the story, by their paths in the repository.
public enum SpecFiles {
    /// The examples as source code, which the daemon's own document is made with.
    public static let examples = "Sources/API/Generated/Examples.swift"
    /// What `rpc.discover` answers, one member a line.
    public static let document = "rpc-spec/openrpc.json"
    /// The folder with the pages of the reference for people; it holds nothing else.
    public static let reference = "rpc-spec/methods"
    /// Declarations for clients in TypeScript, the page among them.
    public static let typeScript = "rpc-spec/stubs/kidd.d.ts"
    /// Declarations for clients in Python.
    public static let pythonTypes = "rpc-spec/stubs/kidd_types.py"
    /// The client in Python.
    public static let python = "examples/python/kidd.py"

    /// The form of the files of a pack.
    public static let packSchema = "rpc-spec/pack.schema.json"

    /// The form of a file of badges.
    public static let badgeSchema = "rpc-spec/badges.schema.json"

    /// The form of copies of what is known.
    public static let exportSchema = "rpc-spec/export.schema.json"

    /// The form of the events of a log: of those that front-ends send, and of anonymous ones.
    public static let logSchema = "rpc-spec/log.schema.json"

    private static func schemaOfLogs() throws -> String {
        let shapes = [
            Shape<LoggedEntry>.loggedEntry.schema, LogAppend.method.params.schema, LogExport.method.result.schema,
        ]
        let schema = SchemaDocument.json(titled: "Events of a log, sent and exported", shapes)
        return PrettyJSON.text(of: try JSONDocument(scanning: schema).root)
    }

    private static func schemaOfExports() throws -> String {
        PrettyJSON.text(of: try JSONDocument(scanning: ExportFile.schema, maximumDepth: 128).root)
    }

    private static func schemaOfBadges() throws -> String {
        let schema = SchemaDocument.json(titled: "A file of badges", [BadgeFile.shape.schema])
        return PrettyJSON.text(of: try JSONDocument(scanning: schema).root)
    }

    private static func schemaOfPacks() throws -> String {
        PrettyJSON.text(of: try JSONDocument(scanning: PackShapes.schema).root)
    }

    /// All of them.
    public static func make() throws -> [(path: String, text: String)] {
        let found = try StoryRun.examples()
        let events = try StoryRun.events()
        let json = try JSONDocument(scanning: ServedMethods.document(examples: found, events: events)).root
        let reference = try MethodReference(
            model: ReferenceModel(json), examples: found, refused: StoryRun.refused(), lesson: StoryRun.lesson())
        return [
            (examples, source(of: found, events)), (document, PrettyJSON.text(of: json)),
            (python, PythonClient(json).text()),
            (PageRules.path, try PageRules.text()), (PageForms.path, PageForms.text()),
            (RoleTable.path, RoleTable.text()), (QuestionReference.path, try QuestionReference.text()),
            (PictureReference.path, try PictureReference.text()), (packSchema, try Self.schemaOfPacks()),
            (badgeSchema, try Self.schemaOfBadges()), (logSchema, try Self.schemaOfLogs()),
            (exportSchema, try Self.schemaOfExports()),
            (GeneratorReference.path, try GeneratorReference.text()),
            (typeScript, try TypeScriptStubs(StubModel(json)).text()),
            (pythonTypes, try PythonStubs(StubModel(json)).text()),
        ] + (try reference.pages().map { (Self.reference + "/" + $0.name, $0.text) })
    }

    private static func source(of examples: [String: OpenRPC.Example], _ events: [String: String]) -> String {
        var text = """
            // swift-format-ignore-file
            import JSONRPC

            /// One replayed call of each method. Generated from a run of the daemon by `make spec`; a test compares.
            public enum Examples {
                public static let all: [String: OpenRPC.Example] = [

            """
        for method in ServedMethods.all {
            guard let example = examples[method.name] else { continue }
            text += """
                        "\(method.name)": OpenRPC.Example(
                            name: ##"\(example.name)"##,
                            params: ##"\(example.params)"##,
                            result: ##"\(example.result)"##),

                """
        }
        text += """
                ]

                /// The parameters of one event of each topic, as far as the run had them.
                public static let events: [String: String] = [

            """
        for event in EventTable.all {
            guard let example = events[event.topic] else { continue }
            text += "        \"\(event.topic)\": ##\"\(example)\"##,\n"
        }
        return text + "    ]\n}\n"
    }
}
