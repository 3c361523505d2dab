"""All that the runner knows of the daemon's messages, its command line and kidctl's, in one place.
(What the answer load knows stands in load/wire.h.)"""

import json
import time

PIN = "471158"
PARENT = "Bench"
ID_PLACEHOLDER = "@ID@"
EVENT_TOPICS = ["time.state", "time.warning", "time.grant", "activity.result", "rewards.badge", "rewards.streak",
                "leaderboard", "policy", "household"]
SAMPLE_ID = 1_000_000_000  # ten digits, as the load tools' ids: equal bytes


def serve_arguments(socket, data, key):
    return ["serve", "--dev", "--socket", socket, "--data-dir", data, "--key-file", key]


def may_i_arguments(child):
    """kidctl's; the socket comes by the environment variable KIDD_SOCKET."""
    return ["time", "may-i", child]


def request(method, params, id=SAMPLE_ID):
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}, separators=(",", ":"))


def template(method, params):
    return request(method, params).replace(str(SAMPLE_ID), ID_PLACEHOLDER, 1)


def set_up():
    return "household.setUp", {"name": "Bench", "zone": "Europe/Berlin", "parentName": PARENT, "pin": PIN}


def unlock():
    return "parent.unlock", {"pin": PIN}


def add_child(index):
    return "child.add", {"name": f"Child {index:03}", "born": f"2020-{1 + index % 12:02}"}


def child_of(result):
    """The id of the child that child.add has made."""
    return result["profile"]["child"]


TEN_CHALLENGES = [
    {"counts": "dailyMinutes", "target": 1, "daysRequired": 300},
    {"counts": "dailyMinutes", "target": 600, "daysRequired": 7},
    {"counts": "weeklyMinutes", "target": 5000},
    {"counts": "weeklyMinutes", "target": 2000},
    {"counts": "weekendMinutes", "target": 1500},
    {"counts": "activityMinutes", "target": 5000, "activities": [{"subject": "math"}]},
    {"counts": "activityMinutes", "target": 5000, "activities": [{"app": "paint"}], "within": "whole"},
    {"counts": "streakDays", "target": 300},
    {"counts": "masteredSkills", "target": 50},
    {"counts": "fluentFacts", "target": 300},
]


def give_challenge(children, wanted):
    return "challenge.create", {"children": children, "title": "Goal", "wanted": wanted}


def unlimited(child):
    return "policy.set", {"child": child, "dailyMinutes": None, "weeklyMinutes": None, "quietHours": []}


MANY_WINDOWS = 50


def with_windows(child, count):
    """So many windows of quiet hours, on a weekday that is neither today nor tomorrow: the child may."""
    weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    day = weekdays[(time.localtime().tm_wday + 3) % 7]
    quiet = [{"start": f"{number // 4:02}:{number % 4 * 15:02}", "end": f"{number // 4:02}:{number % 4 * 15 + 10:02}",
              "days": [day]} for number in range(count)]
    return "policy.set", {"child": child, "dailyMinutes": None, "weeklyMinutes": None, "quietHours": quiet}


def list_lessons(child):
    return "lesson.list", {"child": child}


def lesson_of(result):
    """The first lesson of lesson.list that the child may learn."""
    return result["lessons"][0]["lesson"]


def has_lessons(result):
    return len(result["lessons"]) > 1


def follow_everything():
    return "events.subscribe", {"topics": EVENT_TOPICS}


def may_i(child):
    return "time.mayI", {"child": child}


def is_yes(result):
    return result["allowed"] is True


def start(child, lesson):
    return "activity.start", {"child": child, "lesson": lesson, "replace": True}


def answer(started):
    """The answer to the question of an activity.start's result: the first option, tile or just some text."""
    question = started["question"]
    shown = question[question["kind"]]
    if shown.get("options"):
        given = {"option": shown["options"][0]["id"]}
    else:
        given = {"tile": shown["wordBank"][0]}
    return "activity.answer", {
        "activity": started["activity"],
        "presentation": question["presentation"],
        "answer": given,
    }


def sprint(child):
    return "activity.start", {"child": child, "kind": "timed", "replace": True}


def shown(started):
    """The question of a reply is visible."""
    return "activity.shown", {"activity": started["activity"], "presentation": started["question"]["presentation"]}
