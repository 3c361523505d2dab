"""How a terminal shows the kinds of questions that are more than a choice or a text, and reads what is typed for them.

Each kind has a class: `lines` are shown, `example` tells how to answer, and `answer` is what was typed as kidd wants it,
or None. Nothing here knows a right answer.
"""

import re


def numbers(text):
    """The whole numbers in a text."""
    return [int(number) for number in re.findall(r"-?\d+", text)]


def named_counts(text, named):
    """`dime=2, penny=3` as a list of id and count; None when something is not known. `named` has the id of each name."""
    found = []
    for part in text.split(","):
        name, _, count = part.rpartition("=")
        id = named.get(name.strip().lower())
        if id is None or not count.strip().isdigit():
            return None
        found.append((id, int(count)))
    return found


class Kind:
    def __init__(self, shown):
        self.shown = shown

    def lines(self):
        return []


class Number(Kind):
    """count, and a length of measure."""

    @property
    def example(self):
        return str(self.shown["highest"])  # Always more than there are.

    def lines(self):
        return [f"How many {self.shown['unit']}?"] if "unit" in self.shown else []

    def answer(self, text):
        found = numbers(text)
        return {"number": found[0]} if len(found) == 1 else None


class NumberLine(Number):
    @property
    def example(self):
        return str(self.shown["from"])

    def lines(self):
        shown = self.shown
        ticks = range(shown["from"], shown["to"] + 1, shown["step"])
        line = " ".join(f"[{tick}]" if tick == shown.get("start") else str(tick) for tick in ticks)
        return [line, "Where do you land?" if "start" in shown else "Which number is it?"]


class Comparison(Kind):
    @property
    def example(self):
        return " or ".join(self.shown["words"])

    def lines(self):
        return ["   ".join(self.shown["words"])]

    def answer(self, text):
        word = text.strip().lower()
        return {"comparison": word} if word in self.shown["words"] else None


class Pattern(Kind):
    def __init__(self, shown):
        super().__init__(shown)
        self.texts = {tile["id"]: tile["text"] for tile in shown["tiles"]}
        self.gaps = sum("tile" not in place for place in shown["sequence"])
        letters = "abcdefghijklmnopqrstuvwxyz"
        self.tiles = {letter: tile["id"] for letter, tile in zip(letters, shown["tiles"])}
        self.ids = {tile["text"].lower(): tile["id"] for tile in shown["tiles"]}

    @property
    def example(self):
        return ", ".join(list(self.tiles)[:1] * self.gaps)

    def lines(self):
        row = "  ".join(self.texts.get(place.get("tile"), "___") for place in self.shown["sequence"])
        return [row, "   ".join(f"{letter}) {self.texts[id]}" for letter, id in self.tiles.items())]

    def answer(self, text):
        parts = [part.strip().lower() for part in text.split(",")]
        found = [self.ids.get(part) or self.tiles.get(part) for part in parts]
        return {"elements": found} if None not in found and len(found) == self.gaps else None


class BaseTenBlocks(Kind):
    example = "2 tens 3 ones"

    def answer(self, text):
        found = numbers(text)
        return {"blocks": {"tens": found[0], "ones": found[1]}} if len(found) == 2 else None


class Clock(Kind):
    @property
    def example(self):
        return "12:00 am" if self.shown["asksHalf"] else "12:00"

    def answer(self, text):
        found = re.fullmatch(r"(\d{1,2}):(\d{2})\s*(am|pm)?", text.strip().lower())
        if not found or (found[3] is not None) != self.shown["asksHalf"]:
            return None
        time = {"hour": int(found[1]), "minute": int(found[2])}
        return {"time": {**time, "half": found[3]} if found[3] else time}


class Coins(Kind):
    def __init__(self, shown):
        super().__init__(shown)
        self.ids = {coin["name"].lower(): coin["id"] for coin in shown["coins"]}

    @property
    def example(self):
        return ", ".join(f"{coin['name']}=1" for coin in self.shown["coins"][:2])

    def lines(self):
        return ["   ".join(f"{coin['name']} ({coin['cents']}\u00a2)" for coin in self.shown["coins"])]

    def answer(self, text):
        found = named_counts(text, self.ids)
        return found and {"coins": [{"coin": id, "count": count} for id, count in found]}


class FractionShading(Kind):
    example = "1"

    def lines(self):
        return [f"A {self.shown['shape']} of {self.shown['parts']} equal parts. How many do you shade?"]

    def answer(self, text):
        found = numbers(text)
        # Which parts are shaded does not matter: the first ones are.
        if len(found) != 1 or not 0 <= found[0] <= self.shown["parts"]:
            return None
        return {"parts": list(range(found[0]))}


class BarGraph(Kind):
    def __init__(self, shown):
        super().__init__(shown)
        self.ids = {category["text"].lower(): category["id"] for category in shown["categories"]}

    @property
    def example(self):
        return ", ".join(f"{category['text']}=1" for category in self.shown["categories"])

    def lines(self):
        names = "   ".join(category["text"] for category in self.shown["categories"])
        return [f"{names}   (each bar 0 to {self.shown['highest']} high)"]

    def answer(self, text):
        found = named_counts(text, self.ids)
        return found and {"values": [{"category": id, "value": value} for id, value in found]}


class Drawing(Kind):
    example = "done"

    def lines(self):
        return ["A terminal has no place to draw. Take paper and a pencil, draw, and write done."]

    def answer(self, text):
        # One dot stands for the sheet of paper. kidd counts the strokes and keeps nothing else.
        return {"strokes": [[[500, 500]]]} if text.strip().lower() == "done" else None


class AudioResponse(Kind):
    example = "done"

    def lines(self):
        return ["A terminal cannot hear. Say it aloud, and write done, or write what you said."]

    def answer(self, text):
        return {"transcript": {} if text.strip().lower() == "done" else {"text": text}}


class Unknown(Kind):
    """A kind of a later version."""
    example = "hint"

    def lines(self):
        return ["This program cannot show this one yet. Another one may: the lesson waits here."]

    def answer(self, text):
        return None


KINDS = {
    "count": Number, "numberLine": NumberLine, "pattern": Pattern, "baseTenBlocks": BaseTenBlocks, "clock": Clock,
    "coins": Coins, "fractionShading": FractionShading, "barGraph": BarGraph, "drawing": Drawing,
    "audioResponse": AudioResponse,
}
PLAIN = {"multipleChoice", "fillInBlank", "matching", "dragAndDrop", "yesNo", "sorting"}


def more(question):
    """How to show a question and to read its answer; None for the kinds that are a choice, a text, pairs or an order."""
    name = question["kind"]
    shown = question[name]
    if name in PLAIN:
        return None
    if name == "measure":
        return (Comparison if "words" in shown else Number)(shown)
    return KINDS.get(name, Unknown)(shown)
