import Foundation
import Testing

@testable import Commands

/// Limits and filters, which are changed beside what stands.
extension CommandRunTests {
    @Test("Limits of weekdays stand beside those that were; --on goes before --weekend, whose days the household knows")
    func weekdays() throws {
        let policy =
            #"{"dailyMinutes":45,"dailyMinutesByWeekday":{"monday":0,"friday":30},"weeklyMinutes":null,"#
            + #""quietHours":[],"finishing":"question"}"#
        let household =
            #"{"name":"L","zone":"UTC","weekStart":"monday","weekendDays":["friday","saturday"],"#
            + #""dayStart":"00:00","locale":"en","retentionMonths":13}"#
        let steps = [Self.parent] + [household, policy, policy].map { #"{"jsonrpc":"2.0","id":ID,"result":\#($0)}"# }
        let arguments = ["policy", "set", "mia", "--weekend", "90m", "--on", "sat=unlimited", "--on", "mon=none"]
        try run(arguments, token: "kept", steps.map { .reply($0) }) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon).suffix(3) == ["household.get", "policy.get", "policy.set"])
            #expect(daemon.lines.last?.contains(#""dailyMinutesByWeekday":{"friday":90,"saturday":null},"#) == true)
        }
        let clear = [Self.parent, #"{"jsonrpc":"2.0","id":ID,"result":\#(policy)}"#].map { StandIn.Step.reply($0) }
        try run(["policy", "set", "mia", "--no-on"], token: "kept", clear) { status, daemon in
            #expect(status == .ok)
            #expect(daemon.lines.last?.contains(#""dailyMinutesByWeekday":null"#) == true)
        }
    }

    @Test("What a child may learn is not let rest and brought back by one command")
    func filterOnce() throws {
        for options in [
            ["--block-lesson", "a", "--allow-lesson", "a"], ["--block-pack", "a", "--allow-pack", "a"],
            ["--pause-subject", "math", "--resume-subject", "math"],
            ["--pause-subject", "math=18:00", "--pause-subject", "math=19:00"], ["--tier", "none", "--tier", "none"],
        ] {
            try run(["filter", "set", "mia"] + options, token: "kept", []) { status, daemon in
                #expect(status == .usage && daemon.lines.isEmpty, "\(options)")
            }
        }
    }

    @Test("What stands behind -- is the program's own, and so is the value of an option")
    func repeatedElsewhere() throws {
        let run = ["run", "--child", "mia", "--", "game", "--level", "1", "--level", "1"]
        #expect(try Kidctl.command(of: run) is RunProgram)
        let set = ["policy", "set", "mia", "--on", "mon=1h", "--on", "tue=1h", "--json", "--json"]
        #expect(try Kidctl.command(of: set) is SetPolicy)
        #expect(throws: Problem.self) { try Kidctl.command(of: set + ["--on", "mon=1h"]) }
    }

    @Test("When there is no more room for dates, those that have passed make some, and else it is said")
    func fullOfDates() throws {
        func policy(_ date: String) -> String {
            let dates = Array(repeating: #"{"first":"\#(date)","last":"\#(date)"}"#, count: 100).joined(separator: ",")
            return #"{"jsonrpc":"2.0","id":ID,"result":{"dailyMinutes":45,"weeklyMinutes":null,"quietHours":[],"#
                + #""finishing":"question","dateOverrides":[\#(dates)]}}"#
        }
        let today =
            #"{"jsonrpc":"2.0","id":ID,"result":{"today":"2026-11-21","now":"2026-11-21T15:00:00+01:00","days":[]}}"#
        let options = ["policy", "set", "mia", "--override", "2026-12-24", "--daily", "2h"]
        let past = [Self.parent, policy("2026-11-20"), today, policy("2026-12-24")].map { StandIn.Step.reply($0) }
        try run(options, token: "kept", past) { status, daemon in
            #expect(status == .ok)
            let sent = #""dateOverrides":[{"first":"2026-12-24","last":"2026-12-24","dailyMinutes":120}]"#
            #expect(daemon.lines.last?.contains(sent) == true)
        }
        let coming = [Self.parent, policy("2026-11-21"), today].map { StandIn.Step.reply($0) }
        try run(options, token: "kept", coming) { status, daemon in
            #expect(status == .refused)
            #expect(methods(daemon) == ["parent.resume", "policy.get", "policy.preview"])
        }
    }

    @Test("What is not there cannot be taken away")
    func nothingToRemove() throws {
        let policy = #"{"jsonrpc":"2.0","id":ID,"result":\#(Self.richPolicy)}"#
        for options in [["--remove-override", "Summer"], ["--budget", "tv=none"]] {
            try run(["policy", "set", "mia"] + options, token: "kept", [.reply(Self.parent), .reply(policy)]) {
                status, _ in
                #expect(status == .refused)
            }
        }
    }

    @Test("What is switched off is sent as null, and a file is sent as it is")
    func offAndFile() throws {
        let policy = #"{"jsonrpc":"2.0","id":ID,"result":\#(Self.richPolicy)}"#
        let off = ["--session", "none", "--nudge", "none", "--carry-over", "none", "--earn", "none", "--no-free"]
        try run(["policy", "set", "mia"] + off, token: "kept", [.reply(Self.parent), .reply(policy)]) {
            status, daemon in
            #expect(status == .ok)
            #expect(
                daemon.lines.last?.contains(
                    #""session":null,"freeActivities":[],"carryOver":null,"breakNudgeMinutes":null,"earnedTime":null"#)
                    == true)
        }
        try inFolder { folder in
            let path = folder + "/limits.json"
            try Self.richPolicy.write(toFile: path, atomically: true, encoding: .utf8)
            let steps: [StandIn.Step] = [.reply(Self.parent), .reply(policy)]
            try run(["policy", "set", "mia", "--file", path], token: "kept", steps) { status, daemon in
                #expect(status == .ok)
                #expect(daemon.lines.last?.contains(#""session":{"minutes":15,"breakMinutes":12}"#) == true)
            }
            try #"{"dailyMinutes":"x"}"#.write(toFile: path, atomically: true, encoding: .utf8)
            try run(["policy", "set", "mia", "--file", path], token: "kept", []) { status, daemon in
                #expect(status == .refused)
                #expect(daemon.lines.isEmpty)
            }
        }
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
}
