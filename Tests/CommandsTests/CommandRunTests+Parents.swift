import Household
import Testing

@testable import Commands

/// Who asks: whoever is unlocked, and what only parents do.
extension CommandRunTests {
    @Test(
        "Whoever is unlocked is a parent for every verb, also for those that children have",
        arguments: [
            ["time", "may-i", "mia"], ["time", "usage", "mia"], ["time", "requests", "mia"], ["policy", "show", "mia"],
            ["policy", "preview", "mia"], ["lesson", "next", "mia"], ["lesson", "list", "mia"],
            ["skill", "list", "mia"],
            ["progress", "show", "mia"], ["rewards", "show", "mia"], ["rewards", "badges", "mia"],
            ["rewards", "ledger", "mia"], ["rewards", "streak", "mia"], ["child", "show", "mia"],
            ["filter", "check", "mia", "--lesson", "a"], ["audit", "list", "--child", "mia"],
            ["leaderboard", "show", "--child", "mia"], ["pack", "list", "mia"],
        ])
    func unlockedForAll(arguments: [String]) throws {
        try run(arguments, token: "kept", [.reply(Self.parent), .reply(Self.error(201, "unknown_child"))]) {
            status, daemon in
            #expect(status == .notFound)
            #expect(methods(daemon).first == "parent.resume" && methods(daemon).count == 2)
        }
        // With a file that holds the PIN, too.
        let steps: [StandIn.Step] = [
            .reply(Self.open), .reply(Self.unlocked), .reply(Self.error(201, "unknown_child")),
        ]
        try run(arguments, pin: true, steps) { status, daemon in
            #expect(status == .notFound)
            #expect(methods(daemon).prefix(2) == ["household.status", "parent.unlock"])
        }
    }

    private static func usage(_ grants: String) -> String {
        #"{"jsonrpc":"2.0","id":ID,"result":{"days":[],"week":{"first":"2026-11-16","usedSeconds":0,"limitMinutes":null},"#
            + #""leases":[],"grants":[\#(grants)]}}"#
    }

    private static func grant(_ id: String, at minute: Int, number: Int = 1, from origin: String = "") -> String {
        #"{"grant":{"grant":"\#(id)","minutes":15,"pastQuietHours":false,"expiresAt":"2026-11-22T00:00:00+01:00","#
            + #""at":"2026-11-21T15:\#(minute):00+01:00","by":"Anna"\#(origin)},"remainingSeconds":600,"number":\#(number)}"#
    }

    private static let undone =
        #"{"jsonrpc":"2.0","id":ID,"result":{"grant":"g2","changed":true,"takenBackSeconds":600,"decision":"#
        + decision(true) + #","note":"10 minutes are taken back."}}"#

    private static let children =
        #"{"jsonrpc":"2.0","id":ID,"result":{"children":[{"child":"mia","name":"Mia"},{"child":"ben","name":"Ben"}]}}"#

    @Test("Undo alone takes back the last grant of a parent, of whichever child; with a child, that child's last one")
    func undoLast() throws {
        let steps: [StandIn.Step] = [
            .reply(Self.parent), .reply(Self.children),
            .reply(
                Self.usage(
                    [
                        Self.grant("request-zzzz", at: 30, number: 2), Self.grant("g10", at: 30, number: 3),
                        Self.grant("g1", at: 10),
                    ].joined(separator: ","))),
            .reply(Self.usage(Self.grant("g3", at: 20))), .reply(Self.undone),
        ]
        try run(["time", "undo"], token: "kept", steps) { status, daemon in
            #expect(status == .ok)
            #expect(daemon.lines.last?.contains(#""child":"mia","grant":"g10""#) == true, "\(daemon.lines)")
        }
        let one: [StandIn.Step] = [
            .reply(Self.parent), .reply(Self.usage(Self.grant("g3", at: 20))), .reply(Self.undone),
        ]
        try run(["time", "undo", "ben"], token: "kept", one) { status, daemon in
            #expect(status == .ok)
            #expect(daemon.lines.last?.contains(#""child":"ben","grant":"g3""#) == true)
        }
        let none: [StandIn.Step] = [.reply(Self.parent), .reply(Self.usage(""))]
        try run(["time", "undo", "ben"], token: "kept", none) { status, daemon in
            #expect(status == .notFound)
            #expect(methods(daemon) == ["parent.resume", "time.usage"])
        }
    }

