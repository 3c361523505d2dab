import HouseholdTesting
import Testing

/// What a child's front-end, or anybody, reads of others.
@Suite("What is told to whom")
struct WhatOthersReadTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let recoveryCode: String

    init() throws {
        daemon = try TestDaemon()
        (parent, recoveryCode) = try daemon.family()
    }

    @Test("A child reads neither who gave a grant nor why; a parent reads both")
    func grants() throws {
        _ = try parent.call("time.grant", #"{"child":"mia","minutes":15,"why":"she was sick"}"#)
        let told = try daemon.client().call("time.usage", #"{"child":"mia"}"#).text
        #expect(told.contains(#""minutes":15"#) && told.contains(#""by":"a parent""#))
        #expect(!told.contains("sick") && !told.contains("Anna"))
        let whole = try parent.call("time.usage", #"{"child":"mia"}"#).text
        #expect(whole.contains("she was sick") && whole.contains(#""by":"Anna""#))
        #expect(try !daemon.client().call("audit.list", #"{"child":"mia"}"#).text.contains("sick"))
    }

    @Test("A parent is told once, at the next unlock, that a PIN was reset, also after a restart")
    func resets() throws {
        #expect(try daemon.client().call("parent.unlock", #"{"pin":"2580"}"#)["pinResets"] == nil)
        let owner = try daemon.client()
        _ = try owner.call("parent.resetPin", #"{"recoveryCode":"\#(recoveryCode)","newPin":"7391"}"#)
        try daemon.restart()
        let told = try daemon.client().call("parent.unlock", #"{"pin":"7391"}"#)
        #expect(try told.text("pinResets.0.parentName") == "Anna")
        #expect(try told.text("pinResets.0.at").hasPrefix("2026-11-21T15:"))
        #expect(try daemon.client().call("parent.unlock", #"{"pin":"7391"}"#)["pinResets"] == nil)
    }

    @Test(
        "A name that nobody can read, or that is not what it looks like, is refused",
        arguments: [#"\u0007"#, #"Mi\na"#, #"\u200b \u3000"#, "   ", #"\u202eaiM"#, #"M\u009bia"#, #"\u2067x"#])
    func names(name: String) throws {
        for (method, params) in [
            ("child.add", #"{"name":"\#(name)","born":"2019-01"}"#),
            ("child.update", #"{"child":"mia","name":"\#(name)"}"#),
            ("household.update", #"{"name":"\#(name)"}"#),
        ] {
            let reply = try parent.refusal("invalid_params", method, params)
            #expect(try reply.text("path") == "/name")
        }
        let new = try TestDaemon().client()
        for params in [
            #"{"name":"\#(name)","zone":"UTC","parentName":"Anna","pin":"2580"}"#,
            #"{"name":"Larsen","zone":"UTC","parentName":"\#(name)","pin":"2580"}"#,
        ] {
            try new.refusal("invalid_params", "household.setUp", params)
        }
    }

    @Test(
        "Names of all scripts, with signs and pictures, are fine",
        arguments: ["Zoë", "李", "मीरा", "O'Neil", "Max 👩‍👧", "نور"])
    func scripts(name: String) throws {
        _ = try parent.call("child.add", #"{"name":"\#(name)","born":"2019-01"}"#)
    }
}
