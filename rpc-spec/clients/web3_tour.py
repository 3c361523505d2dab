#!/usr/bin/env python3
"""The tour with web3.py's IPCProvider (PyPI): it knows nothing of kidd, and hands over what it is given."""

import os

from web3 import IPCProvider

kidd = IPCProvider(os.environ["KIDD_SOCKET"])


def call(method, params=None):
    """The result, or an error as it came. Without parameters web3.py sends []."""
    reply = kidd.make_request(method, params)
    return reply.get("result", reply.get("error"))


def first_choice(question):
    """An answer of the right form, though seldom the right one."""
    shown = question[question["kind"]]
    if "options" in shown:
        return {"option": shown["options"][0]["id"]}
    return {"tile": shown["wordBank"][0]} if shown["wordBank"] else {"text": "1"}


print("version:", call("rpc.version")["protocol"])
print("may:", call("time.mayI", {"child": "mia"})["say"])
error = call("time.mayI", {"child": "nobody"})
print("error:", error["code"], error["data"]["kind"])
print("positional:", call("time.mayI", ["mia"])["code"])
print("parent:", call("parent.unlock", {"pin": os.environ["KIDD_PIN"]})["parent"]["name"])
print("granted:", call("time.grant", {"child": "mia", "minutes": 5})["grant"]["minutes"])

version, error = kidd.make_batch_request([("rpc.version", []), ("time.mayI", {"child": "nobody"})])
print("batch:", version["result"]["protocol"], error["error"]["code"])

lesson = call("activity.start", {"child": "mia", "lesson": "counting-objects"})
question = lesson["question"]
while question:
    reply = call("activity.answer", {
        "activity": lesson["activity"], "presentation": question["presentation"], "answer": first_choice(question)})
    question = reply.get("question")
print("lesson:", reply["summary"]["questions"], "questions")
call("activity.finish", {"activity": lesson["activity"]})
