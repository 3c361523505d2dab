import Household
import Shapes

extension Shape where Value == StudyReport {
    static let studyReport = Shape.object(
        "ChildReport", "What a child did and learned in some household days.", make: StudyReport.init
    ) {
        required("child", \.child, .id(ChildID.self))
        required("name", \.name, .text())
        required("reportDays", \.days, .list(of: .reportDay), "Each day, in order.")
        required("totals", \.totals, .reportTotals, "What the days come to.")
        optional(
            "totalsBefore", \.previous, .reportTotals,
            "What as many days before them came to; in weekly reports, if the child had a profile then.")
        required("reportSubjects", \.subjects, .list(of: .reportSubject), "The one with the most time first.")
        optional("rightShare", \.accuracy, .accuracy, "Right first answers; absent: none was given.")
        required(
            "finishedLessons", \.finished, .list(of: .recentLesson),
            "Those that were finished then, the latest first, with how often and how well in these days.")
        required("newlyMastered", \.mastered, .list(of: .reportSkill), "Skills that were mastered for the first time.")
        required("practised", \.learning, .list(of: .reportSkill), "Skills that were practised and are not mastered.")
        required(
            "needsHelp", \.needsHelp, .list(of: .skillNeed), "Skills in which many of the last answers were wrong.")
        required("reportKinds", \.kinds, .list(of: .reportKind), "The one with the most answers first.")
        required(
            "mistakeClasses", \.mistakes, .list(of: .reportMistake),
            "Of wrong first answers, the most frequent class first: \(ReportMistake.most) at most, each seen twice or more."
        )
        required("reviewPlan", \.reviews, .reportReviews)
        required("challengeCounts", \.challenges, .reportChallenges)
        required("newBadges", \.badges, .list(of: .reportBadge), "Badges that were earned then.")
        optional("factTimes", \.facts, .reportFacts, "Absent: no math fact was answered yet.")
        required("recallBins", \.recall, .list(of: .recallBin), "Of all time, from the lowest predictions up.")
        required("highlights", \.say, .list(of: .saying), "What was done, in sentences for the parent.")
        required(
            "learnedAgain", \.learnedAgain, .list(of: .reportSkill),
            "Skills that were mastered before, and are learned again since two reviews in a row were not passed; as of today."
        )
        optional(
            "multiplicationFacts", \.multiplicationFacts, .reportFacts,
            "As `factTimes`, of multiplication and division; absent: none was answered yet.")
    }
}

extension Shape where Value == ReportDay {
    fileprivate static let reportDay = Shape.object(
        "ReportDay", "A household day. Its times are rounded up to whole seconds.",
        make: { day, screen, learning, limit, lessons, isLearningDay, stars, before in
            ReportDay(
                day: day, screenSeconds: screen, learningSeconds: learning, limitMinutes: limit, lessons: lessons,
                isLearningDay: isLearningDay, stars: stars, isBefore: before)
        }
    ) {
        required("day", \.day, .day)
        required("screenSeconds", \.screenSeconds, .count, "Screen time, learning among it.")
        required("learningSeconds", \.learningSeconds, .count, "In learning activities, as limits count it.")
        optional("limitMinutes", \.limitMinutes, .count, "By the limits that held on the day; absent: no limit.")
        required(
            "lessonCount", \.lessons, .count,
            "Finished ones that count: lessons, quizzes and practice with 40 percent right at first.")
        required("isLearningDay", \.isLearningDay, .boolean, "Whether it counts for the streak.")
        required("starsEarned", \.stars, .count)
        unless(
            "isBefore", \.isBefore, .boolean, is: false,
            "True: over before the child was added; there is nothing to tell of it.")
    }
}

