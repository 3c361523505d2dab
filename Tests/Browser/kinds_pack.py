"""A pack with a question of each kind, and how each is answered wrong and right, by mouse and by keyboard."""

import json
import pathlib

LESSON = "kinds-1"


def options(*names):
    return [{"id": name, "text": name} for name in names]


def picture(form, text, **data):
    return {"form": form, "text": text, form: data}


COINS = [{"id": name, "name": name, "cents": cents, "image": name} for name, cents in (("penny", 1), ("nickel", 5), ("dime", 10))]

# What the schema of a kind wants even where there is nothing.
EMPTY = {
    "fillInBlank": {"wordBank": [], "mistakes": []}, "count": {"mistakes": []}, "numberLine": {"mistakes": []}, "audioResponse": {"mistakes": []},
}

# Prompt, kind, body, picture.
QUESTIONS = [
    ("How many legs does a spider have?", "multipleChoice",
     {"options": [{"id": "six", "text": "6", "explanation": "An ant has 6. A spider has more."}, {"id": "eight", "text": "8", "image": "spider"}], "correct": "eight"}, None),
    ("A baby cat is a ___.", "fillInBlank", {"answers": ["kitten"], "wordBank": ["kitten", "puppy", "lamb"]}, None),
    ("A big cat with stripes is a ___.", "fillInBlank", {"answers": ["tiger"]}, None),
    ("Who lives where?", "matching",
     {"left": options("bee", "bird"), "right": options("nest", "hive"), "pairs": [{"left": "bee", "right": "hive"}, {"left": "bird", "right": "nest"}]}, None),
    ("What grows on a tree, what in the ground?", "dragAndDrop",
     {"items": options("apple", "carrot"), "zones": options("tree", "ground"),
      "placements": [{"item": "apple", "zone": "tree"}, {"item": "carrot", "zone": "ground"}]}, None),
    ("Are there more ducks than frogs?", "yesNo", {"yes": "Yes", "no": "No", "correct": True},
     picture("rows", "A row of ducks: duck, duck. A row of frogs: frog.", rows=[{"thing": "duck", "count": 2}, {"thing": "frog", "count": 1}])),
    ("From small to big!", "sorting", {"items": options("cat", "horse", "mouse"), "order": ["mouse", "cat", "horse"]}, None),
    ("What flies, what swims?", "sorting",
     {"items": options("owl", "fish"), "bins": options("flies", "swims"),
      "placements": [{"item": "owl", "zone": "flies"}, {"item": "fish", "zone": "swims"}]}, None),
    ("What comes next?", "pattern",
     {"tiles": [{"id": "sun", "text": "sun", "image": "sun"}, {"id": "moon", "text": "moon", "image": "moon"}],
      "sequence": [{"tile": "sun"}, {"tile": "moon"}, {"tile": "sun"}, {"tile": "moon"}, {"tile": "sun", "isMissing": True}]}, None),
    ("How many fish are there?", "count", {"answer": 3, "highest": 10},
     picture("scattered", "In the water: fish, fish, fish.", groups=[{"thing": "fish", "count": 3}], layout=2)),
    ("The frog is at 3. It hops 2 more. Where does it land?", "numberLine", {"from": 0, "to": 10, "step": 1, "start": 3, "answer": 5}, None),
    ("Lay out 12 with tens and ones.", "baseTenBlocks", {"value": 12, "fewest": True}, None),
    ("How many cubes long is the pencil?", "measure", {"length": 4, "unit": "cubes", "highest": 12, "mistakes": []},
     picture("measured", "A pencil above a row of cubes. It ends where the fourth ends.", measured=[{"thing": "pencil", "length": 4}], unit="cubes", ruler=8)),
    ("What is the book, next to the feather?", "measure", {"comparison": "heavier", "quantity": "weight"},
     picture("balance", "A book on the left hangs lower than a feather on the right.", left={"thing": "book", "count": 1}, right={"thing": "feather", "count": 1}, lower="left")),
    ("Set the clock to three o'clock.", "clock", {"hour": 3, "minute": 0, "step": 30, "isDigital": False, "asksHalf": False}, None),
    ("The apple costs 6¢. Lay out the money.", "coins", {"coins": COINS, "cents": 6, "rule": "any"}, None),
    ("Shade one half of the circle.", "fractionShading", {"shape": "circle", "parts": 4, "shaded": 2}, None),
    ("Mia saw 3 cats and 2 dogs. Build the graph.", "barGraph",
     {"categories": [{"id": "cats", "text": "cats", "image": "cat"}, {"id": "dogs", "text": "dogs", "image": "dog"}],
      "values": [{"category": "cats", "value": 3}, {"category": "dogs", "value": 2}], "highest": 5}, None),
    ("What sound does a cow make?", "audioResponse", {"answers": ["moo"]}, None),
    ("Draw a house for a snail.", "drawing", {}, None),
]


def lesson():
    questions = []
    for number, (prompt, kind, body, seen) in enumerate(QUESTIONS):
        question = {
            "id": f"kinds.q{number}", "kind": kind, "prompt": prompt, "difficulty": 1, "points": 10,
            "hints": ["Look once more."], "explanation": "That is how it is.", "bridge": False, kind: {**EMPTY.get(kind, {}), **body},
        }
        if seen:
            question["picture"] = seen
        if kind in ("drawing",):
            question["explanation"] = "Nice to look at."
        questions.append(question)
    ids = [question["id"] for question in questions]
    return {
        "id": LESSON, "skill": "kinds.all", "title": "One of each", "description": "A question of each kind.", "subject": "kinds",
        "tier": "elementary", "difficulty": 1, "estimatedMinutes": 5, "order": 1, "sticker": "robot", "questions": questions,
        "sections": [{"id": "all", "title": "All of them", "kind": "practice", "text": "Here is one of each.", "questions": ids}],
    }


def manifest():
    shipped = json.loads((pathlib.Path(__file__).resolve().parents[2] / "packs/creativity/manifest.json").read_text())
    rubric = shipped["skills"][0]["rubric"]
    return {
        "id": "kinds", "version": "1.0.0", "title": "Kinds", "licence": "CC0-1.0", "author": "The kidd authors", "grades": ["K", "1"], "languages": ["en"],
        "subjects": [{"id": "kinds", "title": "Kinds", "policy": "early"}],
        "standards": [{"id": "kinds.std", "subject": "kinds", "grade": "1", "domain": "All", "description": "One of each."}],
        "skills": [{"id": "kinds.all", "standard": "kinds.std", "name": "One of each", "description": "A question of each kind.", "rubric": rubric}],
    }


def write(folder):
    """Writes the pack into a folder; gives its place."""
    place = pathlib.Path(folder) / "kinds"
    (place / "lessons").mkdir(parents=True, exist_ok=True)
    (place / "manifest.json").write_text(json.dumps(manifest()))
    (place / "lessons" / f"{LESSON}.json").write_text(json.dumps(lesson()))
    return place


if __name__ == "__main__":
    import sys

    print(write(sys.argv[1]))
