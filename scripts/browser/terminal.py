"""A terminal's screen, as `tmux capture-pane -e` gives it, as a page of HTML of the same look."""

import html
import re
import unicodedata

COLORS = ("#2e3440", "#c0392b", "#2e7d32", "#b8860b", "#1f5fa8", "#8e44ad", "#0e7c86", "#d8dee9",
          "#7f8794", "#e57368", "#7cc47f", "#e6c35c", "#7fb2e5", "#c39bd3", "#63c5ce", "#ffffff")
PAPER, INK = "#1d2129", "#e6e9ef"
SGR = re.compile(r"\x1b\[([0-9;:]*)m")
OTHER = re.compile(r"\x1b(\][^\x07\x1b]*(\x07|\x1b\\)|[()][A-Z0-9]|\[[0-9;?]*[A-Za-ln-z])|\x0e|\x0f")


def width(text):
    """Columns of a character with what belongs to it."""
    if "\ufe0f" in text or unicodedata.east_asian_width(text[0]) in "WF":
        return 2
    return 1


def clusters(text):
    """Characters, each with the marks that belong to it."""
    found = []
    for character in text:
        joins = unicodedata.combining(character) or character in "\ufe0e\ufe0f\u200d"
        if found and (joins or found[-1].endswith("\u200d")):
            found[-1] += character
        else:
            found.append(character)
    return found


def palette(number):
    if number < 16:
        return COLORS[number]
    if number < 232:
        number -= 16
        return "#" + "".join(f"{(0, 95, 135, 175, 215, 255)[n]:02x}" for n in (number // 36, number // 6 % 6, number % 6))
    return "#" + f"{8 + 10 * (number - 232):02x}" * 3


class Look:
    def __init__(self):
        self.reset()

    def reset(self):
        self.ink = self.paper = None
        self.bold = self.dim = self.italic = self.under = self.reverse = False

    def take(self, codes):
        codes = [int(code or 0) for code in re.split("[;:]", codes)]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code in (1, 2, 3, 4, 7):
                setattr(self, {1: "bold", 2: "dim", 3: "italic", 4: "under", 7: "reverse"}[code], True)
            elif code == 22:
                self.bold = self.dim = False
            elif code in (23, 24, 27):
                setattr(self, {23: "italic", 24: "under", 27: "reverse"}[code], False)
            elif code in (38, 48):
                kind = codes.pop(0)
                color = palette(codes.pop(0)) if kind == 5 else "#%02x%02x%02x" % tuple(codes.pop(0) for _ in range(3))
                setattr(self, "ink" if code == 38 else "paper", color)
            elif code in (39, 49):
                setattr(self, "ink" if code == 39 else "paper", None)
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.ink = COLORS[code - 30 if code < 90 else code - 82]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.paper = COLORS[code - 40 if code < 100 else code - 92]

    def style(self):
        ink, paper = (self.ink or INK), self.paper
        if self.reverse:
            ink, paper = paper or PAPER, ink
        parts = [f"color:{ink}"] + ([f"background:{paper}"] if paper else [])
        parts += [text for text, is_on in (("font-weight:700", self.bold), ("opacity:.65", self.dim),
                                           ("font-style:italic", self.italic), ("text-decoration:underline", self.under))
                  if is_on]
        return ";".join(parts)


def page(screen, columns):
    """The HTML of a captured screen."""
    look, lines = Look(), []
    for line in screen.rstrip("\n").split("\n"):
        out, place = [], 0
        line = OTHER.sub("", line)
        for mark in [*SGR.finditer(line), None]:
            text = line[place:mark.start() if mark else len(line)]
            if text:
                cells = "".join(
                    html.escape(cluster) if cluster.isascii() else
                    f'<i style="width:{width(cluster)}ch">{html.escape(cluster)}</i>' for cluster in clusters(text))
                out.append(f'<span style="{look.style()}">{cells}</span>')
            if mark:
                look.take(mark.group(1))
                place = mark.end()
        lines.append("".join(out))
    return f"""<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>A terminal</title><style>
        body{{margin:0;background:{PAPER};color:{INK}}}
        pre{{margin:0;padding:16px;width:{columns}ch;font:16px/1.25 "DejaVu Sans Mono","Noto Color Emoji",monospace}}
        i{{display:inline-block;font-style:inherit;overflow:visible;white-space:pre}}</style>
        <pre id="screen">{chr(10).join(lines)}</pre></html>"""
