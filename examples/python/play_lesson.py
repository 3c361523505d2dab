#!/usr/bin/env python3
"""Plays a lesson, a quiz, a review or math facts in the terminal: a whole front-end for kidd in one file.

    python3 play_lesson.py --child mia                     a child answers at the keyboard
    python3 play_lesson.py --child mia --answers 3,hint,4  a script answers
    python3 play_lesson.py --child mia --answers '3; bird=nest, bee=hive; 4'
    python3 play_lesson.py --child mia --kind quiz --seconds 120
    python3 play_lesson.py --child mia --kind quiz --subject math
    python3 play_lesson.py --child mia --kind review       the skill that is due, if one is
    python3 play_lesson.py --child mia --kind practice     math facts, typed; --strategy bridgeTen for those alone
    python3 play_lesson.py --child mia --kind timed        as many facts as you can in 60 seconds

kidd decides and remembers; this program asks, shows and obeys. It does not know a right answer, keeps nothing, and may
be ended at any time: the lesson waits at its question.
"""

import argparse
import os
import re
import select
import sys
import time
import uuid

from family_evening import show_board, show_rewards
from kidd import KEYED, HintNotAvailable, Kidd, KiddError, LeaseExpired, NotNow, Open, socket_path
from more_kinds import more
from pictures import picture_lines

TOPICS = ["time.state", "time.warning", "time.activity", "time.grant"]  # What kidd shall push while the lesson is played.
RENEW_SECONDS = 15  # A lease lives for 60 s: a child who thinks for longer is still learning.
TRY_AGAIN_SECONDS = 1
THINK_SECONDS = 0.6  # A script takes a moment too: answers faster than reading do not count.
# How it ends: the exit codes of kidctl.
NOT_RUNNING, FORBIDDEN, NOT_FOUND, NOT_NOW = 3, 5, 6, 7


class Stop(Exception):
    """The end before the end of the lesson: a sentence and an exit code."""

    def __init__(self, words, status=0):
        super().__init__(words)
        self.status = status


def split_answers(script):
    """The answers of a script: between semicolons, or between commas where there is no semicolon."""
    return [answer.strip() for answer in script.split(";" if ";" in script else ",")]


class Script:
    """Answers that were given beforehand."""

    def __init__(self, answers):
        self.answers = answers

    def read(self, kidd, seconds):
        if not self.answers:
            return "end", None
        try:
            event = kidd.event(THINK_SECONDS)
        except OSError:
            return "lost", None
        return ("event", event) if event else ("line", self.answers.pop(0))


class Calculator:
    """A scripted child that works facts out by itself, each in so many seconds of kidd's developer clock."""

    def __init__(self, seconds, player):
        self.seconds, self.player = seconds, player

    def read(self, kidd, seconds):
        left, sign, right = re.search(r"(\d+)(?: ([+−]) (\d+))?", self.player.question["prompt"]).groups("0")
        kidd.clock_advance(seconds=self.seconds)
        return "line", str(int(left) - int(right) if sign == "−" else int(left) + int(right))


