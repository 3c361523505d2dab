"""What is counted in instructions. Each count gets a Bench of its own and the options, and returns its rows."""

import os

from . import wire
from .counting import CountedDaemon, answers, reads, whole_program, without_debug_lines
from .household import Bench, Caller
from .processes import stop
from .table import Row, thousands
from .tools import in_process, kidctl
from .year import Folder

CHILDREN = 4
READ_CHILDREN = 24
HISTORY_ANSWERS = 10  # of a child and day: what a state remembers of a day does not grow with them
DECISIONS = 2_000


def _keep(options, name):
    return options.keep and os.path.join(options.keep, name)


def _row(what, value, reach, floor="counted", against=None):
    ratio = value / (against or 1000)
    return Row(what, thousands(value), floor if against is None else thousands(against), ratio, reach)


def _counted(bench, home):
    """The household's daemon again, under callgrind."""
    stop(home.process)
    return CountedDaemon(bench, [without_debug_lines(home.command[0], bench.folder), *home.command[1:]], home.socket)


def _answer_rows(name, counted):
    return [_row(f"keyed `activity.answer`, {name}, thousand instructions on the event loop", counted["loop"], 140),
            _row("the same on the journal's writer", counted["writer"], 45)]


def fresh_and_old(bench, options):
    """A keyed answer in the middle of a lesson: of a new household of four children, and of one with history."""
    home = bench.household(CHILDREN)
    with _counted(bench, home) as daemon:
        fresh = answers(daemon, home.children, home.lesson, options.rounds, _keep(options, "fresh"))
    with Bench(bench.kidd_path) as other:
        folder = Folder(other)
        folder.set_up()
        folder.play(options.days, HISTORY_ANSWERS)
        with _counted(other, folder) as daemon:
            old = answers(daemon, folder.children, folder.lesson, options.rounds, _keep(options, "history"))
    return _answer_rows("fresh household", fresh) + [
        _row(f"the same on the event loop with {options.days} days of history, against the fresh one", old["loop"],
             1.05, against=fresh["loop"]),
        _row("the same on the journal's writer", old["writer"], 1.05, against=fresh["writer"])]


def followed(bench, options):
    """What an answer costs the event loop while two parents follow all events."""
    home = bench.household(CHILDREN)
    with _counted(bench, home) as daemon:
        alone = answers(daemon, home.children, home.lesson, options.rounds)["loop"]
        followers = [Caller(home.socket) for _ in range(2)]
        for caller in followers:
            caller.socket.settimeout(300)
            caller.call(*wire.unlock())
            caller.call(*wire.follow_everything())
        with_them = answers(daemon, home.children, home.lesson, options.rounds, _keep(options, "followed"))["loop"]
        for caller in followers:
            caller.close()
    return [_row("the same with two followers of all events, against none", with_them, 1.1, against=alone)]


def challenged(bench, options):
    """What an answer costs the event loop while each child has ten active challenges."""
    home = bench.household(CHILDREN)
    with _counted(bench, home) as daemon:
        alone = answers(daemon, home.children, home.lesson, options.rounds)["loop"]
        with Caller(home.socket) as caller:
            caller.socket.settimeout(300)
            caller.call(*wire.unlock())
            for wanted in wire.TEN_CHALLENGES:
                caller.call(*wire.give_challenge(home.children, wanted))
        with_them = answers(daemon, home.children, home.lesson, options.rounds, _keep(options, "challenged"))["loop"]
    return [_row("the same with ten active challenges of each child, against none", with_them, 1.03, against=alone)]


def varied(bench, options):
    """A read that does not repeat."""
    home = bench.household(READ_CHILDREN)
    with _counted(bench, home) as daemon:
        first, again = reads(daemon, home.children, options.rounds)
    return [_row("`time.mayI`, first of its second, thousand instructions on the event loop", first, None),
            _row("the same asked again, of 24 children in turn", again, None)]


def decisions(bench, _):
    """A decision of mayI in process: the difference between many and twice as many."""
    program = without_debug_lines(in_process(), bench.folder)
    rows = []
    for name in ("closed", "open", "windows", "limits"):
        once, twice = (whole_program([program, "count", name, str(count)], bench.folder)
                       for count in (DECISIONS, 2 * DECISIONS))
        reach = 20 if name == "closed" else None
        rows.append(_row(f"`mayI` in process, {NAMES[name]}, thousand instructions", (twice - once) / DECISIONS, reach))
    return rows


NAMES = {"closed": "no lease open", "open": "a lease open", "windows": "50 windows of quiet hours",
         "limits": "windows, grants, a budget and a session, a lease open"}


def command(bench, options):
    """`kidctl time may-i`, start to exit."""
    home = bench.household(CHILDREN)
    program = without_debug_lines(options.kidctl or kidctl(), bench.folder)
    value = whole_program([program, *wire.may_i_arguments(home.children[0])], bench.folder, KIDD_SOCKET=home.socket)
    return [_row("`kidctl time may-i`, start to exit, thousand instructions", value, None)]


COUNTS = {"answers": fresh_and_old, "followed": followed, "challenged": challenged, "varied": varied,
          "decisions": decisions, "command": command}
