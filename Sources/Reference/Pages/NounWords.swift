import HouseholdTesting

/// What each noun is about, in a sentence or two of the reference.
enum NounWords {
    private static let words = [
        "rpc": "The protocol itself: discovery, a sign of life, bounds, and cancelling a call.",
        "household": "The household: its set-up and its settings (name, time zone, language, begin of week and day).",
        "parent":
            "Parents and their PINs: who they are, unlocking a connection, locking it again, a new PIN, the recovery code.",
        "child": "The children: profiles, their accounts on the machine, and what helps them.",
        "policy": "A child's limits of screen time: reading, changing, trying out and explaining them.",
        "filter": "What content a child may see: rules by subject, difficulty, lesson and pack.",
        "time": "Screen time: may this child do this now, leases while it does, more minutes, requests, codes, locks.",
        "backup": "Backups: one sealed file with everything that the household has, by hand or by a schedule.",
        "pack": "Content packs: what is installed.",
        "skill": "Skills that lessons practice, with the public standards they belong to.",
        "lesson": "Lessons that a child may learn, and which one comes next.",
        "activity":
            "A child at work on a lesson, a quiz or a review. [The life of a lesson](life-of-a-lesson.md) shows all calls in order.",
        "mastery":
            "How far a child is with each skill; for parents why, when it comes back, and how hard questions are.",
        "facts":
            "Math facts up to 20: how far a child is, how a fact is found, and goals for sprints. They are asked by `activity.start`.",
        "progress": "How learning goes: sums, subjects, accuracy, recent lessons.",
        "report": "What the children did and learned, for parents: a week, or the last 30 days.",
        "leaderboard": "Boards: the family's shared goal, a child's own best, and ranks for those who may see them.",
        "rewards": "What a child has earned: stars, points, levels, badges, stickers and streaks.",
        "challenge": "Goals that a family sets itself: templates, progress, and the bonus for reaching one.",
        "log": "Events of front-ends, for a family's own research: off until a parent consents.",
        "events": "Subscriptions: the daemon tells what happens as it happens.",
        "audit": "Who decided and changed what, and whether that record is intact.",
        "daemon": "The daemon: what it is, how it does, and a check of all that is stored.",
        "clock": "Clocks of developer mode, for tests of front-ends.",
    ]

    static func of(_ noun: String) throws -> String {
        guard let text = words[noun] else { throw TestFault("NounWords has no words for \(noun)") }
        return text
    }
}