class Keyboard:
    """Answers that are typed, line by line."""

    def __init__(self):
        self.typed = b""

    def read(self, kidd, seconds):
        """A line or an event, or why there is none: its `end`, the connection is `lost`, or the `time` is over."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self.typed:
            try:
                event = kidd.event(0)
            except OSError:
                return "lost", None
            if event:
                return "event", event
            ready, _, _ = select.select([0, kidd], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return "time", None
            if 0 in ready:
                more = os.read(0, 4096)
                if not more:
                    return "end", None
                self.typed += more
        line, self.typed = self.typed.split(b"\n", 1)
        return "line", line.decode(errors="replace").strip()


def find(text, row):
    """The id behind a text, or behind its letter; None when there is none."""
    text = text.strip().lower()
    by_text = [id for _, shown, id in row if shown.lower() == text]
    return next(iter(by_text + [id for letter, _, id in row if letter == text]), None)


class PatientKidd(Kidd):
    """A connection that waits for kidd when it is away, and tells the child."""

    def __init__(self, patience):
        self.patience, self.away = patience, False
        super().__init__()

    def call(self, method, /, **params):
        """Calls until there is a reply. With its key a call never counts twice."""
        if method in KEYED:
            params["idempotencyKey"] = uuid.uuid4().hex
        while True:
            try:
                result = super().call(method, **params)
                self.away = False
                return result
            except ConnectionError:
                self.reconnect()

    def reconnect(self):
        if not self.away:  # Told once, also when it goes again before it has answered.
            print("\n  (kidd is away for a moment ...)")
        self.away = True
        deadline = time.monotonic() + self.patience
        while True:
            try:
                return super().reconnect()
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)


class Player:
    def __init__(self, options):
        self.child, self.options = options.child, options
        self.source = Script(split_answers(options.answers)) if options.answers else Keyboard()
        if options.plays:
            self.source = Calculator(options.plays, self)
        self.given, self.section = 0, None
        self.kept = {}  # What was right of an answer with parts, and stays: left and right, or item and zone.
        self.may = True  # What the child was told last of its time.
        self.activity = self.lease = self.question = self.goal = None
        # One connection for both: for calls, and for what kidd tells of the child's time.
        self.kidd = PatientKidd(options.patience)
        self.kidd.events_subscribe(topics=TOPICS, child=self.child)

    # The lesson.

    def play(self):
        self.wait_for_time()
        self.begin()
        while self.question:
            try:
                self.show()
                self.ask()
            except KiddError as error:
                self.obey(error)

    def begin(self):
        try:
            self.take(self.kidd.activity_start(child=self.child, kind=self.options.kind, **self.wish()))
            many = "60 seconds" if self.kind == "timed" else f"{self.question['total']} questions"
            print(f"  {self.title}: {many}")
            if self.goal:
                print(f"  Can you get {self.goal} right?")
        except Open as error:
            # A lesson was left open: go on with it, whichever it is.
            self.take(self.kidd.activity_resume(activity=error.data["activity"]))
            print(f"  {self.title}: we go on at question {self.question['number']} of {self.question['total']}")

    def wish(self):
        """What is to begin, as kidd wants it."""
        facts = {"strategy": self.options.strategy, "questions": self.options.questions}
        if self.options.kind == "practice":
            return {name: wish for name, wish in facts.items() if wish}
        if self.options.kind in ("timed", "copying"):
            return {}
        if self.options.kind == "review":
            due = self.kidd.lesson_next(child=self.child).get("review", {})
            skill = self.options.skill or due.get("skill")
            if not skill:
                raise Stop("There is nothing to look back at right now.", NOT_FOUND)
            return {"skill": skill}
        bounds = {"questions": self.options.questions, "limitSeconds": self.options.seconds}
        bounds = {name: bound for name, bound in bounds.items() if bound and self.options.kind == "quiz"}
        if self.options.subject:
            return {"subject": self.options.subject} | bounds
        lessons = self.kidd.lesson_list(child=self.child)["lessons"]
        if not lessons:
            raise Stop("There is no lesson for you right now.", NOT_FOUND)
        return {"lesson": self.options.lesson or lessons[0]["lesson"]} | bounds

    def take(self, reply):
        """Remembers where the lesson stands."""
        self.activity, self.title = reply["activity"], reply["title"]
        self.kind, self.lease, self.question = reply["kind"], reply.get("lease"), reply.get("question")
        self.goal = reply.get("goal")
        # A question that was begun before tells what was answered, and what of it was right.
        begun = self.question or {}
        self.keep(begun.get("lastAnswer"), begun.get("rightParts"))
        if "sayWelcomeBack" in reply:
            print("\n  " + reply["sayWelcomeBack"])
        if "timer" in reply:
            # kidd has the clock; a front-end with a screen counts down from here.
            print(f"  ({reply['timer']['secondsLeft']} seconds are left)")
            if "say" in reply["timer"]:
                print("  " + reply["timer"]["say"])
        if "summary" in reply:
            self.celebrate(reply["summary"])

    def show(self):
        question = self.question
        section = question.get("section", {})
        # Parts belong to a lesson: a quiz and a review take questions from here and there.
        if self.kind == "lesson" and section.get("title") != self.section:
            self.section = section.get("title")
            print(f"\n  {self.section}. {section.get('text', '')}".rstrip())
        again = ", once more" if question["attempt"] > 1 else ""
        if question.get("isExtra"):
            print(f"\n  One that you know, in between{again}")
        else:
            of = "" if self.kind == "timed" else f" of {question['total']}"
            print(f"\n  Question {question['number']}{of}{again}")
        for line in question["prompt"].split("\n"):
            print("    " + line)
        for line in picture_lines(question.get("picture")):
            print("    " + line)
        own = more(question)
        for line in own.lines() if own else []:
            print("    " + line)
        for row in [] if own else self.rows():
            print("    " + "   ".join(f"{letter}) {text}" for letter, text, _ in row))
        if self.kept:
            print("    These are right and stay: " + ", ".join(self.names(pair) for pair in self.kept.items()))
        if own or self.goes_together() or self.is_order():
            print(f"    Write it like this: {self.example()}")
        self.tell_hint(question)
        self.kidd.activity_shown(activity=self.activity, presentation=question["presentation"])
        self.prompt()

    def tell_hint(self, of):
        """What a hint costs is told before it is asked for."""
        if of["hintsLeft"]:
            price = f"for {of['hintPrice']} stars" if of["hintPrice"] else "free"
            print(f"    (hint: {price})")

    # What can be answered is told by the names of what is shown, whatever the kind is: many kinds show the same.

    def shown(self):
        """What only this kind of question has."""
        return self.question[self.question["kind"]]

    def rows(self):
        """What can be chosen, in kidd's order: rows of letter, text, id. None: the child types."""
        shown, letters = self.shown(), iter("abcdefghijklmnopqrstuvwxyz")
        tiles = [{"id": tile, "text": tile} for tile in shown.get("wordBank", [])]
        words = [{"id": word, "text": shown[word + "Word"]} for word in ("yes", "no") if word + "Word" in shown]
        left, right = self.goes_together() or (shown.get("options", []) + tiles + words + shown.get("items", []), [])
        rows = [[(next(letters), each["text"], each["id"]) for each in row] for row in (left, right)]
        return [row for row in rows if row]

    def goes_together(self):
        """Both sides, if things are to be put together: tiles with tiles, or items with zones. Else nothing."""
        shown = self.shown()
        for left, right in ("left", "right"), ("items", "zones"):
            if left in shown and right in shown:
                return shown[left], shown[right]
        return None

    def is_order(self):
        """Whether items are to be brought into an order."""
        return "items" in self.shown() and not self.goes_together()

    def example(self):
        """How to write it, with some of the letters: it says nothing about what is right."""
        own = more(self.question)
        if own:
            return own.example
        rows = self.rows()
        if self.is_order():
            return ", ".join(letter for letter, _, _ in rows[0])
        return f"{rows[0][0][0]}={rows[1][0][0]}, {rows[0][1][0]}={rows[1][1][0]} ..."

    def ask(self):
        """Waits for an answer to the question that is shown, and gives it to kidd."""
        while True:
            if self.options.stop_after and self.given >= self.options.stop_after:
                self.leave()
            what, text = self.source.read(self.kidd, RENEW_SECONDS)
            if what == "end":
                self.leave()
            elif what == "time":
                self.keep_lease()
            elif what == "event":
                self.hear(text)
            elif what == "lost":
                self.kidd.reconnect()
                return self.find_place()
            elif text == "hint":
                self.echo(text)
                self.hint()
            elif text:
                self.echo(text)
                answer = self.answer_of(text)
                if answer:
                    return self.answer(answer)
                is_one = not (more(self.question) or self.goes_together() or self.is_order())
                print("    Choose one of these." if is_one else f"    Like this: {self.example()}")
                self.prompt()

    def answer_of(self, text):
        """What was written, as kidd wants it; None when it is none of what can be chosen."""
        own = more(self.question)
        if own:
            return self.with_kept(own.answer(text))
        rows, shown = self.rows(), self.shown()
        if not rows:
            return {"text": text}
        if self.goes_together():
            return self.together(text, *rows)
        if self.is_order():
            ids = [find(part, rows[0]) for part in text.split(",")]
            return {"order": ids} if None not in ids else None
        chosen = find(text, rows[0])
        if chosen and "yesWord" in shown:
            return {"yes": chosen == "yes"}
        return chosen and {"option" if "options" in shown else "tile": chosen}

    def with_kept(self, answer):
        """An answer with the bars that were right before: the child need not write them again."""
        if answer and "values" in answer:
            written = {bar["category"] for bar in answer["values"]}
            answer["values"] += [
                {"category": id, "value": int(value)} for id, value in self.kept.items() if id not in written]
        return answer

    def names(self, pair):
        """A pair of ids as the child knows it: `star = 5`."""
        texts = {id: text for row in self.rows() for _, text, id in row}
        texts.update({each["id"]: each["text"] for each in self.shown().get("categories", [])})
        return " = ".join(texts.get(id, id) for id in pair)

    def keep(self, answer, right_parts):
        """Remembers what was right of an answer with parts: the child need not write it again."""
        answer = answer or {}
        pairs = [(pair["left"], pair["right"]) for pair in answer.get("pairs", [])]
        pairs += [(placed["item"], placed["zone"]) for placed in answer.get("placements", [])]
        pairs += [(bar["category"], str(bar["value"])) for bar in answer.get("values", [])]
        self.kept = {first: second for first, second in pairs if first in (right_parts or [])}

    def together(self, text, left, right):
        """Pairs or placements, written like `star=5, moon=3` or by their letters: `a=f, b=e`. What stays is added."""
        found = []
        for part in text.split(","):
            first, _, second = part.partition("=")
            found.append((find(first, left), find(second, right)))
        if any(None in pair for pair in found):
            return None
        written = {first for first, _ in found}
        found += [pair for pair in self.kept.items() if pair[0] not in written]
        if "left" in self.shown():
            return {"pairs": [{"left": first, "right": second} for first, second in found]}
        return {"placements": [{"item": first, "zone": second} for first, second in found]}

    def answer(self, answer):
        reply = self.kidd.activity_answer(
            activity=self.activity, presentation=self.question["presentation"], answer=answer)
        self.given += 1
        print("    " + "★" * reply["starsEarned"] + (" " if reply["starsEarned"] else "") + reply["say"])
        if "microLesson" in reply:
            self.explain(reply["microLesson"])
        elif "explanation" in reply:
            print("    " + reply["explanation"])
        if "rest" in reply:
            print("    " + reply["rest"])
        self.keep(answer, reply.get("rightParts"))
        self.question = reply.get("question")
        if "summary" in reply:
            self.celebrate(reply["summary"])
        else:
            self.mind_time(reply["time"])

    def explain(self, lesson):
        """A fact that was missed: how facts like it are found, and this one worked out."""
        print("    " + lesson["tip"])
        print("    " + lesson["example"])
        if "twin" in lesson:
            print("    " + lesson["twin"])
        for line in picture_lines(lesson["picture"]):
            print("    " + line)

    def hint(self):
        try:
            hint = self.kidd.activity_hint(activity=self.activity, presentation=self.question["presentation"])
            paid = f" (for {hint['starsPaid']} stars)" if hint["starsPaid"] else ""
            print(f"    Hint: {hint['text']}{paid}")
            self.tell_hint(hint)
        except HintNotAvailable as error:
            print("    " + error.say)
        self.prompt()

    # Time, and everything else that can happen.

    def mind_time(self, now):
        """Obeys what kidd says about time with every reply. That it will end soon is told by an event."""
        if now["state"] not in ("active", "warning") and "finish" not in now:
            self.rest(now["say"])

    def hear(self, event):
        """What happens while a question is open. It may be answered in any case: kidd decides what comes then."""
        if "topic" not in event:  # How things stand, over a new connection.
            event = {"topic": "time.state", **event["present"]["children"][0]["decision"]}
        if event["topic"] == "time.state":
            if event["allowed"] == self.may:
                return  # Nothing new for the child.
            self.may = event["allowed"]
        print("\n    " + event["say"])
        self.prompt()

    def rest(self, words):
        """Time is over: the words for the child, a wait, and on at the same question."""
        while True:
            print("\n  " + words)
            self.kidd.activity_pause(activity=self.activity)  # From here no time counts.
            self.wait_for_time(said=True)
            try:
                return self.take(self.kidd.activity_resume(activity=self.activity))
            except NotNow as error:
                words = error.say
                time.sleep(TRY_AGAIN_SECONDS)

    def wait_for_time(self, said=False):
        """Returns when the child may learn. kidd tells when something has changed: only then it is asked again."""
        deadline = time.monotonic() + self.options.patience
        while True:
            decision = self.kidd.time_mayI(child=self.child)
            if decision["allowed"] or not said:
                print("  " + decision["say"])
            if decision["allowed"]:
                self.may = True
                return
            said = True
            if self.options.answers or not self.await_change(deadline):
                raise Stop("See you later!", NOT_NOW)

    def await_change(self, deadline):
        """Whether something has happened to the child's time, or to the connection, before the deadline."""
        try:
            event = self.kidd.event(max(0, deadline - time.monotonic()))
        except OSError:
            self.kidd.reconnect()
            return True
        if event and event.get("topic") == "time.grant":
            print("  " + event["say"])
        return event is not None

    def keep_lease(self):
        """A long think is learning too, and counts."""
        if not self.lease:
            return self.find_place()
        try:
            self.kidd.time_renewLease(child=self.child, lease=self.lease)
        except LeaseExpired:
            self.find_place()

    def find_place(self):
        """Asks where the lesson stands: after a lost connection, or when this program is out of step."""
        before = self.question["presentation"]
        self.take(self.kidd.activity_question(activity=self.activity))
        if self.question and self.question["presentation"] == before:
            print("  (It is back. Nothing is lost: the same question again.)")

    def leave(self):
        self.kidd.activity_pause(activity=self.activity)
        raise Stop(f"\n  See you soon! We go on at question {self.question['number']}.")

    def obey(self, error):
        """Every refusal that can come in a lesson."""
        if error.kind == "not_now":
            self.rest(error.say)
        elif error.kind == "paused":
            self.take(self.kidd.activity_resume(activity=self.activity))
        elif error.kind in ("stale_presentation", "lease_expired"):
            self.find_place()
        elif error.kind == "finished":
            self.take(self.kidd.activity_question(activity=self.activity))
        elif error.kind == "wrong_shape":
            print("    " + error.say)
        elif error.kind.startswith("storage_") or error.kind in ("busy", "shutting_down"):
            print("    That could not be kept. Let's try again in a moment.")
            time.sleep(TRY_AGAIN_SECONDS)
        else:
            raise error

    def celebrate(self, summary):
        print(f"\n  {summary['say']}")
        if "sprint" in summary:
            self.celebrate_sprint(summary["sprint"], summary["isNewBest"])
        elif self.kind != "copying":
            print(f"  {summary['rightAnswers']} of {summary['questions']} right at once, ", end="")
            stars = summary["starsEarned"]
            print(f"{stars} star{'' if stars == 1 else 's'}" + (", your best so far!" if summary["isNewBest"] else ""))
        if "reviewInDays" in summary:
            days = summary["reviewInDays"]
            print(f"  We look at it again {'tomorrow' if days == 1 else f'in {days} days'}.")
        self.question = None
        self.kidd.activity_finish(activity=self.activity)  # Its time ends here, and not when its lease expires.
        print()
        show_rewards(self.kidd, self.child)
        show_board(self.kidd, self.child)

    def celebrate_sprint(self, sprint, is_best):
        print(f"  {sprint['rightAnswers']} right in 60 seconds" + (", your best so far!" if is_best else ""))
        if sprint.get("isGoalReached"):
            print(f"  You wanted {sprint['goal']}, and you did it!")
        for missed in sprint["missedFacts"]:
            print(f"  Let's look at {missed['fact']} again: --kind practice --strategy {missed['strategy']}")

    def prompt(self):
        print("  > ", end="", flush=True)

    def echo(self, text):
        """Shows what a person would have seen while typing."""
        if not sys.stdin.isatty() or self.options.answers:
            print(text)


