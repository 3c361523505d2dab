/// Names of members that replies to changes have: in a row each is its place in this list.
///
/// For ever: a new name goes to the end, and none is moved or removed. A name that is not here is written out.
enum ReplyWords {
    static let all = [
        "say", "time", "state", "remainingSeconds", "question", "presentation", "number", "total", "attempt", "section",
        "title", "kind", "text", "prompt", "narration", "images", "options", "id", "hintsLeft", "outcome", "isRapid",
        "isRectified", "stars", "points", "run", "summary", "explanation", "spelling", "body", "wordBank", "left",
        "right", "items", "zones", "image", "audio", "timeLimitSeconds", "badges", "sticker", "dayStreak",
        "earnedMinutes", "activity", "lesson", "score", "maximum", "percent", "isPassed", "questions", "longestRun",
        "hints", "durationSeconds", "isNewBest", "celebration", "word", "milliseconds", "hint", "allowed", "limits",
        "rule", "endsAt", "beginsAt", "limitMinutes", "usedSeconds", "grant", "budget", "validUntil", "liftedBy",
        "decision", "child", "name", "minutes", "expires", "at", "by", "request", "reason", "approved", "answer",
        "lease", "renewBy", "warning", "subject", "pack", "app", "value", "last", "longest", "badge", "day", "weeks",
        "graces", "isSeen", "label", "key", "until", "why", "code", "codes", "count", "next", "place", "current",
        "plan", "profile", "policy", "filter", "board", "goal", "target", "metric", "period", "rank", "members",
    ]

    static let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element, $0.offset) })
}
