import Foundation
import HouseholdTesting
import Reference
import Testing

/// Needs Python's jsonschema, and the folder with OpenRPC's `meta-schema.json` in `KIDD_OPENRPC_SCHEMA`.
@Suite struct MetaSchemaTests {
    private static let folder = ProcessInfo.processInfo.environment["KIDD_OPENRPC_SCHEMA"]
    private static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
    /// In CI a missing tool is a failure, not a reason to skip.
    private static let isToBeRun = folder != nil && (isCI || hasJSONSchema)

    private static let hasJSONSchema: Bool = {
        (try? python(["-c", "import jsonschema"]))?.status == 0
    }()

    @Test(
        "The document passes OpenRPC's own meta-schema",
        .enabled(if: isToBeRun, "needs KIDD_OPENRPC_SCHEMA=FOLDER with meta-schema.json, and python3 with jsonschema"))
    func metaSchema() throws {
        #expect(Self.hasJSONSchema, "install jsonschema: pip install jsonschema")
        let folder = try #require(Self.folder)
        let script = """
            import json, sys
            from jsonschema import Draft7Validator
            try:
                from referencing import Registry
                from referencing.jsonschema import DRAFT7
                draft = DRAFT7.create_resource(json.load(open(sys.argv[1] + "/draft-07.json")))
                ids = ["https://meta.json-schema.tools", "https://meta.json-schema.tools/"]
                more = {"registry": Registry().with_resources([(id, draft) for id in ids])}
            except ImportError:
                more = {}
            schema = json.load(open(sys.argv[1] + "/meta-schema.json"))
            faults = list(Draft7Validator(schema, **more).iter_errors(json.load(open(sys.argv[2]))))
            for fault in faults[:10]:
                print("/".join(map(str, fault.absolute_path)), fault.message[:300])
            sys.exit(1 if faults else 0)
            """
        let result = try Self.python(["-c", script, folder, Repository.root + "/" + SpecFiles.document])
        #expect(result.status == 0, "\(result.output)")
    }

    private static func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let scratch = try PrivateFolder()
        let program = try SpawnedProgram(
            ["/usr/bin/env"] + ["python3"] + arguments, environment: ProcessInfo.processInfo.environment,
            files: scratch.path + "/program")
        guard case .exited(let status) = try program.wait() else { return (-1, program.output + program.errors) }
        return (status, program.output + program.errors)
    }
}
