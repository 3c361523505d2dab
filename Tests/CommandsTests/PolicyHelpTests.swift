import ArgumentParser
import Testing

@testable import Commands

@Suite struct PolicyHelpTests {
    @Test("The help of policy set is the one that is documented")
    func set() {
        #expect(RootCommand.helpMessage(for: SetPolicy.self, columns: 80) == Self.golden)
    }

    private static let golden = """
        OVERVIEW: Change a child's limits; what is not named stays.

        Limits are minutes: 45m, 1h30m or 90; 0 is blocked. All --quiet windows
        of one command replace those that were, and so do all --allow and all
        --free. An end before its start is on the next day; weekdays are those
        on which a window starts.

        --weekend and --on give weekdays a limit of their own instead of the
        daily one; none takes it away again. Other weekdays stay as they are.

        --override gives dates their own rules: --daily, --quiet and --allow
        beside it are for these dates. Where dates overlap, the highest
        --priority holds.

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
          kidctl policy set mia --earn 5m --earn-most 30m
          kidctl policy set mia --file limits.json

        USAGE: kidctl policy set <child> [options]

        ARGUMENTS:
          <child>                 Id or name of the child.

        OPTIONS:
          --daily <minutes>       Limit of a day, or unlimited.
          --weekend <minutes>     Limit of a weekend's day, or none.
          --on <days=minutes>     Limit of weekdays; repeat for several.
          --no-overrides          No limits of single weekdays, but those given here.
          --weekly <minutes>      Limit of a week, or unlimited.
          --quiet <window>        Quiet hours; repeat for several.
          --no-quiet              No quiet hours.
          --allow <window[=minutes]>
                                  Only then; repeat for several.
          --no-allow              No allowed windows: always.
          --override <dates>      Other limits of these dates.
          --name <text>           What the dates are called.
          --priority <number>     0 to 100: which dates go before others.
          --remove-override <dates>
                                  Dates as usual again: their name, dates, or all.
          --session <minutes>     Use until a break, or none.
          --break <minutes>       How long a break is.
          --budget <budget>       Minutes of a day for some; repeat for several.
          --free <activity>       Counts against no limit; repeat for several.
          --no-free               Everything counts again.
          --carry-over <minutes>  Most unused minutes that are kept, or none.
          --carry-over-days <days>
                                  For how many days they are kept.
          --nudge <minutes>       Reminder to look up every so often, or none.
          --earn <minutes>        What a finished lesson gives, or none.
          --earn-most <minutes>   The most that lessons give a day.
          --finishing <what>      May be finished when time ends: question, lesson,
                                  none.
          --file <path>           A change as JSON from a file; - is standard input.
          --socket <path>         The socket of kidd.
          --json                  Print the exact result as one line of JSON.
          --show-request          Print each request line to standard error, secrets
                                  left out.
          --pin-file <file>       Read the PIN from a file, or from standard input: -.
          --version               Show the version.
          -h, --help              Show help information.

        """
}
