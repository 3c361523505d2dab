import Daemon
import HouseholdTesting
import StrictJSON
import Testing

/// The bounds of the document are the daemon's: each value at a bound of each parameter, nested ones too, and just
/// beyond it. One value is changed at a time.
@Suite struct BoundaryTests {
    private static let methods = ServedMethods.all.map(\.name)
    /// As many forms as the choice with the most alternatives has, so that each is taken once.
    private static let forms = 8

    /// A call with one value changed.
    private struct Change {
        var mutation: ParamsMutation
        var isRight: Bool
    }

    /// Every change of full parameters, each once, whatever alternatives the parameters have.
    private static func changes(_ method: String, _ household: ParamsHousehold) throws -> [Change] {
        var full: Set<String> = []
        var known: Set<String> = []
        var found: [Change] = []
        for form in 0..<forms {
            var generator = try household.generator(method, seed: 3, isPossible: true)
            let params = try generator.next(isFull: true, form: form)
            // Where there is nothing to choose from, all forms are the same one.
            guard full.insert(params.json).inserted else { continue }
            for mutation in try generator.parts(of: params).flatMap(generator.boundaries)
            where known.insert(mutation.path + " " + mutation.title).inserted {
                found.append(Change(mutation: mutation, isRight: try generator.fault(of: mutation.params) == nil))
            }
        }
        return found
    }

    @Test("What the document calls wrong is refused by its place, and nothing else is", arguments: methods)
    func bounds(method: String) throws {
        let household = try ParamsHousehold()
        let changes = try Self.changes(method, household)
        #expect(changes.contains(where: \.isRight) && changes.contains { !$0.isRight })
        // The wrong ones first: they change nothing.
        for change in changes where !change.isRight { try refused(method, change.mutation, household.client) }
        for change in changes where change.isRight { try taken(method, change.mutation, household) }
    }

    private func refused(_ method: String, _ change: ParamsMutation, _ client: TestClient) throws {
        let reply = try client.ask(method, change.params.json, isWellFormed: false)
        let path = reply["path"]?.string ?? "none"
        // Of an object without its members, and of a list of nothing, the first thing that is wrong inside is told.
        let isInside =
            (change.isHollow || ParamsHousehold.tellsInside.contains(method)) && path.hasPrefix(change.path + "/")
        #expect(
            reply.code == -32602 && (path == change.path || isInside),
            "\(method) \(change.path) \(change.title): \(reply.text.prefix(300))")
    }

    private func taken(_ method: String, _ change: ParamsMutation, _ household: ParamsHousehold) throws {
        // A key stands for one set of parameters.
        let params = change.path == "/idempotencyKey" ? change.params : change.params.without("idempotencyKey")
        let reply = try household.client.ask(method, params.json)
        let isSemantic = ParamsHousehold.isSemantic(method, reply["path"]?.string ?? "")
        #expect(
            reply.code != -32602 || isSemantic,
            "\(method) \(change.path) \(change.title): \(reply.text.prefix(300))")
        #expect(reply.code != -32603, "\(method) \(change.path) \(change.title): \(reply.text.prefix(300))")
        try household.restore(after: method)
    }
}