extension Shape where Value == ReportTotals {
    fileprivate static let reportTotals = Shape.object(
        "ReportTotals", "What some days come to: times are the sum of those of each day.", make: ReportTotals.init
    ) {
        required("screenSeconds", \.screenSeconds, .count, "Screen time, learning among it.")
        required("learningSeconds", \.learningSeconds, .count, "In learning activities.")
        required(
            "sessionCount", \.sessions, .count,
            "Sittings in which questions were answered: a pause of half an hour ends one.")
        required(
            "lessonCount", \.lessons, .count,
            "Finished ones that count: lessons, quizzes and practice with 40 percent right at first.")
        required("learningDayCount", \.learningDays, .count, "Days that count for the streak.")
        required("answers", \.answers, .count, "Scored first answers.")
        required("newSkillCount", \.newSkills, .count, "Skills that were mastered for the first time.")
        required("newFactCount", \.newFacts, .count, "Math facts that became fluent for the first time.")
        required("starsEarned", \.stars, .count)
    }
}

extension Shape where Value == ReportSubject {
    fileprivate static let reportSubject = Shape.object(
        "ReportSubject", "A subject in a report.", make: ReportSubject.init
    ) {
        required("subject", \.subject, .text(), "Empty: it is not known any more.")
        required("title", \.title, .text())
        required(
            "learningSeconds", \.seconds, .count,
            "From one answer to the next, five minutes of silence at most; days tell what the limits counted instead.")
        required(
            "lessonCount", \.lessons, .count,
            "Finished ones that count: lessons, quizzes and practice with 40 percent right at first.")
        optional("rightShare", \.accuracy, .accuracy, "Absent: none was given.")
    }
}

extension Shape where Value == ReportSkill {
    fileprivate static let reportSkill = Shape.object("ReportSkill", "A skill in a report.", make: ReportSkill.init) {
        required("skill", \.skill, .id(SkillID.self), "`mastery.explain` has the answers behind it.")
        required("title", \.title, .text(), "A short name for people.")
        required("percent", \.percent, .integer(0...100), "The best mean of a window of answers.")
    }
}

extension Shape where Value == SkillNeed {
    fileprivate static let skillNeed = Shape.object(
        "SkillNeed", "A skill in which somebody should help: four of the last ten first answers were wrong.",
        make: SkillNeed.init
    ) {
        required("skill", \.skill, .id(SkillID.self))
        required("title", \.title, .text(), "A short name for people.")
        required("rightShare", \.accuracy, .accuracy, "The last ten at most, with the uncertainty of so few.")
        required("say", \.say, .saying, "What was seen, and what a parent can do.")
    }
}

extension Shape where Value == ReportKind {
    fileprivate static let reportKind = Shape.object(
        "ReportKind", "Questions of one kind in a report.", make: ReportKind.init
    ) {
        required("kind", \.kind, .id(QuestionKind.self))
        required("rightShare", \.accuracy, .accuracy)
        required("hintCount", \.hints, .count, "Hints before these answers.")
    }
}

extension Shape where Value == ReportMistake {
    fileprivate static let reportMistake = Shape.object(
        "ReportMistake", "Mistakes of one class in a report.", make: ReportMistake.init
    ) {
        required("mistakeClass", \.mistake, .word(MistakeClass.self))
        required("timesMade", \.count, .count, "First answers that showed it.")
        required(
            "skill", \.skill, .id(SkillID.self), "Where it was seen most often; `math-facts` stands for math facts.")
        required("title", \.title, .saying, "A short name of that skill for people.")
        required("say", \.say, .saying, "What was seen, and what a parent can do about it at the kitchen table.")
    }
}

extension Shape where Value == ReportReviews {
    fileprivate static let reportReviews = Shape.object(
        "ReviewPlan", "Mastered skills that are to be looked at again.", make: ReportReviews.init
    ) {
        required("dueCount", \.due, .count, "Those that wait.")
        required("soonCount", \.soon, .count, "Those whose day comes within a week.")
        required("nextReviews", \.next, .list(of: .upcomingReview), "The ten next ones, the earliest first.")
    }
}

