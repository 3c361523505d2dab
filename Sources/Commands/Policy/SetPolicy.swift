import API
import ArgumentParser
import Household
import JSONRPC

struct SetPolicy: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "policy set", usage: "<child> [options]",
            discussion: """
                Limits are minutes: 45m, 1h30m or 90; 0 means blocked. A goal blocks
                nothing. An end before its start is on the next day. Weekdays are those
                on which a window starts.

                Options that can be repeated take each value; the same one twice is an
                error. All --quiet, --allow, --free, --learning-app or --goal of a command
                replace the old list. --on, --budget and --override change what they name,
                and the others stay.

                --weekend and --on give weekdays a limit of their own instead of the
                daily one; none removes it again, and --no-on all of them.

                --override gives dates rules of their own: --daily, --quiet and --allow
                then apply to these dates. What you do not name stays as these dates have
                it. Where overrides overlap, the highest --priority applies.

                EXAMPLES:
                  kidctl policy set mia --daily 45m --weekly 5h
                  kidctl policy set mia --weekend 1h30m --on fri=unlimited
                  kidctl policy set mia --on mon,wed=30m --on fri=none
                  kidctl policy set mia --daily unlimited --finishing lesson
                  kidctl policy set mia --quiet sun-thu=20:00-07:00 \\
                    --quiet fri,sat=21:30-08:00
                  kidctl policy set mia --no-quiet
                  kidctl policy set mia --allow "15:00-17:00 mon-fri" \\
                    --allow "10:00-18:00 sat,sun=90m"
                  kidctl policy set mia --override today --daily 2h
                  kidctl policy set mia --override 2026-12-24..2027-01-06 \\
                    --name Holidays --daily 2h --quiet 21:30-08:00
                  kidctl policy set mia --remove-override Holidays
                  kidctl policy set mia --session 15m --break 10m --nudge 20m
                  kidctl policy set mia --budget games=20m:app=supertux,app=tuxkart
                  kidctl policy set mia --free subject=reading
                  kidctl policy set mia --carry-over 60m --carry-over-days 7
                  kidctl policy set mia --earn 5m --earn-most 30m --earn-challenge 10m
                  kidctl policy set mia --learning-app gcompris --goal math=30m
                  kidctl policy set mia --file limits.json
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var change: PolicyChangeOptions

    @OptionGroup var options: ParentOptions

    func check() throws {
        let help = "kidctl policy set"
        if !change.isGiven { throw Problem.usage("name what to change, such as --daily 45m", help: help) }
        try change.check(help: help)
    }

    func run(in session: Invocation) throws {
        let change = try PolicyChangeMaker(change, child: child, in: session).change()
        let answer = try session.call(PolicySet.method, PolicySet.Params(child: child, change: change))
        session.show(answer, PolicyText.text)
        ChallengeText.showObstacles(of: child, in: session)
    }
}
