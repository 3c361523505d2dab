import Household
import Testing

@testable import Commands

/// Options of `policy set` and their like: what goes together, and what is sent.
extension CommandRunTests {
    @Test(
        "A value out of bounds is refused before anything is sent",
        arguments: [
            ["policy", "set", "mia", "--daily", "24h1m"], ["policy", "set", "mia", "--weekly", "8d"],
            ["policy", "set", "mia", "--on", "sat=25h"], ["policy", "set", "mia", "--weekend", "1441"],
            ["time", "grant", "mia", "0"], ["time", "grant", "mia", "25h"],
            ["filter", "set", "mia", "--highest-difficulty", "6"], ["child", "update", "mia", "--grade", "13"],
            ["audit", "list", "--limit", "201"], ["time", "usage", "mia", "--days", "401"],
            ["policy", "set", "mia", "--session", "0"],
            ["policy", "set", "mia", "--session", "15m", "--break", "241m"],
            ["policy", "set", "mia", "--carry-over", "25h"], ["policy", "set", "mia", "--carry-over-days", "29"],
            ["policy", "set", "mia", "--nudge", "4m"], ["policy", "set", "mia", "--earn", "61m"],
            ["policy", "set", "mia", "--budget", "g=25h:app=a"], ["policy", "set", "mia", "--allow", "15-17=3h"],
            ["policy", "set", "mia", "--allow", "15-17=0"],
            ["policy", "set", "mia", "--goal", "all=1h", "--goal", "math=2h"],
            ["policy", "set", "mia", "--earn", "10m", "--earn-most", "5m", "--earn-challenge", "5m"],
            ["policy", "set", "mia", "--earn", "5m", "--earn-most", "5m", "--earn-challenge", "10m"],
            ["policy", "set", "mia", "--override", "2026-12-24", "--daily", "1h", "--priority", "101"],
            ["policy", "preview", "mia", "--days", "32"], ["household", "set", "--day-start", "06:01"],
            ["household", "set-up", "--name", "A", "--parent", "B", "--zone", "Mars/Olympus"],
        ])
    func bounds(arguments: [String]) throws {
        try run(arguments, token: "kept", [.reply(Self.parent), .reply(Self.lockReply)]) { status, daemon in
            #expect(status == .refused)
            #expect(daemon.lines.isEmpty)
        }
    }

    @Test(
        "Where more is earned at once than a day gives, both ways out are told",
        arguments: [
            (5, 2, nil, "say --earn-most 5m, or --earn 2m"), (40, 30, 50, "say --earn-most 50m, or --earn 30m"),
            (5, 10, 15, "say --earn-most 15m, or --earn-challenge 10m"), (5, 10, 10, nil),
        ] as [(Int, Int, Int?, String?)])
    func earned(rate: Int, most: Int, challenge: Int?, remedy: String?) {
        let earned = EarnedTime(minutesPerLesson: rate, dailyCapMinutes: most, minutesPerChallenge: challenge)
        var told: String?
        do throws(Problem) { try PolicyChangeMaker.check(earned) } catch { told = error.remedy }
        #expect(told == remedy)
    }

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

    @Test(
        "Options that do not go together are told, before anything is sent",
        arguments: [
            ["--override", "2026-12-24"], ["--override", "2026-12-24", "--daily", "2h", "--weekly", "5h"],
            ["--name", "Holidays"], ["--quiet", "20-7", "--no-quiet"], ["--allow", "15-17", "--no-allow"],
            ["--free", "app=a", "--no-free"], ["--file", "x", "--daily", "2h"], ["--file", "/nonexistent/limits.json"],
            ["--daily", "1h", "--daily", "2h"], ["--daily", "1h", "--daily=1h"], ["--no-overrides"],
            ["--override", "2026-12-24", "--override", "2026-12-25", "--daily", "2h", "--name", "Holidays"],
            ["--budget", "g=1h:app=a", "--budget", "g=2h:app=b"], ["--goal", "math=30m", "--goal", "math=1h"],
            ["--session", "none", "--break", "10m"], ["--carry-over", "none", "--carry-over-days", "7"],
            ["--earn", "none", "--earn-most", "30m"], ["--quiet", "20:00-07:00", "--quiet", "20-7"],
            ["--free", "app=a", "--free", "app=a"],
        ])
    func together(options: [String]) throws {
        try run(["policy", "set", "mia"] + options, token: "kept", []) { status, daemon in
            #expect(status == .usage)
            #expect(daemon.lines.isEmpty)
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

    static let richPolicy =
        #"{"dailyMinutes":45,"weeklyMinutes":null,"quietHours":[],"finishing":"question","#
        + #""dateOverrides":[{"first":"2026-12-24","last":"2027-01-06","name":"Holidays","dailyMinutes":120}],"#
        + #""session":{"minutes":15,"breakMinutes":12},"#
        + #""budgets":[{"name":"games","activities":[{"app":"a"}],"minutes":20}],"#
        + #""earnedTime":{"minutesPerLesson":5,"dailyCapMinutes":30}}"#

    private static let night =
        #"{"start":"22:00","end":"08:00","weekdays":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}"#

    @Test(
        "What stands beside others is sent with them",
        arguments: [
            (
                ["--override", "2026-11-21", "--daily", "2h", "--no-quiet"],
                #""dateOverrides":[{"first":"2026-12-24","last":"2027-01-06","name":"Holidays","dailyMinutes":120},"#
                    + #"{"first":"2026-11-21","last":"2026-11-21","dailyMinutes":120,"quietHours":[]}]"#
            ),
            (
                ["--override", "2026-12-24..2027-01-06", "--daily", "unlimited"],
                #""dateOverrides":[{"first":"2026-12-24","last":"2027-01-06","name":"Holidays","dailyMinutes":null}]"#
            ),
            (
                ["--override", "2026-12-24..2027-01-06", "--quiet", "22:00-08:00", "--override", "2026-11-21"],
                #""name":"Holidays","dailyMinutes":120,"quietHours":[\#(Self.night)]},"#
                    + #"{"first":"2026-11-21","last":"2026-11-21","quietHours":[\#(Self.night)]}]"#
            ),
            (["--remove-override", "Holidays"], #""dateOverrides":[]"#),
            (["--remove-override", "2026-12-24..2027-01-06"], #""dateOverrides":[]"#),
            (["--break", "10m"], #""session":{"minutes":15,"breakMinutes":10}"#),
            (["--session", "20m"], #""session":{"minutes":20,"breakMinutes":12}"#),
            (
                ["--budget", "tv=1h:app=tv"],
                #"[{"name":"games","activities":[{"app":"a"}],"minutes":20},{"name":"tv","#
            ),
            (["--budget", "games=none"], #""budgets":[]"#),
            (["--earn", "10m"], #""earnedTime":{"minutesPerLesson":10,"dailyCapMinutes":30}"#),
        ])
    func beside(options: [String], sent: String) throws {
        let steps =
            [Self.parent] + [Self.richPolicy, Self.richPolicy].map { #"{"jsonrpc":"2.0","id":ID,"result":\#($0)}"# }
        try run(["policy", "set", "mia"] + options, token: "kept", steps.map { .reply($0) }) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.resume", "policy.get", "policy.set"])
            #expect(daemon.lines.last?.contains(sent) == true)
        }
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
}
