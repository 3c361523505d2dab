import HouseholdTesting
import Testing

/// Codes to print, and their redeeming.
@Suite struct TimeCodeTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        child = try daemon.client()
    }

    private func make(_ more: String = "") throws -> String {
        try parent.call("time.codes", #"{"minutes":15\#(more)}"#).text("codes.0.code")
    }

    private func redeem(_ code: String, _ name: String = "mia") -> String {
        #"{"child":"\#(name)","code":"\#(code)"}"#
    }

    /// A code that is well-formed and nobody's.
    private static let wrong = "0000-0000-0000"

    @Test("A code gives its minutes once, however it is typed; the audit and the list tell who used it")
    func once() throws {
        let code = try make()
        let typed = code.lowercased().replacing("-", with: " ")
        let redeemed = try child.call("time.redeem", redeem(typed))
        #expect(try redeemed.number("grant.minutes") == 15)
        #expect(try redeemed.text("grant.codeId") == "c1" && redeemed.text("grant.by") == "Anna")
        #expect(try redeemed.number("decision.remainingSeconds") == 900)
        #expect(try redeemed.text("say") == "You have 15 more minutes.")
        try child.refusal("code_refused", "time.redeem", redeem(code))
        try child.refusal("code_refused", "time.redeem", redeem(code, "ben"))
        try daemon.restart()
        let later = try daemon.client()
        #expect(try later.refusal("code_refused", "time.redeem", redeem(code)).code == 309)
        try later.unlock()
        let list = try later.call("time.listCodes")
        #expect(try list.text("codes.0.state") == "used" && list.text("codes.0.usedBy") == "mia")
        #expect(!list.text.contains(code))
        #expect(try later.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
    }

    @Test(
        "A code is used and its minutes are there in one commit: when it fails neither is, and the code is good later")
    func oneCommit() throws {
        let code = try make()
        try daemon.breakStorage()
        try child.refusal("storage_failed", "time.redeem", redeem(code))
        #expect(try parent.call("time.listCodes").text("codes.0.state") == "unused")
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 0)
        try daemon.mendStorage()
        try child.call("time.redeem", redeem(code))
        #expect(try parent.call("time.listCodes").text("codes.0.state") == "used")
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
    }

    @Test("A code whose minutes would change nothing stays good, although the child may go on")
    func notNeeded() throws {
        let code = try make()
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        let kept = try child.refusal("not_now", "time.redeem", redeem(code))
        #expect(
            try kept.text("say") == "Your code is good: keep it for later. You have enough time without these minutes.")
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        try child.call("time.redeem", redeem(code))
    }

    @Test("Codes that are not there are told when they are to be taken back, and revoking twice is harmless")
    func revokeUnknown() throws {
        _ = try make()
        let reply = try parent.call("time.revokeCodes", #"{"codeIds":["c99","c1"]}"#)
        #expect(reply["revoked"]?.source == #"["c1"]"# && reply["notFound"]?.source == #"["c99"]"#)
        let again = try parent.call("time.revokeCodes", #"{"codeIds":["c1"]}"#)
        #expect(again["revoked"]?.count == 0 && again["notFound"]?.source == #"["c1"]"#)
    }

    @Test("Two children at once: one has the minutes")
    func race() throws {
        let code = try make()
        let other = try daemon.client()
        _ = try child.begin("time.redeem", redeem(code, "mia"))
        _ = try other.begin("time.redeem", redeem(code, "ben"))
        let kinds = try [child.receive().kind, other.receive().kind]
        #expect(Set(kinds) == [nil, "code_refused"])
    }

    @Test("A slip of the finger is told apart and costs no try")
    func mistyped() throws {
        let code = try make()
        for typed in ["", "7K2M", code.dropLast() + (code.last == "0" ? "1" : "0"), code + "0"] {
            for _ in 0..<4 {
                #expect(try child.refusal("code_mistyped", "time.redeem", redeem(String(typed))).code == 310)
            }
        }
        try child.call("time.redeem", redeem(code))
    }

    @Test("Wrong codes bring growing waits for this child alone, over a restart too; a right one forgives them")
    func waits() throws {
        let code = try make()
        let wrong = Self.wrong
        for wait in [0, 0, 5, 30] {
            let refused = try child.refusal("code_refused", "time.redeem", redeem(wrong))
            #expect(try refused.number("waitSeconds") == wait)
            guard wait > 0 else { continue }
            #expect(try child.refusal("wait", "time.redeem", redeem(code)).number("waitSeconds") == wait)
            // Nobody else waits: neither a sibling nor a parent.
            if wait == 5 { try child.refusal("code_refused", "time.redeem", redeem(wrong, "ben")) }
            try daemon.client().unlock()
            if wait == 30 { try daemon.restart() }
            daemon.clock.advance(seconds: wait)
        }
        let later = try daemon.client()
        try later.call("time.redeem", redeem(code))
        for wait in [0, 0, 5] {
            let refused = try later.refusal("code_refused", "time.redeem", redeem(wrong))
            #expect(try refused.number("waitSeconds") == wait)
        }
    }

    @Test("A code for one child is no code for another; one that expired or was taken back gives nothing")
    func invalid() throws {
        let bens = try make(#","child":"ben""#)
        let others = try child.refusal("code_refused", "time.redeem", redeem(bens))
        #expect(try others.text("say") == "This code is for somebody else. Give it back, so that it can be used.")
        try child.call("time.redeem", redeem(bens, "ben"))
        // It is told only of one that is still good, and the try counts like any other.
        let used = try child.refusal("code_refused", "time.redeem", redeem(bens))
        #expect(try used.text("say") == "This code does not work. Ask a parent for another one.")
        #expect(try child.refusal("code_refused", "time.redeem", redeem(bens)).number("waitSeconds") == 5)
        daemon.clock.advance(seconds: 5)
        let brief = try make(#","expiresAt":"2026-11-21T15:30:00+01:00""#)
        let revoked = try make()
        let reply = try parent.call("time.revokeCodes", #"{"codeIds":["c3","c1","c9"]}"#)
        #expect(reply["revoked"]?.texts == ["c3"])
        daemon.clock.setWall("2026-11-21T15:30:00+01:00")
        try child.refusal("code_refused", "time.redeem", redeem(brief))
        #expect(try parent.call("time.listCodes").text("codes.1.state") == "expired")
        daemon.clock.advance(seconds: 60)
        try child.refusal("code_refused", "time.redeem", redeem(revoked))
        #expect(try parent.call("time.listCodes", #"{"child":"mia"}"#)["codes"]?.count == 1)
        #expect(try parent.call("time.revokeCodes")["revoked"]?.texts == ["c2"])
    }

    @Test("A code that goes past quiet hours does; another is kept, and the refusal says what blocks")
    func quiet() throws {
        let plain = try make()
        let past = try make(#","pastQuietHours":true"#)
        daemon.clock.setWall("2026-11-21T21:00:00+01:00")
        for _ in 0..<4 {
            let blocked = try child.refusal("not_now", "time.redeem", redeem(plain))
            #expect(try blocked.text("decision.state") == "quietHours")
            #expect(try blocked.text("say").hasPrefix("Your code is good: keep it for later."))
        }
        #expect(try child.call("time.redeem", redeem(past)).flag("decision.allowed"))
        try parent.call("time.lock", #"{"child":"mia"}"#)
        daemon.clock.setWall("2026-11-22T09:00:00+01:00")
        #expect(try child.refusal("not_now", "time.redeem", redeem(plain)).text("decision.state") == "lockedByParent")
        try parent.call("time.unlock", #"{"child":"mia"}"#)
        #expect(try child.call("time.redeem", redeem(plain)).number("decision.remainingSeconds") == 900)
    }

    @Test("What could not be stored was not used: the code and the request are there when there is room again")
    func notStored() throws {
        let code = try make()
        let request = try child.call("time.ask", #"{"child":"ben","minutes":5}"#).text("request.request")
        let approve = #"{"request":"\#(request)","approve":true}"#
        try daemon.breakStorage()
        try child.refusal("storage_failed", "time.redeem", redeem(code))
        try parent.refusal("storage_failed", "time.decide", approve)
        try parent.refusal("storage_failed", "time.codes", #"{"minutes":5}"#)
        try daemon.mendStorage()
        #expect(try parent.call("time.listCodes").text("codes.0.state") == "unused")
        #expect(try parent.call("time.requests").text("requests.0.state") == "open")
        try child.call("time.redeem", redeem(code))
        try parent.call("time.decide", approve)
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
    }

    @Test("Codes are made by parents, in bounds, and are told once")
    func making() throws {
        try child.refusal("pin_required", "time.codes", #"{"minutes":15}"#)
        try child.refusal("pin_required", "time.listCodes")
        try child.refusal("pin_required", "time.revokeCodes")
        for members in [#""minutes":0"#, #""minutes":15,"count":0"#, #""minutes":15,"count":51"#] {
            try parent.refusal("invalid_params", "time.codes", "{\(members)}", isWellFormed: false)
        }
        try parent.refusal("invalid_params", "time.codes", #"{"minutes":5,"expiresAt":"2026-11-21T10:00:00+01:00"}"#)
        try parent.refusal("unknown_child", "time.codes", #"{"minutes":5,"child":"zoe"}"#)
        try parent.refusal("unknown_child", "time.redeem", redeem(Self.wrong, "zoe"))
        for _ in 0..<4 { try parent.call("time.codes", #"{"minutes":5,"count":50}"#) }
        #expect(try parent.refusal("too_many_codes", "time.codes", #"{"minutes":5}"#).code == 311)
        let codes = try parent.call("time.listCodes")["codes"]?.elements.compactMap { $0["codeId"]?.string } ?? []
        #expect(Set(codes).count == 200)
    }

    @Test("No code stands in the journal, nor in the audit; the parents hear of wrong ones")
    func secret() throws {
        try parent.call("events.subscribe", #"{"topics":["household","time.grant"]}"#)
        let code = try make()
        try child.refusal("code_refused", "time.redeem", redeem(Self.wrong))
        try child.call("time.redeem", redeem(code))
        let heard = try parent.allEvents()
        #expect(heard.contains { $0["say"]?.string == "Mia: A wrong code for minutes." })
        #expect(heard.contains { $0["what"]?.string == "redeemed" })
        let audit = try parent.call("audit.list", #"{"limit":20}"#)
        #expect(!audit.text.contains(code))
        for what in ["codesMade", "codeUsed", "timeRedeemed", "unlockFailed"] { #expect(audit.text.contains(what)) }
        #expect(try parent.call("audit.verify").flag("intact"))
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }
}
