"""Pictures in a terminal: what can be drawn with letters is drawn, and for the rest there is the picture's own text."""

import textwrap

SIGNS = {
    "apple": "🍎", "banana": "🍌", "pear": "🍐", "orange": "🍊", "carrot": "🥕", "flower": "🌸", "fish": "🐟", "duck": "🦆",
    "cat": "🐱", "dog": "🐶", "bird": "🐦", "rabbit": "🐰", "frog": "🐸", "turtle": "🐢", "bee": "🐝", "ladybug": "🐞",
    "snail": "🐌", "egg": "🥚", "cookie": "🍪", "cupcake": "🧁", "star": "⭐", "cloud": "☁️", "ball": "⚽", "balloon": "🎈",
    "car": "🚗", "boat": "⛵", "key": "🔑", "book": "📕", "shell": "🐚", "heart": "❤️", "sun": "🌞", "moon": "🌙",
    "hat": "🎩", "leaf": "🍃",
}


def sign(thing):
    """A sign for a thing; its first letter where there is none."""
    return SIGNS.get(thing, thing[:1].upper())


def row(count, thing, crossed_out=0):
    """Things in a row; those that are crossed out are the last ones."""
    return " ".join([sign(thing)] * (count - crossed_out) + ["✗"] * crossed_out)


def frames(of):
    """Frames of ten: two rows of five each."""
    things = [sign(of["thing"])] * of["count"] + ["+"] * of.get("added", 0)
    places = things + ["·"] * (of["frames"] * 10 - len(things))
    lines = []
    for start in range(0, len(places), 5):
        lines.append("[ " + " ".join(places[start : start + 5]) + " ]")
        if start % 10 == 5 and start + 5 < len(places):
            lines.append("")
    return lines


def picture_lines(picture):
    """What to print for a picture, at most 76 columns wide."""
    if not picture:
        return []
    own = picture[picture["form"]]
    if picture["form"] == "rows":
        return [row(part["count"], part["thing"], part.get("crossedOut", 0)) for part in own["rows"]]
    if picture["form"] == "scattered":
        # Nothing lies about in a terminal: groups come one after the other.
        return [row(part["count"], part["thing"], part.get("crossedOut", 0)) for part in own["groups"]]
    if picture["form"] == "tenFrames":
        return frames(own)
    if picture["form"] == "baseTenBlocks":
        return [("▓" * own.get("hundreds", 0) + " " + "▌" * own["tens"] + " " + "▪ " * own["ones"]).strip()]
    return textwrap.wrap(picture["text"], 76)