    @Test(
        "Where only minutes of codes are left, undo says so and how they are taken back; and it never guesses a child")
    func undoNothing() throws {
        let code = Self.grant("code-c1", at: 30, from: #","codeId":"c1""#)
        try run(["time", "undo", "ben"], token: "kept", [.reply(Self.parent), .reply(Self.usage(code))]) {
            status, daemon in
            #expect(status == .notFound)
            #expect(methods(daemon) == ["parent.resume", "time.usage"])
        }
        let grants = UsageReport.GrantLeft(
            grant: Grant(
                id: GrantID(rawValue: "code-c1"), minutes: 15, scope: .all, pastQuietHours: false,
                expires: Instant(seconds: 60),
                at: Instant(seconds: 0), by: "Anna", origin: .code(CodeID(rawValue: "c1"))), remainingSeconds: 60,
            number: 1)
        let problem = UndoGrant.nothing(of: "ben", among: [("ben", [grants])])
        #expect(problem.message.hasPrefix("no grant of a parent has minutes left for ben; those"))
        #expect(problem.remedy == "take them back by name: kidctl time undo ben code-c1")
        #expect(UndoGrant.nothing(of: "ben", among: [("ben", [])]).remedy?.hasSuffix("kidctl time usage ben") == true)
        // Given in one second to two children: nobody can tell which was the last.
        let both: [StandIn.Step] = [
            .reply(Self.parent), .reply(Self.children), .reply(Self.usage(Self.grant("g1", at: 30))),
            .reply(Self.usage(Self.grant("g1", at: 30))),
        ]
        try run(["time", "undo"], token: "kept", both) { status, daemon in
            #expect(status == .usage)
            #expect(!methods(daemon).contains("time.undoGrant"))
        }
    }

    @Test("Who locked and why is asked for where a parent asks, and by nobody else")
    func whoLocked() throws {
        let locked = Self.mayI(false).replacing("quietHours", with: "lockedByParent")
        let lock = #""lock":{"by":"Ben","why":"homework","say":"Locked by Ben. Homework."},"leases""#
        let usage = Self.usage("").replacing(#""leases""#, with: lock)
        try run(["time", "may-i", "mia"], token: "kept", [.reply(Self.parent), .reply(locked), .reply(usage)]) {
            status, daemon in
            #expect(status == .notNow)
            #expect(methods(daemon) == ["parent.resume", "time.mayI", "time.usage"])
        }
        try run(["time", "may-i", "mia"], [.reply(locked)]) { status, daemon in
            #expect(status == .notNow)
            #expect(methods(daemon) == ["time.mayI"])
        }
    }

    @Test("A lock may have a length, and may be for all children")
    func lockAll() throws {
        let info =
            #"{"jsonrpc":"2.0","id":ID,"result":{"children":[]}}"#
        try run(["time", "lock", "--all"], token: "kept", [.reply(Self.parent), .reply(info)]) { status, _ in
            #expect(status == .ok)
        }
        let steps: [StandIn.Step] = [
            .reply(Self.parent), .reply(Self.children), .reply(Self.lockReply), .reply(Self.lockReply),
        ]
        for verb in ["lock", "unlock"] {
            try run(["time", verb, "--all"], token: "kept", steps) { status, daemon in
                #expect(status == .ok)
                #expect(methods(daemon) == ["parent.resume", "child.list", "time." + verb, "time." + verb])
            }
        }
        for words in [["lock"], ["lock", "mia", "--all"], ["lock", "mia", "--for", "1h", "--until", "18:00"]] {
            try run(["time"] + words, token: "kept", [.reply(Self.parent)]) { status, daemon in
                #expect(status == .usage)
                #expect(daemon.lines.isEmpty)
            }
        }
    }

    @Test("Where only a parent may, a kept token that has ended and nobody to ask end with what would help")
    func liftedByParent() throws {
        let refusal =
            #"{"jsonrpc":"2.0","id":ID,"error":{"code":104,"message":"only a parent may","data":{"kind":"forbidden","#
            + #""liftedBy":["parent"]}}}"#
        try run(["policy", "show", "mia"], [.reply(refusal), .reply(Self.open)]) { status, daemon in
            #expect(status == .forbidden)
            #expect(methods(daemon) == ["policy.get", "household.status"])
        }
        let problem = Problem(
            .refused(
                .init(
                    code: 104, kind: "forbidden", message: "only a parent may",
                    data: Array(#"{"kind":"forbidden","liftedBy":["parent"]}"#.utf8))))
        #expect(problem.remedy?.contains("kidctl parent unlock") == true)
    }

    @Test("Where kidd misses the household's passphrase, that is asked for, or a file is named")
    func passphraseMissing() throws {
        let missing =
            #"{"jsonrpc":"2.0","id":ID,"error":{"code":-32602,"message":"passphrase is missing","#
            + #""data":{"kind":"invalid_params","path":"/passphrase"}}}"#
        try run(["household", "rotate-key"], token: "kept", [.reply(Self.parent), .reply(missing)]) { status, daemon in
            #expect(status == .pin)
            #expect(methods(daemon) == ["parent.resume", "household.rotateKey"])
        }
    }

    @Test("A name that a parent has, and one parent too many, are refused before any PIN is asked for")
    func addParent() throws {
        func list(_ names: [String]) -> StandIn.Step {
            let entries = names.map { #"{"parent":"\#($0.lowercased())","name":"\#($0)"}"# }.joined(separator: ",")
            return .reply(#"{"jsonrpc":"2.0","id":ID,"result":{"parents":[\#(entries)]}}"#)
        }
        let full = (1...12).map { "Parent\($0)" }
        for (known, arguments) in [
            (["Anna", "Ben"], ["add", "ben"]), (full, ["add", "Zoe"]), (["Anna", "Ben"], ["remove", "Zoe", "--yes"]),
        ] {
            try run(["parent"] + arguments, token: "kept", [list(known)]) { status, daemon in
                #expect(status == (arguments[0] == "add" ? .refused : .notFound))
                #expect(methods(daemon) == ["parent.list"])
            }
        }
        // A free name: the parent becomes one, and then the new PIN is needed, which nobody can be asked for here.
        try run(["parent", "add", "Zoe"], token: "kept", [list(["Anna"]), .reply(Self.parent)]) { status, daemon in
            #expect(status == .pin)
            #expect(methods(daemon) == ["parent.list", "parent.resume"])
        }
    }

    @Test("Only the owner is asked for secrets: others are told at once, with what helps")
    func owner() throws {
        for (reply, isRefused) in [(Self.error(104, "forbidden"), true), (Self.error(-32602, "invalid_params"), false)]
        {
            try inFolder { folder in
                let daemon = StandIn(in: folder, [.reply(reply)])
                let session = Invocation(try GlobalOptions.parse(["--socket", daemon.path]))
                var told: Problem?
                do {
                    try session.requireOwner(remedy: "sudo kidctl x", isRoot: false)
                } catch {
                    told = error as? Problem
                }
                #expect(told?.remedy == (isRefused ? "sudo kidctl x" : nil))
                #expect(told?.status == (isRefused ? .forbidden : nil))
                #expect(daemon.lines.count == 1 && !daemon.lines[0].contains("params"), "\(daemon.lines)")
            }
        }
    }

    @Test("A household is erased only by its name, and nothing is asked of kidd where there is none")
    func erased() throws {
        let gone =
            #"{"jsonrpc":"2.0","id":ID,"result":{"childCount":2,"fileCount":9,"bytes":400000,"isKeyDestroyed":true,"#
            + #""state":"notSetUp","foreignFiles":[]}}"#
        let owner = RootAccount.isMine ? [] : [StandIn.Step.reply(Self.error(-32602, "invalid_params"))]
        let words = ["household", "erase", "--confirm-name"]
        let steps = owner + [.reply(Self.open), .reply(gone)]
        try run(words + ["Larsen", "--code-file", "/dev/null"], token: "kept", steps) { status, daemon in
            // An empty code is none: nothing is sent with it.
            #expect(status == .usage || status == .pin)
            #expect(!methods(daemon).contains("household.erase"))
        }
        try run(words + ["larsen"], token: "kept", steps) { status, daemon in
            #expect(status == .refused)
            #expect(!methods(daemon).contains("household.erase"))
        }
        let empty = #"{"jsonrpc":"2.0","id":ID,"result":{"state":"notSetUp","say":"Not yet."}}"#
        try run(words + ["Larsen"], owner + [.reply(empty)]) { status, daemon in
            #expect(status != .ok)
            #expect(methods(daemon).last == "household.status")
        }
        guard RootAccount.isMine else { return }
        try run(words + ["Larsen"], token: "kept", steps) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["household.status", "household.erase"])
            #expect(keptToken() == nil)
        }
    }

    @Test("What went and what remains is said, and what helps with a credential")
    func erasedText() {
        let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc)
        let text = EraseHousehold.text(
            .init(
                children: 1, files: 7, bytes: 2_500_000, isKeyDestroyed: false, state: .sealed,
                backupFolder: "/media/stick", lastBackup: nil, foreign: ["letter.txt"]), page)
        for words in [
            "7 files with 2.5 MB", "1 child was in it", "/media/stick", "letter.txt", "credential",
            "kidctl household unseal",
        ] {
            #expect(text.contains(words), "\(text)")
        }
    }

    @Test("A yes is the word of the language, or the English one")
    func yes() {
        #expect(Confirmation.means("Ja", "ja") && Confirmation.means("yes", "ja"))
        #expect(!Confirmation.means("", "ja") && !Confirmation.means("j", "ja"))
    }
}