def main():
    parser = argparse.ArgumentParser(description="Plays a lesson in the terminal.")
    parser.add_argument("--child", required=True, help="id or name of the child")
    parser.add_argument("--kind", default="lesson", choices=("lesson", "quiz", "review", "practice", "timed", "copying"),
                        help="what to begin; a quiz asks each question once, a review looks back at a mastered skill; "
                        "practice and timed are math facts, and copying tells how fast the child types")
    parser.add_argument("--skill", help="of a review; the one that is due when left out")
    parser.add_argument("--subject", help="of a quiz instead of a lesson: mixes what was finished of it")
    parser.add_argument("--questions", type=int, help="how many a quiz or a practice has")
    parser.add_argument("--strategy", help="of a practice: only facts that are found like this, such as bridgeTen")
    parser.add_argument("--plays", type=int, metavar="SECONDS",
                        help="a scripted child: works facts out by itself, by the clock of developer mode")
    parser.add_argument("--seconds", type=int, help="how long a quiz may take")
    parser.add_argument("--lesson", help="id of a lesson; the first of lesson.list when left out")
    parser.add_argument("--answers",
                        help="a script instead of the keyboard: texts of options or `hint`, with commas or semicolons")
    parser.add_argument("--stop-after", type=int, metavar="N", help="leave after N answers")
    parser.add_argument("--patience", type=float, default=600, metavar="SECONDS",
                        help="how long to wait for kidd or for time")
    sys.stdout.reconfigure(line_buffering=True)  # Whoever waits sees all that was said, also through a pipe.
    try:
        Player(parser.parse_args()).play()
    except Stop as stop:
        print(stop)
        return stop.status
    except KiddError as error:
        print(error.say or error.message)
        return {401: FORBIDDEN, 104: FORBIDDEN, 301: NOT_NOW}.get(error.code, NOT_FOUND)
    except OSError as error:
        print(f"kidd is not running at {socket_path()} ({error.strerror}): start it with kidd serve")
        return NOT_RUNNING
    except KeyboardInterrupt:
        print("\n  See you soon!")
    return 0


if __name__ == "__main__":
    sys.exit(main())
