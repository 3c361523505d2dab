#!/usr/bin/env python3
"""What a child has earned, and how far the family has come together.

    python3 family_evening.py --child mia

play_lesson.py ends with it, too. Every number and every sentence is kidd's; here they are only put on the screen.
"""

import argparse
import sys

from kidd import Kidd, KiddError, NotOptedIn, socket_path

NOT_RUNNING, NOT_FOUND = 3, 6


def show_rewards(kidd, child):
    """New badges, stars, the level and the learning days."""
    rewards = kidd.rewards_summary(child=child)
    new = rewards["unseen"]  # Earned, and shown by no front-end yet.
    for badge in new:
        print(f"  ✦ A new badge: {badge['title']} ({badge['description']})")
    if new:
        kidd.rewards_markSeen(child=child, badges=[badge["badge"] for badge in new])
    level = rewards["level"]
    print(f"  ★ {rewards['stars']} stars, level {level['number']}: {level['title']}"
          f" ({rewards['points']} points; the next one begins at {level['toPoints']})")
    print(f"  {rewards['dayStreak']['say']} {rewards['say']}")


def show_board(kidd, child):
    """The way to the family's goal, and the child against itself. Who takes no part sees no board."""
    try:
        board = kidd.leaderboard_get(child=child, board="together")
        own = kidd.leaderboard_get(child=child, board="ownBest")["ownBest"][0]
    except NotOptedIn:
        return
    # A child under ten gets tenths and no sum: the rest of it would be what the others did.
    tenths = board["together"]["tenths"]
    names = ", ".join(member["name"] for member in board["together"]["members"])
    print(f"\n  {'●' * tenths}{'○' * (10 - tenths)}  {names}: {board['say']}")
    print(f"  Your own stars this week: {own['amount']}; in your best week: {own['best']}")


def main():
    parser = argparse.ArgumentParser(description="Shows what a child has earned, and the family's board.")
    parser.add_argument("--child", required=True, help="id or name of the child")
    child = parser.parse_args().child
    try:
        kidd = Kidd()
        show_rewards(kidd, child)
        show_board(kidd, child)
    except KiddError as error:
        print(error.say or error.message)
        return NOT_FOUND
    except OSError as error:
        print(f"kidd is not running at {socket_path()} ({error.strerror}): start it with kidd serve")
        return NOT_RUNNING
    return 0


if __name__ == "__main__":
    sys.exit(main())
