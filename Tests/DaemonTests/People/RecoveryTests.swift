import Glibc
import HouseholdTesting
import Testing

/// Resets of PINs and recovery codes.
@Suite struct RecoveryTests {
    private let daemon: TestDaemon
    private let anna: TestClient
    private let code: String

    init() throws {
        daemon = try TestDaemon()
        (anna, code) = try daemon.family()
    }

    @Test("A parent makes a new recovery code with the PIN; the old one is void, also after a restart")
    func newCode() throws {
        try anna.refusal("wrong_pin", "parent.newRecoveryCode", #"{"pin":"1357"}"#)
        let next = try anna.call("parent.newRecoveryCode", #"{"pin":"2580"}"#).text("recoveryCode")
        #expect(next != code)
        try daemon.restart()
        let owner = try daemon.client()
        try owner.refusal("wrong_recovery_code", "parent.resetPin", #"{"recoveryCode":"\#(code)","newPin":"8024"}"#)
        try owner.call("parent.resetPin", #"{"recoveryCode":"\#(next)","newPin":"8024"}"#)
        try owner.unlock(pin: "8024")
        let words = try owner.call("audit.list", #"{"limit":4}"#)["entries"]?.elements.compactMap { $0["what"]?.string }
        #expect(words == ["unlocked", "pinChanged", "unlockFailed", "recoveryRenewed"])
    }

    @Test("A new recovery code needs an unlocked parent, and wrong PINs wait")
    func newCodeIsGuarded() throws {
        try daemon.client().refusal("pin_required", "parent.newRecoveryCode", #"{"pin":"2580"}"#)
        for _ in 1...3 { try anna.refusal("wrong_pin", "parent.newRecoveryCode", #"{"pin":"1357"}"#) }
        try anna.refusal("wait", "parent.newRecoveryCode", #"{"pin":"2580"}"#)
    }

    @Test("A new code forgives the wrong tries of the old one")
    func triesOfOldCode() throws {
        let owner = try daemon.client()
        let guess = #"{"recoveryCode":"aaaa","newPin":"8024"}"#
        for _ in 0..<3 { try owner.refusal("wrong_recovery_code", "parent.resetPin", guess) }
        try owner.refusal("wait", "parent.resetPin", guess)
        let next = try anna.call("parent.newRecoveryCode", #"{"pin":"2580"}"#).text("recoveryCode")
        try owner.call("parent.resetPin", #"{"recoveryCode":"\#(next)","newPin":"8024"}"#)
    }

    @Test("Every parent is told of a reset at the next unlock, with the way it was done; later parents are not")
    func told() throws {
        try anna.call("parent.add", #"{"name":"Ben","pin":"48151"}"#)
        let owner = try daemon.client()
        _ = try owner.call("parent.resetPin", #"{"parent":"ben","recoveryCode":"\#(code)","newPin":"90417"}"#)
        try anna.call("parent.add", #"{"name":"Carl","pin":"73482"}"#)
        try daemon.restart()
        let pins = [("anna", "2580"), ("ben", "90417"), ("carl", "73482")]
        for (parent, pin) in pins {
            let told = try daemon.client().call("parent.unlock", #"{"parent":"\#(parent)","pin":"\#(pin)"}"#)
            if parent == "carl" {
                #expect(told["pinResets"] == nil)
            } else {
                #expect(try told.text("pinResets.0.parentName") == "Ben")
                #expect(try told.text("pinResets.0.resetBy") == "recoveryCode")
            }
        }
        for (parent, pin) in pins {
            let told = try daemon.client().call("parent.unlock", #"{"parent":"\#(parent)","pin":"\#(pin)"}"#)
            #expect(told["pinResets"] == nil)
        }
    }

    @Test("A reset of a parent who is removed is still told to the others, with the name")
    func toldOfTheGone() throws {
        try anna.call("parent.add", #"{"name":"Ben","pin":"48151"}"#)
        _ = try daemon.client().call(
            "parent.resetPin", #"{"parent":"ben","recoveryCode":"\#(code)","newPin":"90417"}"#)
        try anna.call("parent.remove", #"{"parent":"ben"}"#)
        #expect(try anna.call("parent.unlock", #"{"pin":"2580"}"#).text("pinResets.0.parentName") == "Ben")
    }

    @Test("A reset ends the tokens of that parent alone")
    func tokens() throws {
        try anna.call("parent.add", #"{"name":"Ben","pin":"48151"}"#)
        let ben = try daemon.client()
        try ben.call("parent.unlock", #"{"parent":"ben","pin":"48151"}"#)
        _ = try daemon.client().call(
            "parent.resetPin", #"{"parent":"ben","recoveryCode":"\#(code)","newPin":"90417"}"#)
        try ben.refusal("pin_required", "household.get")
        try anna.call("household.get")
    }

    @Test("With several parents a reset names one; an unknown one is refused before any code is looked at")
    func named() throws {
        try anna.call("parent.add", #"{"name":"Ben","pin":"48151"}"#)
        let owner = try daemon.client()
        let params = #""recoveryCode":"\#(code)","newPin":"90417""#
        #expect(try owner.refusal("invalid_params", "parent.resetPin", "{\(params)}").text("path") == "/parent")
        try owner.refusal("unknown_parent", "parent.resetPin", #"{"parent":"zoe",\#(params)}"#)
        try owner.call("parent.resetPin", #"{"parent":"ben",\#(params)}"#)
    }

    @Test(
        "Root sets a PIN anew without the code, which stays good; parents are told that it was root",
        .enabled(if: getuid() == 0, "only root can connect as root"))
    func root() throws {
        let reply = try daemon.client().call("parent.resetPin", #"{"newPin":"8024"}"#)
        #expect(reply["recoveryCode"] == nil)
        try anna.refusal("pin_required", "household.get")
        try daemon.restart()
        let again = try daemon.client()
        let told = try again.call("parent.unlock", #"{"pin":"8024"}"#)
        #expect(try told.text("pinResets.0.resetBy") == "root")
        let entry = try again.call("audit.list", #"{"limit":2}"#)
        #expect(try entry.text("entries.1.say") == "the PIN of Anna was changed; root set a new PIN for Anna")
        #expect(try entry.text("entries.1.role") == "owner")
        try daemon.client().call("parent.resetPin", #"{"recoveryCode":"\#(code)","newPin":"9137"}"#)
    }

    @Test(
        "Root's reset waits for nothing that others guessed, and refuses an easy PIN",
        .enabled(if: getuid() == 0, "only root can connect as root"))
    func rootsOwn() throws {
        let owner = try daemon.client()
        for _ in 0..<3 {
            try owner.refusal("wrong_recovery_code", "parent.resetPin", #"{"recoveryCode":"aaaa","newPin":"8024"}"#)
        }
        try owner.refusal("pin_refused", "parent.resetPin", #"{"newPin":"1234"}"#)
        try owner.call("parent.resetPin", #"{"newPin":"8024"}"#)
    }

    @Test("Parents hear of a new code and of a reset")
    func events() throws {
        try anna.call("events.subscribe", #"{"topics":["household"]}"#)
        try anna.call("parent.newRecoveryCode", #"{"pin":"2580"}"#)
        #expect(try anna.event()["say"]?.string == "Anna has made a new recovery code.")
    }
}
