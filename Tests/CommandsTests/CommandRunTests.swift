import API
import Foundation
import Testing

@testable import Commands

/// Whole commands against a scripted daemon. The place of the token is a variable of the process: one test at a time.
@Suite(.serialized) struct CommandRunTests {
    static let open = #"{"jsonrpc":"2.0","id":ID,"result":{"state":"open","name":"Larsen","say":"Ready."}}"#
    static let parent = #"{"jsonrpc":"2.0","id":ID,"result":{"parent":"anna","name":"Anna"}}"#
    static let unlocked =
        #"{"jsonrpc":"2.0","id":ID,"result":{"parent":{"parent":"anna","name":"Anna"},"token":"secret","#
        + #""idleSeconds":600,"endsInSeconds":43200}}"#

    static func decision(_ allowed: Bool) -> String {
        #"{"allowed":\#(allowed),"state":"\#(allowed ? "active" : "quietHours")","limits":[],"#
            + #""validUntil":"2026-11-21T20:00:00+01:00","liftedBy":[],"say":"So it is."}"#
    }

    static func mayI(_ allowed: Bool) -> String {
        #"{"jsonrpc":"2.0","id":ID,"result":{"version":1,"now":"2026-11-21T19:00:00+01:00","clock":"trusted","#
            + decision(allowed).dropFirst() + "}"
    }

    static let lockReply =
        #"{"jsonrpc":"2.0","id":ID,"result":{"changed":true,"decision":"# + decision(true)
        + #","now":"2026-11-21T19:00:00+01:00","note":"Done."}}"#

    static func error(_ code: Int, _ kind: String) -> String {
        #"{"jsonrpc":"2.0","id":ID,"error":{"code":\#(code),"message":"no","data":{"kind":"\#(kind)"}}}"#
    }

    @Test("A script can tell yes from not now")
    func notNow() throws {
        try run(["time", "may-i", "mia"], [.reply(Self.mayI(true))]) { status, _ in #expect(status == .ok) }
        try run(["time", "may-i", "mia"], [.reply(Self.mayI(false))]) { status, _ in #expect(status == .notNow) }
        try run(["time", "may-i", "mia", "--json"], [.reply(Self.mayI(false))]) { status, _ in
            #expect(status == .notNow)
        }
    }

    @Test("A script can tell a healthy household from one that is not", arguments: [true, false])
    func doctor(isHealthy: Bool) throws {
        let report =
            #"{"jsonrpc":"2.0","id":ID,"result":{"healthy":\#(isHealthy),"rows":9,"childCount":2,"damaged":["#
            + (isHealthy ? "" : #"{"row":4,"say":"the row was altered or moved"}"#)
            + #"],"damagedCount":\#(isHealthy ? 0 : 1),"file":[],"snapshot":"same","snapshotRow":9,"state":"same","#
            + #""differences":[],"disk":"ample","tookMilliseconds":2345}}"#
        for command in [["doctor"], ["daemon", "doctor"], ["doctor", "--json"]] {
            try run(command, token: "kept", [.reply(Self.parent), .reply(report)]) { status, daemon in
                #expect(status == (isHealthy ? .ok : .failed))
                #expect(methods(daemon) == ["parent.resume", "daemon.doctor"])
            }
        }
    }

    @Test(
        "An error of kidd ends with its code of the table",
        arguments: [(201, "unknown_child", 6), (104, "forbidden", 5), (801, "storage_full", 9), (-32002, "busy", 1)])
    func errors(code: Int, kind: String, expected: Int32) throws {
        try run(["time", "may-i", "zoe"], [.reply(Self.error(code, kind))]) { status, _ in
            #expect(status.rawValue == expected)
        }
    }

    @Test(
        "What kidctl says is in the language in which kidd speaks to the reader: a child's own, else the family's",
        arguments: [
            (nil, "fr", "de", "fr"), (nil, nil, "de", "de"), ("kept", "fr", "de", "de"), ("kept", "fr", "xx", "en"),
            (nil, nil, "en-US", "en-US"),
        ] as [(String?, String?, String, String)])
    func readersLanguage(token: String?, child: String?, family: String, expected: String) throws {
        let profile =
            #"{"jsonrpc":"2.0","id":ID,"result":{"profile":{"child":"mia","name":"Mia","born":"2019-04","accessibility":"#
            + #"{"readAloud":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"#
            + #""captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false"#
            + (child.map { #","locale":"\#($0)""# } ?? "")
            + #"},"age":7,"tier":"elementary","openTo":"everyAccount","#
            + #""consents":{"analytics":false,"leaderboards":false}}}"#
        let status =
            #"{"jsonrpc":"2.0","id":ID,"result":{"state":"open","name":"Larsen","say":"Ready.","locale":"\#(family)"}}"#
        let steps =
            token != nil
            ? [Self.parent, Self.mayI(true), status] : [Self.mayI(true), profile] + (child == nil ? [status] : [])
        try inFolder { folder in
            setenv("KIDD_TOKEN_FILE", folder + "/token", 1)
            defer { unsetenv("KIDD_TOKEN_FILE") }
            if let token { try TokenFile(path: folder + "/token", ownFolder: nil).write(token) }
            let daemon = StandIn(in: folder, steps.map { .reply($0) })
            let session = Invocation(GlobalOptions(socket: daemon.path, json: false, showRequest: false))
            _ = try session.call(TimeMayI.method, TimeMayI.Params(child: "mia"))
            #expect(session.language.tag == expected)
        }
    }

    @Test("A child's method needs no parent: one line goes out")
    func childMethods() throws {
        try run(["time", "may-i", "mia"], [.reply(Self.mayI(true))]) { _, daemon in
            #expect(daemon.lines.count == 1)
            #expect(daemon.lines.allSatisfy { $0.contains(#""method":"time.mayI""#) })
        }
    }

    @Test("A parent's method unlocks with the PIN and keeps the token for the next command")
    func unlocks() throws {
        let steps: [StandIn.Step] = [.reply(Self.open), .reply(Self.unlocked), .reply(Self.lockReply)]
        try run(["time", "unlock", "mia"], pin: true, steps) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["household.status", "parent.unlock", "time.unlock"])
            #expect(keptToken() == "secret")
        }
    }

    @Test("A kept token is used without any PIN")
    func resumes() throws {
        let steps: [StandIn.Step] = [.reply(Self.parent), .reply(Self.lockReply)]
        try run(["time", "unlock", "mia"], token: "kept", steps) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.resume", "time.unlock"])
            #expect(daemon.lines.first?.contains(#""token":"kept""#) == true)
        }
    }

    @Test("A PIN file that is named is used even while a kept token is alive")
    func namedFile() throws {
        let steps: [StandIn.Step] = [.reply(Self.open), .reply(Self.unlocked), .reply(Self.lockReply)]
        try run(["time", "unlock", "mia"], token: "kept", pin: true, steps) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["household.status", "parent.unlock", "time.unlock"])
            #expect(keptToken() == "secret")
        }
    }

