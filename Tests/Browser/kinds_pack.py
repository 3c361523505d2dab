"""A pack with a question of each kind, and how each is answered wrong and right."""

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


def answers(wrong, right, kept=lambda by: None):
    """How a question is answered wrong, and then right; `kept`: what of the wrong answer was right and stays."""
    return {"wrong": wrong, "right": right, "at once": lambda by: (kept(by), right(by))}


# By the beginning of the prompt.
ANSWERS = {
    "How many legs does a spider have?": answers(lambda by: by.choose("6"), lambda by: by.choose("8")),
    "A baby cat is a": answers(lambda by: by.choose("puppy"), lambda by: by.choose("kitten")),
    "A big cat with stripes is a": answers(lambda by: by.type("zebra"), lambda by: by.type("tiger")),
    "Who lives where?": answers(
        lambda by: (by.put("hive", "bird"), by.put("nest", "bee")), lambda by: (by.put("hive", "bee"), by.put("nest", "bird"))),
    "What grows on a tree, what in the ground?": answers(
        lambda by: (by.put("apple", "ground"), by.put("carrot", "ground")), lambda by: by.put("apple", "tree"), lambda by: by.put("carrot", "ground")),
    "Are there more ducks than frogs?": answers(lambda by: by.choose("No"), lambda by: by.choose("Yes")),
    "From small to big!": answers(lambda by: by.order("horse", "cat", "mouse"), lambda by: by.order("mouse", "cat", "horse")),
    "What flies, what swims?": answers(
        lambda by: (by.put("owl", "swims"), by.put("fish", "swims")), lambda by: by.put("owl", "flies"), lambda by: by.put("fish", "swims")),
    "What comes next?": answers(lambda by: by.fill("moon"), lambda by: by.fill("sun")),
    "How many fish are there?": answers(lambda by: by.choose("4"), lambda by: by.choose("3")),
    "The frog is at 3.": answers(lambda by: by.place(4), lambda by: by.place(5)),
    "Lay out 12 with tens and ones.": answers(
        lambda by: by.count("tens", 2), lambda by: (by.count("tens", 1), by.count("ones", 2))),
    "How many cubes long is the pencil?": answers(lambda by: by.choose("5"), lambda by: by.choose("4")),
    "What is the book, next to the feather?": answers(lambda by: by.choose("lighter"), lambda by: by.choose("heavier")),
    "Set the clock to three o'clock.": answers(lambda by: by.clock(4), lambda by: by.clock(3)),
    "The apple costs 6¢. Lay out the money.": answers(
        lambda by: by.coin("penny", 1), lambda by: (by.coin("nickel", 1), by.coin("penny", 1))),
    "Shade one half of the circle.": answers(lambda by: by.shade(0), lambda by: by.shade(0, 1)),
    "Mia saw 3 cats and 2 dogs.": answers(
        lambda by: (by.count("cats", 3), by.count("dogs", 1)), lambda by: by.count("dogs", 2), lambda by: by.count("cats", 3)),
    "What sound does a cow make?": answers(lambda by: by.type("baa"), lambda by: by.type("moo")),
    "Draw a house for a snail.": answers(None, lambda by: by.draw()),
}


def answers_to(prompt):
    return next(told for begins, told in ANSWERS.items() if prompt.startswith(begins))


def lesson():
    questions = []
    for number, (prompt, kind, body, seen) in enumerate(QUESTIONS):
        question = {
            "id": f"kinds.q{number}", "kind": kind, "prompt": prompt, "difficulty": 1, "points": 10,
            "hints": ["Look once more.", "Take your time."], "explanation": "That is how it is.", "bridge": False, kind: {**EMPTY.get(kind, {}), **body},
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


# Five that are answered alike, so that a test can learn a skill in a moment.
EASY = "kinds-2"
EASY_ANSWERS = {"multipleChoice": {"option": "right"}, "fillInBlank": {"tile": "a bee"}}


def easy_lesson():
    questions = [{
        "id": f"kinds.easy{number}", "kind": "multipleChoice", "prompt": f"Which of them is {word}?", "difficulty": 1, "points": 10,
        "hints": ["Say the words aloud."], "explanation": f"It is {thing}.", "bridge": False,
        "multipleChoice": {"options": [{"id": "right", "text": thing}, {"id": "wrong", "text": "the moon", "explanation": "It is in the sky."}], "correct": "right"},
    } for number, (word, thing) in enumerate([("warm", "soup"), ("green", "grass"), ("fast", "a train"), ("sweet", "honey")])]
    questions.append({
        "id": "kinds.easy4", "kind": "fillInBlank", "prompt": "A small one is ___.", "difficulty": 1, "points": 10, "hints": ["Say the words aloud."],
        "explanation": "It is a bee.", "bridge": False, "fillInBlank": {"answers": ["a bee"], "wordBank": ["a bee", "the moon"], "mistakes": []},
    })
    return {
        "id": EASY, "skill": "kinds.easy", "title": "Five easy ones", "description": "What is what?", "subject": "kinds",
        "tier": "elementary", "difficulty": 1, "estimatedMinutes": 2, "order": 2, "sticker": "star", "questions": questions,
        "sections": [{"id": "all", "title": "Five", "kind": "practice", "questions": [question["id"] for question in questions]}],
    }


def manifest():
    shipped = json.loads((pathlib.Path(__file__).resolve().parents[2] / "packs/creativity/manifest.json").read_text())
    rubric = shipped["skills"][0]["rubric"]
    return {
        "id": "kinds", "version": "1.0.0", "title": "Kinds", "licence": "CC0-1.0", "author": "The kidd authors", "grades": ["K", "1"], "languages": ["en"],
        "subjects": [{"id": "kinds", "title": "Kinds", "policy": "early"}],
        "standards": [{"id": "kinds.std", "subject": "kinds", "grade": "1", "domain": "All", "description": "One of each."}],
        "skills": [
            {"id": "kinds.all", "standard": "kinds.std", "name": "One of each", "description": "A question of each kind.", "rubric": rubric},
            {"id": "kinds.easy", "standard": "kinds.std", "name": "Easy ones", "description": "What is what?", "rubric": rubric}],
    }


def write(folder):
    """Writes the pack into a folder; gives its place."""
    place = pathlib.Path(folder) / "kinds"
    (place / "lessons").mkdir(parents=True, exist_ok=True)
    (place / "manifest.json").write_text(json.dumps(manifest()))
    for made in (lesson(), easy_lesson()):
        (place / "lessons" / f"{made['id']}.json").write_text(json.dumps(made))
    return place


if __name__ == "__main__":
    import sys

    print(write(sys.argv[1]))
