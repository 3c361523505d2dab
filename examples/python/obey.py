#!/usr/bin/env python3
"""Ask, lease, obey: a front-end for every state, explained in docs/ask-lease-obey.md.  python3 obey.py mia"""
import sys, uuid
from kidd import Kidd, KiddError

PLAY, WAIT, STOP = "play", "wait", "stop"
TO_DO = {
    "active": PLAY, "warning": PLAY,      # Time comes to an end: show the sentence.
    "sessionLimitReached": WAIT,          # A break ends by itself: cover the game.
    "quietHours": STOP, "outsideAllowedWindow": STOP, "dailyLimitReached": STOP, "weeklyLimitReached": STOP,
    "budgetReached": STOP, "notAllowed": STOP,                    # This alone rests: offer another activity.
    "lockedByParent": STOP, "sealed": STOP, "damaged": STOP,      # A parent can help.
}

def ask(kidd, child, lease, activity):
    """Begins the lease, renews it when it is open, and gives what kidd has decided."""
    try:
        return kidd.time_beginLease(child=child, lease=lease, activity=activity)["decision"]
    except KiddError as error:            # `not_now` brings the whole decision, `filtered` a sentence alone.
        if "say" not in error.data:
            raise
        return error.data.get("decision") or {"allowed": False, "state": "notAllowed", "say": error.data["say"]}

def main(child, app="obey"):
    kidd, lease, said = Kidd(), str(uuid.uuid4()), None
    topics = ["time.state", "time.warning", "time.activity", "time.grant", "policy"]
    kidd.events_subscribe(topics=topics, child=child)
    while True:
        decision = ask(kidd, child, lease, {"app": app})
        to_do = TO_DO.get(decision["state"], PLAY if decision["allowed"] else STOP)  # States of a later kidd.
        if decision["say"] != said:
            print(said := decision["say"], flush=True)
        if to_do != PLAY:                 # Save the game before this: then nothing counts any more.
            kidd.time_endLease(child=child, lease=lease)
        if to_do == STOP:
            return 7
        kidd.event(timeout=15)            # The game is played here. Whatever kidd tells: ask again at once.

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
