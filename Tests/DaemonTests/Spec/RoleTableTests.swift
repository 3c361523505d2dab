import Daemon
import HouseholdTesting
import JSONRPC
import Reference
import Testing

/// Every cell of `rpc-spec/roles.md`, asked of a live daemon.
@Suite struct RoleTableTests {
    private static let mia: UInt32 = 61_001
    private static let stranger: UInt32 = 61_002

    /// Callers that need no account but the daemon's own.
    private static let callers = RoleTable.Caller.allCases.filter { caller in
        ForeignAccount.isPossible || [.beforeSetUp, .owner, .parent, .forFamily].contains(caller)
    }

    /// A daemon on which Mia has an account, and an activity of each child is open.
    private struct Engine {
        let daemon: TestDaemon
        /// Activities by the ids of their children.
        var activities: [String: String] = [:]

        init(isSetUp: Bool) throws {
            daemon = try TestDaemon {
                $0.socketMode = 0o666
                $0.isDeveloper = true
            }
            try daemon.folder.open()
            guard isSetUp else { return }
            let (parent, _) = try daemon.family()
            try parent.call("child.update", #"{"child":"mia","uids":[\#(RoleTableTests.mia)]}"#)
            for child in ["mia", "ben"] {
                let started = try parent.call("activity.start", #"{"child":"\#(child)","lesson":"counting-objects"}"#)
                activities[child] = try started.text("activity")
            }
        }

        func client(_ caller: RoleTable.Caller) throws -> TestClient {
            switch caller {
            case .beforeSetUp, .owner, .forFamily: return try daemon.client()
            case .strangerForMia, .strangerForBen: return try daemon.client(as: RoleTableTests.stranger)
            case .miaForBen, .miaForMia: return try daemon.client(as: RoleTableTests.mia)
            case .parent:
                let client = try daemon.client(as: ForeignAccount.isPossible ? RoleTableTests.stranger : nil)
                try client.unlock()
                return client
            }
        }

        /// The member that says which child a call is about; empty where a method is about none.
        func subject(_ method: MethodDescription, _ caller: RoleTable.Caller) -> String {
            guard method.role == .child, caller != .forFamily else { return "" }
            let child = [.strangerForMia, .miaForMia].contains(caller) ? "mia" : "ben"
            guard method.params.contains(where: { $0.name == "child" }) else {
                return #""activity":"\#(activities[child] ?? "none")","#
            }
            return #""child":"\#(child)","#
        }
    }

    private static func outcome(of method: MethodDescription, _ caller: RoleTable.Caller) -> String {
        let outcome = RoleTable.outcome(of: method, for: caller)
        guard outcome == RoleTable.root else { return outcome }
        if ForeignAccount.isPossible { return RoleTable.admitted }
        return caller == .beforeSetUp ? "not_set_up" : "pin_required"
    }

    @Test("Each caller is let in or refused as the table says, and looks at parameters only then", arguments: callers)
    func cells(caller: RoleTable.Caller) throws {
        let engine = try Engine(isSetUp: caller != .beforeSetUp)
        let client = try engine.client(caller)
        for method in ServedMethods.all {
            let outcome = Self.outcome(of: method, caller)
            guard outcome != RoleTable.same else { continue }
            let subject = engine.subject(method, caller)
            let kind = outcome == RoleTable.admitted ? "invalid_params" : outcome
            // Wrong in several ways; whoever is refused hears the same of all of them.
            var params = [#"{\#(subject)"nonsense":true}"#]
            if outcome != RoleTable.admitted {
                params += [#"{\#(subject)"idempotencyKey":7}"#, #"{\#(subject)"":[{"":null}]}"#]
                if method.role != .child { params += ["{}", "null", "[]", "[1,2]", #"{"child":"nobody"}"#] }
            }
            for text in params {
                try client.send(CallLine.text("1", method.name, text))
                let reply = try client.receive()
                #expect(reply.kind == kind, "\(caller.rawValue): \(method.name) \(text): \(reply.text)")
            }
        }
    }

    @Test("Calls that are right are refused like all others to those who are not let in", arguments: callers)
    func rightParameters(caller: RoleTable.Caller) throws {
        let engine = try Engine(isSetUp: caller != .beforeSetUp)
        let client = try engine.client(caller)
        // Rows are told to parents and root alone.
        let watcher = try engine.daemon.client()
        let before = try watcher.call("daemon.stats").number("storage.rows")
        for step in Story.steps where step.title != nil {
            let method = try #require(ServedMethods.all.first { $0.name == step.method })
            let outcome = Self.outcome(of: method, caller)
            guard method.role != .child, ![RoleTable.admitted, RoleTable.same].contains(outcome) else { continue }
            try client.send(CallLine.text("1", method.name, step.params))
            #expect(try client.receive().kind == outcome, "\(caller.rawValue): \(method.name)")
        }
        #expect(try watcher.call("daemon.stats").number("storage.rows") == before)
    }
}
