#!/usr/bin/env python3
"""The tour with aiorpcX (PyPI): asyncio, a connection that stays, calls beside each other."""

import asyncio
import os

from aiorpcx import RPCError, RPCSession, connect_us


class Session(RPCSession):
    """Hears the events of a subscription."""

    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        self.events = asyncio.Queue()

    async def handle_request(self, request):
        if request.method == "event":
            await self.events.put(request.args)


def first_choice(question):
    """An answer of the right form, though seldom the right one."""
    shown = question[question["kind"]]
    if "options" in shown:
        return {"option": shown["options"][0]["id"]}
    return {"tile": shown["wordBank"][0]} if shown["wordBank"] else {"text": "1"}


async def play(kidd):
    lesson = await kidd.send_request("activity.start", {"child": "mia", "lesson": "counting-objects"})
    question = lesson["question"]
    while question:
        reply = await kidd.send_request("activity.answer", {
            "activity": lesson["activity"], "presentation": question["presentation"],
            "answer": first_choice(question)})
        question = reply.get("question")
    print("lesson:", reply["summary"]["questions"], "questions")
    await kidd.send_request("activity.finish", {"activity": lesson["activity"]})


async def refused(call):
    """The number of an error: aiorpcX keeps that and the message, not `data`."""
    try:
        await call
    except RPCError as error:
        return error.code
    return "not refused"


async def tour(kidd):
    print("version:", (await kidd.send_request("rpc.version"))["protocol"])  # No arguments are sent as [].
    print("may:", (await kidd.send_request("time.mayI", {"child": "mia"}))["say"])
    print("error:", await refused(kidd.send_request("time.mayI", {"child": "nobody"})))
    print("positional:", await refused(kidd.send_request("time.mayI", ["mia"])))
    unlocked = await kidd.send_request("parent.unlock", {"pin": os.environ["KIDD_PIN"]})
    print("parent:", unlocked["parent"]["name"])

    await kidd.send_notification("time.lock", {"child": "mia"})
    decision = await kidd.send_request("time.mayI", {"child": "mia"})
    print("locked by a notification:", "false" if decision["allowed"] else "true")

    async with kidd.send_batch() as batch:
        batch.add_request("rpc.version")
        batch.add_notification("rpc.ping")
        batch.add_request("time.mayI", {"child": "nobody"})
    version, error = batch.results
    print("batch:", version["protocol"], error.code)

    await kidd.send_request("events.subscribe", {"topics": ["time.grant"], "child": "mia"})
    await kidd.send_request("time.grant", {"child": "mia", "minutes": 5})
    event = await kidd.events.get()
    print("event:", event["topic"], event["minutes"])
    await asyncio.gather(*(kidd.send_request("rpc.ping") for _ in range(50)))
    await play(kidd)


async def main():
    async with connect_us(os.environ["KIDD_SOCKET"], session_factory=Session) as kidd:
        await tour(kidd)


asyncio.run(main())
