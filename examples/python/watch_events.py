#!/usr/bin/env python3
"""Prints what happens to a child, a line each, until Ctrl-C.

    python3 watch_events.py --child mia
    python3 watch_events.py --child mia --topics time.state,time.grant --count 1

kidd pushes; nothing is asked again and again. After a restart of kidd it connects anew and goes on.
"""

import argparse
import sys
import time

from kidd import ABSENT, Kidd, KiddError, socket_path

NOT_RUNNING, REFUSED = 3, 8
PAUSE_SECONDS = 0.25  # Between two looks for a kidd that is not there.


def text(event):
    """An event as a line: the household's time, the topic, and the sentence that comes with it."""
    words = event.get("say", "")
    if event["topic"] == "time.state":
        words = f"{event['state']}: {words}"
    if event.get("coalesced"):
        words += f" (for {event['coalesced'] + 1} events)"
    return f"{event['at'][11:19]}  {event['topic']:<16} {words}"


def standing(reply):
    """How things stand where the events begin: at first, and over each new connection."""
    words = reply["present"]["children"][0].get("decision", {}).get("say", "")
    return f"{reply['present']['now'][11:19]}  {'some events may be missing' if reply['gap'] else 'now'}  {words}"


def watch(options):
    """Follows over as many connections as it takes; ends after `count` events."""
    kidd, seen = Kidd(), 0
    topics = options.topics.split(",") if options.topics else ABSENT
    print(standing(kidd.events_subscribe(topics=topics, child=options.child)), flush=True)
    while True:
        try:
            for event in kidd.events():
                if "topic" not in event:
                    print(standing(event), flush=True)
                    continue
                print(text(event), flush=True)
                seen += 1
                if seen == options.count or event["topic"] == "subscription":
                    return
        except OSError:
            find_again(kidd)


def find_again(kidd):
    """A new connection, as soon as kidd is there again: the subscription goes on where it was."""
    while True:
        try:
            return kidd.reconnect()
        except OSError:
            time.sleep(PAUSE_SECONDS)


def main():
    parser = argparse.ArgumentParser(description="Prints what happens to a child, a line each.")
    parser.add_argument("--child", required=True, help="id or name of the child")
    parser.add_argument("--topics", help="topics with commas; all when left out")
    parser.add_argument("--count", type=int, metavar="N", help="end after N events")
    try:
        watch(parser.parse_args())
    except KiddError as error:
        print(error.message)
        return REFUSED
    except OSError as error:
        print(f"kidd is not running at {socket_path()} ({error.strerror}): start it with kidd serve")
        return NOT_RUNNING
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
