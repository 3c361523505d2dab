"""One row per figure, and the Markdown table of them."""

from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Optional


@dataclass
class Row:
    what: str
    figure: str
    floor: str
    ratio: Optional[float]  # None: the run was not valid
    reach: Optional[float]
    at_least: bool = False  # whether a greater ratio is the better one
    percent: bool = False
    rounds: list = field(default_factory=list)  # the raw results

    @property
    def ok(self):
        if self.ratio is None:
            return False
        if self.reach is None:  # told for its own sake
            return True
        return self.ratio >= self.reach if self.at_least else self.ratio <= self.reach

    def _shown(self, value):
        return f"{value * 100:.0f} %" if self.percent else f"{value:.2f}".rstrip("0").rstrip(".")

    def cells(self):
        ratio = "invalid" if self.ratio is None else self._shown(self.ratio)
        verdict = "**no**" if not self.ok else "" if self.reach is None else "yes"
        reach = "" if self.reach is None else ("≥ " if self.at_least else "≤ ") + self._shown(self.reach)
        return [self.what, self.figure, self.floor, ratio, reach, verdict]

    def as_json(self):
        return asdict(self) | {"ok": self.ok}


def invalid(what, reason):
    return Row(what, "invalid: " + " ".join(reason.replace("|", "/").split())[:200], "", None, None)


def ratio_row(what, pairs, value, unit, **options):
    """The row of interleaved rounds (ours, floor): medians of both, and the median of the rounds' own ratios."""
    ours = median(value(mine) for mine, _ in pairs)
    floor = median(value(theirs) for _, theirs in pairs)
    ratio = median(value(mine) / value(theirs) for mine, theirs in pairs)
    return Row(what, unit(ours), unit(floor), ratio, rounds=[list(pair) for pair in pairs], **options)


def per_second(value):
    return f"{value:,.0f}/s"


def nanoseconds(value):
    return f"{value:,.0f} ns" if value >= 10 else f"{value:,.1f} ns"


def thousands(value):
    return f"{value / 1000:,.1f} k"


def kibibytes(value):
    return f"{value / (1 << 10):,.1f} KiB"


def microseconds(value):
    return f"{value:,.2f} µs" if value < 10 else f"{value:,.0f} µs"


def mebibytes(value):
    return f"{value / (1 << 20):,.1f} MiB"


def markdown(rows):
    lines = [["what", "figure", "floor", "ratio", "reach", "ok?"], ["---", "--:", "--:", "--:", "--:", "---"]]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines + [row.cells() for row in rows])
