import ArgumentParser
import Testing

@testable import Commands

@Suite struct PolicyHelpTests {
    @Test("The help of policy set is the one that is documented")
    func set() {
        #expect(RootCommand.helpMessage(for: SetPolicy.self, columns: 80) == Self.golden)
    }

    private static let golden = """
        OVERVIEW: Change a child’s limits; limits that you do not name stay.

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

        USAGE: kidctl policy set <child> [options]

        ARGUMENTS:
          <child>                 Id or name of the child.

        OPTIONS:
          --daily <minutes>       Limit of a day, or unlimited.
          --weekend <minutes>     Limit of a weekend's day, or none.
          --on <days=minutes>     Limit of weekdays; repeat for several.
          --no-on                 No limits of single weekdays, but those given here.
          --weekly <minutes>      Limit of a week, or unlimited.
          --quiet <window>        Quiet hours; repeat for several.
          --no-quiet              No quiet hours.
          --allow <window[=minutes]>
                                  Allowed window; repeat for several.
          --no-allow              No allowed windows: always.
          --override <dates>      Set different limits for these dates; repeat for
                                  several.
          --name <text>           What the dates are called.
          --priority <number>     0 to 100: which dates go before others.
          --remove-override <dates>
                                  Remove an override of dates, by its name or dates, or
                                  all; repeat for several.
          --session <minutes>     Minutes of use before a break, or none.
          --break <minutes>       How long a break is.
          --budget <budget>       Minutes a day for some activities; repeat for several.
          --free <activity>       Counts against no limit; repeat for several.
          --no-free               No free activities: everything counts again.
          --carry-over <minutes>  Unused minutes that are kept at most, or none.
          --carry-over-days <days>
                                  For how many days they are kept.
          --nudge <minutes>       Minutes between reminders to look up, or none.
          --earn <minutes>        Minutes that a finished lesson gives, or none.
          --earn-most <minutes>   Minutes that lessons give a day at most.
          --earn-challenge <minutes>
                                  Minutes that a reached challenge gives, or none.
          --learning-app <app>    An app that counts as learning; repeat for several.
          --no-learning-apps      No app counts as learning.
          --goal <subject=minutes>
                                  A week’s goal, as math=30m or all=2h; repeat for
                                  several.
          --no-goals              No goals for a week.
          --finishing <what>      What may be finished when time ends: question,
                                  lesson, none.
          --file <path>           A change as JSON from a file; - is standard input.
          --socket <path>         The socket of kidd.
          --json                  Print the exact result as one line of JSON.
          --show-request          Print each request line to standard error, secrets
                                  left out.
          --pin-file <file>       Read the PIN from a file, or from standard input: -.
          --as-parent <parent>    Which parent you are, by id or name, if there are
                                  several.
          --version               Show the version.
          -h, --help              Show help information.

        """
}