    @Test("A wrong PIN in the named file fails even while a kept token is alive")
    func namedFileIsWrong() throws {
        let steps: [StandIn.Step] = [.reply(Self.open), .reply(Self.error(102, "wrong_pin")), .reply(Self.lockReply)]
        try run(["time", "unlock", "mia"], token: "kept", pin: true, steps) { status, daemon in
            #expect(status == .pin)
            #expect(methods(daemon) == ["household.status", "parent.unlock"])
        }
    }

    @Test(
        "A PIN file that is missing fails before anything is sent",
        arguments: [["time", "unlock", "mia"], ["rpc", "x"]])
    func namedFileIsMissing(arguments: [String]) throws {
        let arguments = arguments + ["--pin-file", "/nonexistent/pin"]
        try run(arguments, token: "kept", [.reply(Self.parent), .reply(Self.lockReply)]) { status, daemon in
            #expect(status == .usage)
            #expect(daemon.lines.isEmpty)
        }
    }

    @Test("A list of children that is empty before the set-up ends like any other command then")
    func listBeforeSetUp() throws {
        let none = #"{"jsonrpc":"2.0","id":ID,"result":{"children":[]}}"#
        let status = #"{"jsonrpc":"2.0","id":ID,"result":{"state":"notSetUp","say":"Set it up."}}"#
        try run(["child", "list"], [.reply(none), .reply(status)]) { status, _ in #expect(status == .failed) }
        try run(["child", "list"], [.reply(none), .reply(Self.open)]) { status, _ in #expect(status == .ok) }
    }

    @Test("A subject rests beside those that did, and comes back by its name")
    func pauses() throws {
        func filter(_ pauses: String) -> String {
            #"{"jsonrpc":"2.0","id":ID,"result":{"blockedLessons":[],"#
                + #""blockedPacks":[],"pausedSubjects":[\#(pauses)]}}"#
        }
        let steps: [StandIn.Step] = [
            .reply(Self.parent), .reply(filter(#"{"subject":"art"},{"subject":"math"}"#)), .reply(filter("")),
        ]
        let arguments = ["filter", "set", "mia", "--pause-subject", "reading", "--resume-subject", "art"]
        try run(arguments, token: "kept", steps) { status, daemon in
            #expect(status == .ok)
            let sent = try #require(daemon.lines.last)
            #expect(sent.contains(#""subject":"math""#) && sent.contains(#""subject":"reading""#))
            #expect(!sent.contains(#""subject":"art""#))
        }
    }

    @Test("A token that has ended is removed; without a terminal and a file nobody is asked")
    func ended() throws {
        let steps: [StandIn.Step] = [
            .reply(Self.error(107, "token_ended")), .reply(Self.open), .reply(Self.unlocked),
        ]
        try run(["time", "unlock", "mia"], token: "old", steps) { status, _ in
            #expect(status == .pin)
            #expect(keptToken() == nil)
        }
    }

    @Test("A token that ends between two calls is noticed, and the call is made again as a parent's")
    func endsBetween() throws {
        let steps: [StandIn.Step] = [
            .reply(Self.open), .reply(Self.unlocked), .reply(Self.error(101, "pin_required")), .reply(Self.open),
            .reply(Self.unlocked), .reply(Self.lockReply),
        ]
        try run(["time", "unlock", "mia"], token: "old", pin: true, steps) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon).suffix(2) == ["parent.unlock", "time.unlock"])
        }
    }

    @Test("A token that has ended when the connection is lost is noticed, too")
    func endsWithConnection() throws {
        let steps: [StandIn.Step] = [
            .reply(Self.open), .reply(Self.unlocked), .hangUp, .reply(Self.error(107, "token_ended")),
            .reply(Self.open), .reply(Self.unlocked), .reply(Self.lockReply),
        ]
        try run(["time", "unlock", "mia"], token: "old", pin: true, steps) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon).suffix(2) == ["parent.unlock", "time.unlock"])
        }
    }

    @Test("A token that has ended is not kept")
    func removesEnded() throws {
        let steps: [StandIn.Step] = [
            .reply(Self.open), .reply(Self.unlocked), .reply(Self.error(107, "token_ended")), .reply(Self.open),
            .reply(Self.error(103, "wait")),
        ]
        try run(["time", "unlock", "mia"], pin: true, steps) { status, _ in
            #expect(status == .pin)
            #expect(keptToken() == nil)
        }
    }

    @Test("Following ends with success after its events, and as a missing PIN when the unlock has run out")
    func follow() throws {
        let subscribed =
            #"{"jsonrpc":"2.0","id":ID,"result":{"cursor":"r-0","gap":false,"#
            + #""present":{"now":"2026-11-21T15:00:00+01:00","children":[]}}}"#
        let head =
            #"{"jsonrpc":"2.0","method":"event","params":{"seq":1,"cursor":"r-1","at":"2026-11-21T15:00:00+01:00","#
        let board = head + #""topic":"leaderboard","say":"News."}}"#
        let ended = head + #""topic":"subscription","ended":true,"what":"expired","say":"Over."}}"#
        try run(
            ["events", "follow", "--child", "mia", "--count", "2"],
            [.reply([subscribed, board, board].joined(separator: "\n"))]
        ) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["events.subscribe"])
        }
        let steps: [StandIn.Step] = [.reply(Self.parent), .reply(subscribed + "\n" + ended)]
        try run(["events", "follow"], token: "kept", steps) { status, daemon in
            #expect(status == .pin)
            #expect(methods(daemon) == ["parent.resume", "events.subscribe"])
        }
    }

    @Test("A call by name becomes a parent's when kidd asks for one")
    func byName() throws {
        let steps: [StandIn.Step] = [
            .reply(Self.error(101, "pin_required")), .reply(Self.open), .reply(Self.unlocked), .reply(Self.parent),
        ]
        try run(["rpc", "household.get"], token: "kept", [.reply(Self.parent), .reply(Self.parent)]) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.resume", "household.get"])
        }
        try run(["rpc", "household.get"], steps) { status, daemon in
            #expect(status == .pin)
            #expect(methods(daemon) == ["household.get", "household.status"])
        }
    }

    @Test("A wrong PIN ends with 4 and is not tried again")
    func wrongPIN() throws {
        let steps: [StandIn.Step] = [.reply(Self.open), .reply(Self.error(102, "wrong_pin")), .reply(Self.unlocked)]
        try run(["time", "unlock", "mia"], pin: true, steps) { status, daemon in
            #expect(status == .pin)
            #expect(methods(daemon) == ["household.status", "parent.unlock"])
            #expect(keptToken() == nil)
        }
    }

    @Test("Before the set-up nobody is asked for a PIN")
    func notSetUp() throws {
        let status = #"{"jsonrpc":"2.0","id":ID,"result":{"state":"notSetUp","say":"Set it up."}}"#
        try run(["child", "add", "Mia", "--born", "2019-04"], pin: true, [.reply(status)]) { status, daemon in
            #expect(status == .failed)
            #expect(methods(daemon) == ["household.status"])
        }
    }

    @Test("A lock ends the token and removes it")
    func locks() throws {
        let nothing = #"{"jsonrpc":"2.0","id":ID,"result":{}}"#
        try run(["parent", "lock"], token: "kept", [.reply(Self.parent), .reply(nothing)]) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.resume", "parent.lock"])
            #expect(keptToken() == nil)
        }
    }

    @Test("Lessons are blocked beside those that were")
    func filters() throws {
        func filter(_ lessons: String) -> String {
            #"{"jsonrpc":"2.0","id":ID,"result":{"blockedLessons":[\#(lessons)],"#
                + #""blockedPacks":[],"pausedSubjects":[]}}"#
        }
        let steps: [StandIn.Step] = [.reply(Self.parent), .reply(filter(#""a","b""#)), .reply(filter(#""b","c""#))]
        let arguments = ["filter", "set", "mia", "--block-lesson", "c", "--allow-lesson", "a"]
        try run(arguments, token: "kept", steps) { status, daemon in
            #expect(status == .ok)
            #expect(daemon.lines.last?.contains(#""blockedLessons":["b","c"]"#) == true)
            #expect(daemon.lines.last?.contains("allowedSubjects") == false)
        }
    }

    @Test("A script can tell an audit that is intact from one that is not", arguments: [true, false])
    func verify(isIntact: Bool) throws {
        let fault = isIntact ? "" : #"{"seq":4,"kind":"removed","say":"row 4 is missing"}"#
        let report =
            #"{"jsonrpc":"2.0","id":ID,"result":{"entryCount":7,"firstSeq":1,"lastSeq":9,"intact":\#(isIntact),"#
            + #""faults":[\#(fault)],"faultCount":\#(isIntact ? 0 : 1),"say":"So it is."}}"#
        try run(["audit", "verify"], token: "kept", [.reply(Self.parent), .reply(report)]) { status, daemon in
            #expect(status == (isIntact ? .ok : .altered))
            #expect(methods(daemon) == ["parent.resume", "audit.verify"])
        }
    }

    @Test("The audit of a child is read as a parent's where a token is kept, else as nobody's")
    func childAudit() throws {
        let page = #"{"jsonrpc":"2.0","id":ID,"result":{"entries":[]}}"#
        let arguments = ["audit", "list", "--child", "mia"]
        try run(arguments, token: "kept", [.reply(Self.parent), .reply(page)]) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.resume", "audit.list"])
        }
        try run(arguments, [.reply(page)]) { status, daemon in
            #expect(status == .ok)
            #expect(daemon.lines.count == 1)
            #expect(daemon.lines.first?.contains(#""child":"mia""#) == true)
        }
    }

    /// Runs a command with a token that is kept before and a file with a PIN, then looks at what came of it.
    func run(
        _ arguments: [String], token: String? = nil, pin hasPIN: Bool = false, _ steps: [StandIn.Step],
        then check: (Commands.ExitStatus, StandIn) throws -> Void
    ) throws {
        try inFolder { folder in
            let place = folder + "/token"
            setenv("KIDD_TOKEN_FILE", place, 1)
            defer { unsetenv("KIDD_TOKEN_FILE") }
            if let token { try TokenFile(path: place, ownFolder: nil).write(token) }
            try TokenFile(path: folder + "/pin", ownFolder: nil).write("4711")
            let daemon = StandIn(in: folder, steps)
            let pinFile = hasPIN ? ["--pin-file", folder + "/pin"] : []
            try check(Kidctl.run(arguments + ["--socket", daemon.path] + pinFile), daemon)
        }
    }

    func keptToken() -> String? {
        try? TokenFile.standard(socket: "", environment: Environment.value)?.read()
    }

    func methods(_ daemon: StandIn) -> [String] {
        daemon.lines.compactMap { line in
            line.split(separator: "\"").drop { $0 != "method" }.dropFirst(2).first.map(String.init)
        }
    }
}