extension Shape where Value == UpcomingReview {
    static let upcomingReview = Shape.object(
        "UpcomingReview", "A skill and its day.", make: UpcomingReview.init
    ) {
        required("skill", \.skill, .id(SkillID.self))
        required("title", \.title, .text(), "A short name for people.")
        required("dueDay", \.due, .day, "The household day from which on it is to be looked at again.")
    }
}

extension Shape where Value == ReportChallenges {
    fileprivate static let reportChallenges = Shape.object(
        "ChallengeCounts", "Challenges in a report.", make: ReportChallenges.init
    ) {
        required("givenCount", \.given, .count, "Ever given.")
        required("completedCount", \.completed, .count, "Ever completed.")
        required("runningCount", \.running, .count, "Under way.")
        required("completedNow", \.completedNow, .count, "Completed in these days.")
    }
}

extension Shape where Value == ReportBadge {
    fileprivate static let reportBadge = Shape.object("ReportBadge", "A badge in a report.", make: ReportBadge.init) {
        required("badge", \.badge, .id(BadgeKey.self))
        required("title", \.title, .saying, "What it is called.")
        required("day", \.day, .day, "The household day on which it was earned.")
    }
}

extension Shape where Value == RecallBin {
    fileprivate static let recallBin = Shape.object(
        "RecallBin", "Predictions of about one size, and what came of them.", make: RecallBin.init
    ) {
        required("answers", \.answers, .count, "Answers that were predicted.")
        required("predictedPercent", \.predictedPercent, .integer(0...100), "The mean prediction.")
        required("observed", \.observed, .accuracy, "What came of them.")
    }
}

extension Shape where Value == ReportFacts {
    fileprivate static let reportFacts = Shape.object(
        "ReportFacts", "Math facts in a report.", make: ReportFacts.init
    ) {
        required("recordCount", \.records, .count, "Facts that are remembered by themselves.")
        required("knownCount", \.known, .count, "Those that were right twice.")
        required("fluentCount", \.fluent, .count, "Those that are fluent now.")
        required("byBand", \.bands, .list(of: band), "In order.")
        required("byStrategy", \.strategies, .list(of: strategy))
        required("slowFamilies", \.families, .list(of: family), "The ten slowest ones.")
    }

    private static let band = Shape<FactTimes<FactBand>>.object(
        "BandTimes", "How long right answers of a band take.", make: FactTimes.init
    ) {
        required(
            "factBand", \.group,
            Shape<Int>.integer(1...FactBand.allCases.count).map(
                expected: "must be a band", blank: { .first }, to: { FactBand(rawValue: $0) }, from: \.rawValue))
        required("recordCount", \.records, .count, "Those that are known, as `facts.status` counts them.")
        required("medianMilliseconds", \.medianMilliseconds, .count, "Without typing.")
    }

    private static let strategy = Shape<FactTimes<FactStrategy>>.object(
        "StrategyTimes", "How long right answers take that are worked out in one way.", make: FactTimes.init
    ) {
        required("strategy", \.group, .word(FactStrategy.self))
        required("recordCount", \.records, .count, "Those that are known, as `facts.status` counts them.")
        required("medianMilliseconds", \.medianMilliseconds, .count, "Without typing.")
    }

    private static let family = Shape<FactTimes<FactFamily>>.object(
        "FamilyTimes", "How long right answers of a family take.",
        make: { FactTimes(group: FactFamily($0, $1), records: $2, medianMilliseconds: $3) }
    ) {
        required("part", \.group.smaller, .count, "The smaller one of its numbers.")
        required("otherPart", .count, "The other one; the third is what both make.", get: \.group.larger) {
            $0.group = FactFamily($0.group.smaller, $1)
        }
        required("recordCount", \.records, .count, "Those that are known, as `facts.status` counts them.")
        required("medianMilliseconds", \.medianMilliseconds, .count, "Without typing.")
    }
}
