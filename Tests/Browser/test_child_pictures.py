"""Every form of picture, drawn from its data alone: readable on a phone, and named for those who do not see it."""

import json
import pathlib
import re
import unittest

from child_rig import ChildTest
from looking import LOOKS, WIDTHS, Looker

SPEC = pathlib.Path(__file__).resolve().parents[2] / "rpc-spec/pictures.md"

# What is hardest to draw of some forms.
HARD = [
    {"form": "rows", "text": "ten and seven", "rows": {"rows": [{"thing": "apple", "count": 10, "crossedOut": 3}, {"thing": "pear", "count": 7}]}},
    {"form": "scattered", "text": "two groups", "scattered": {"groups": [{"thing": "duck", "count": 9}, {"thing": "frog", "count": 5, "crossedOut": 2}], "layout": 3}},
    {"form": "tenFrames", "text": "fourteen", "tenFrames": {"thing": "bead", "count": 9, "added": 5, "frames": 2}},
    {"form": "numberLine", "text": "to twenty", "numberLine": {"from": 0, "to": 20, "step": 1, "labels": list(range(0, 21)), "hops": [{"from": 8, "to": 10}, {"from": 10, "to": 15}]}},
    {"form": "numberLine", "text": "to a hundred", "numberLine": {"from": 0, "to": 100, "step": 10, "labels": list(range(0, 101, 10)), "marked": [40]}},
    {"form": "baseTenBlocks", "text": "347", "baseTenBlocks": {"hundreds": 3, "tens": 4, "ones": 7}},
    {"form": "baseTenBlocks", "text": "99", "baseTenBlocks": {"tens": 9, "ones": 9}},
    {"form": "clock", "text": "digital", "clock": {"hour": 10, "minute": 5, "isDigital": True}},
    {"form": "coins", "text": "many", "coins": {"coins": [{"coin": "quarter", "cents": 25, "count": 3}, {"coin": "dollar", "cents": 100, "count": 1}, {"coin": "penny", "cents": 1, "count": 4}]}},
    {"form": "shadedShape", "text": "rectangle", "shadedShape": {"shape": "rectangle", "parts": 8, "shaded": [0, 3, 5]}},
    {"form": "shadedShape", "text": "unequal", "shadedShape": {"shape": "triangle", "parts": 3, "shaded": [1], "isEqual": False}},
    {"form": "barGraph", "text": "four bars", "barGraph": {"bars": [{"label": "strawberries", "thing": "strawberry", "value": 9}, {"label": "pears", "thing": "pear", "value": 4}, {"label": "bananas", "thing": "banana", "value": 10}, {"label": "oranges", "value": 0}], "highest": 10, "step": 2}},
    {"form": "barGraph", "text": "pictograph", "barGraph": {"bars": [{"label": "strawberries", "thing": "strawberry", "value": 7}, {"label": "pears", "thing": "pear", "value": 2}], "highest": 7, "isPictograph": True}},
    {"form": "shapes", "text": "planes", "shapes": {"shapes": [{"shape": name, "color": color} for name, color in zip(
        ["oval", "circle", "triangle", "square", "rectangle", "rhombus", "trapezoid", "pentagon", "hexagon", "star", "heart"],
        ["red", "orange", "yellow", "green", "blue", "purple"] * 2)]}},
    {"form": "shapes", "text": "solids", "shapes": {"shapes": [{"shape": name, "size": size} for name, size in zip(
        ["sphere", "cube", "box", "cylinder", "cone", "pyramid"], [1, 2, 3] * 2)]}},
    {"form": "shapes", "text": "folded", "shapes": {"shapes": [{"shape": "heart", "line": "vertical", "color": "red"}, {"shape": "rectangle", "line": "diagonal"}, {"shape": "square", "turn": 45, "line": "horizontal"}]}},
    {"form": "measured", "text": "two things", "measured": {"measured": [{"thing": "crayon", "length": 5, "start": 1}, {"thing": "spoon", "length": 3}, {"thing": "key", "length": 4}, {"thing": "feather", "length": 6}, {"thing": "carrot", "length": 5}, {"thing": "banana", "length": 4}, {"thing": "leaf", "length": 3}, {"thing": "fish", "length": 4}, {"thing": "shoe", "length": 2}], "unit": "paper clips", "ruler": 10}},
    {"form": "balance", "text": "level", "balance": {"left": {"thing": "apple", "count": 3}, "right": {"thing": "pear", "count": 4}}},
]


def pictures():
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", SPEC.read_text(), re.S)]
    return shown + HARD


class PicturesTest(ChildTest):
    def test_every_form_is_readable(self):
        page = self.page("/who")
        page.locator(".who-card").first.wait_for()
        told = page.evaluate("""async (pictures) => {
            const at = document.querySelector("script[src$='/app.js']").src.replace(/app\\.js$/, "");
            const { drawPicture } = await import(at + "pictures/index.js");
            const { Drawings } = await import(at + "pictures/drawings.js");
            const { Connection } = await import(at + "connection.js");
            const connection = new Connection();
            connection.open();
            const drawings = new Drawings(connection, "mia");
            document.body.dataset.side = "child";
            // A place of their own: the view draws its anew when something happens.
            const main = Object.assign(document.createElement("main"), { id: "page" });
            document.querySelector("main").replaceWith(main);
            const title = document.createElement("h1");
            title.textContent = "Pictures";
            main.replaceChildren(title, ...pictures.map((picture) => {
                const place = document.createElement("div");
                place.className = "pictures";
                place.append(drawPicture(picture, drawings));
                return place;
            }));
            await Promise.all([...main.querySelectorAll("image")].map((image) => new Promise((done) => {
                const look = () => (image.hasAttribute("href") || !image.isConnected ? done() : requestAnimationFrame(look));
                look();
            })));
            return [...main.querySelectorAll(".picture")].map((picture) => picture.getAttribute("aria-label"));
        }""", pictures())
        self.assertEqual(told, [picture["text"] for picture in pictures()])
        self.assertLessEqual({"rows", "scattered", "tenFrames", "numberLine", "baseTenBlocks", "clock", "coins", "shadedShape", "barGraph", "shapes", "measured", "balance"},
                             {picture["form"] for picture in pictures()})
        faults = Looker(page).look("pictures", LOOKS, WIDTHS)
        self.assertEqual(faults, [], "\n".join(map(str, faults)))
        self.quiet(page)


if __name__ == "__main__":
    unittest.main()
