import Glibc
import HouseholdTesting
import StrictJSON
import Testing

@Suite struct RoleTests {
    /// The names of the served methods of a role.
    private func methods(_ role: String, _ daemon: TestDaemon) throws -> [String] {
        try daemon.checker().document["methods"]?.elements
            .filter { $0["x-role"]?.string == role }.compactMap { $0["name"]?.string } ?? []
    }

    /// Those of a parent that the account of these tests may not call without a PIN: root may call some.
    private func parentMethods(of daemon: TestDaemon) throws -> [String] {
        try methods("parent", daemon).filter { name in
            try geteuid() != 0 || daemon.checker().entry(name)?["x-opensToRoot"]?.bool != true
        }
    }

    private static let nonsense = #"{"nonsense":true}"#

    @Test("Each method has one of the four roles, and each role has methods")
    func table() throws {
        let daemon = try TestDaemon()
        let all = try ["anyone", "child", "parent", "owner"].map { try methods($0, daemon) }
        #expect(all.allSatisfy { !$0.isEmpty })
        #expect(Set(all.joined()) == Set(try daemon.checker().methodNames))
    }

    @Test("Without a PIN each parent's method is refused before its parameters are looked at")
    func parentMethods() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        for method in try parentMethods(of: daemon) {
            let reply = try client.refusal("pin_required", method, Self.nonsense, isWellFormed: false)
            #expect(reply.code == 101, "\(method)")
        }
        #expect(try client.call("household.status").text("state") == "open")
    }

    @Test("Before the set-up, methods of a child and of a parent say so, whatever their parameters")
    func notSetUp() throws {
        let daemon = try TestDaemon()
        let client = try daemon.client()
        for method in try parentMethods(of: daemon) + methods("child", daemon) {
            try client.refusal("not_set_up", method, Self.nonsense, isWellFormed: false)
        }
        try client.refusal("not_set_up", "parent.unlock", #"{"pin":"2580"}"#)
        try client.refusal("not_set_up", "parent.resetPin", #"{"recoveryCode":"x","newPin":"2580"}"#)
    }

    @Test("A child's method looks at the child first, then at the rest")
    func childFirst() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        for method in try methods("child", daemon) {
            let child = try daemon.checker().entry(method)?["params"]?.elements
                .first { $0["name"]?.string == "child" }
            let byChild = child != nil
            let path = byChild ? "/child" : "/activity"
            if try daemon.mayLeaveOutChild(method) {
                // Without a child it is about the whole family, which only a parent sees.
                try client.refusal("pin_required", method, Self.nonsense, isWellFormed: false)
            } else {
                let missing = try client.refusal("invalid_params", method, Self.nonsense, isWellFormed: false)
                #expect(try missing.text("path") == path, "\(method)")
            }
            let stranger = byChild ? #"{"child":"nobody","nonsense":1}"# : #"{"activity":"nothing","nonsense":1}"#
            try client.refusal(byChild ? "unknown_child" : "unknown_activity", method, stranger, isWellFormed: false)
        }
    }

    @Test("Everybody's methods need nothing but right parameters")
    func anyone() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        for method in try methods("anyone", daemon) {
            try client.refusal("invalid_params", method, Self.nonsense, isWellFormed: false)
        }
    }

    @Test("Methods for developers are refused by a household's own daemon")
    func developerOnly() throws {
        let client = try TestDaemon().client()
        try client.refusal("developer_only", "clock.advance", #"{"seconds":60}"#)
        try client.refusal("developer_only", "clock.set", Self.nonsense, isWellFormed: false)
    }

    @Test("A household is set up once")
    func setUpTwice() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        try daemon.client().refusal(
            "already_set_up", "household.setUp", #"{"name":"L","zone":"UTC","parentName":"A","pin":"2580"}"#)
        try daemon.restart()
        try daemon.client().refusal(
            "already_set_up", "household.setUp", #"{"name":"L","zone":"UTC","parentName":"A","pin":"2580"}"#)
    }

    @Test("Of two set-ups at the same time one wins")
    func racingSetUps() throws {
        let client = try TestDaemon().client()
        let calls = (1...2).map { id in
            CallLine.text("\(id)", "household.setUp", #"{"name":"L","zone":"UTC","parentName":"A","pin":"2580"}"#)
        }
        try client.send(calls.joined(separator: "\n"))
        #expect(try [client.receive().kind, client.receive().kind] == [nil, "already_set_up"])
    }
}

extension TestDaemon {
    /// Whether a method names a child that a parent may leave out.
    func mayLeaveOutChild(_ method: String) throws -> Bool {
        let child = try checker().entry(method)?["params"]?.elements.first { $0["name"]?.string == "child" }
        return child != nil && child?["required"]?.bool != true
    }
}
