import Words

extension StudyReport {
    /// What a parent hears first: what was done, in positive words. Each sentence is made from the numbers that stand below it,
    /// and that there was nothing is told only where there was nothing. A week with more than the one before is told so; one with
    /// less is told without comparison (Reports, Weekly report).
    var words: [Saying] {
        if daysWithProfile.isEmpty { return [told("before", ["name": .text(name)])] }
        var words: [Saying] = []
        if totals.lessons > 0 {
            let more = previous.map { totals.lessons - $0.lessons } ?? 0
            let isMore = more > 0 && (previous?.lessons ?? 0) > 0
            words.append(
                told(
                    isMore ? "moreLessons" : "lessons",
                    ["name": .text(name), "lessons": .number(totals.lessons), "more": .number(more)]))
        } else if totals.answers > 0 {
            words.append(told("answers", ["name": .text(name), "answers": .number(totals.answers)]))
        } else if totals.learningSeconds > 0 {
            words.append(told("time", ["name": .text(name), "length": .saying(learned)]))
        }
        if totals.learningDays > 0 {
            words.append(told("days", ["name": .text(name), "days": .number(totals.learningDays)]))
        }
        if !mastered.isEmpty {
            words.append(
                told(
                    mastered.count > Self.mostNamed ? "masteredMany" : "mastered",
                    [
                        "name": .text(name), "count": .number(mastered.count),
                        "skills": .list(mastered.prefix(Self.mostNamed).map { .text($0.title) }),
                    ]))
        }
        if totals.newFacts > 0 {
            words.append(told("facts", ["name": .text(name), "facts": .number(totals.newFacts)]))
        }
        if !badges.isEmpty { words.append(told("badges", ["name": .text(name), "badges": .number(badges.count)])) }
        return words.isEmpty ? [told("nothing", ["name": .text(name)])] : words
    }

    private var learned: Saying {
        let seconds = ToldMinutes.told(doneSeconds: totals.learningSeconds)
        return seconds < ToldMinutes.exactSeconds
            ? ParentWords.length(seconds: seconds) : RequestWords.length(seconds / 60)
    }

    /// How many skills are named in one sentence.
    private static let mostNamed = 5

    private func told(_ key: String, _ values: KeyValuePairs<String, Saying.Value>) -> Saying {
        Saying("parent.report.\(key)", values)
    }
}
