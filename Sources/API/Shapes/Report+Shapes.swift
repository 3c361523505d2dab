import Household
import Shapes

extension Shape where Value == StudyReport {
    static let studyReport = Shape.object(
        "ChildReport", "What a child did and learned in some household days.", make: StudyReport.init
    ) {
        required("child", .id(ChildID.self)) { $0.child }
        required("name", .text()) { $0.name }
        required("reportDays", .list(of: .reportDay), "Each day, in order.") { $0.days }
        required("totals", .reportTotals, "What the days come to.") { $0.totals }
        optional(
            "totalsBefore", .reportTotals,
            "What as many days before them came to; in weekly reports, if the child had a profile then."
        ) {
            $0.previous
        }
        required("reportSubjects", .list(of: .reportSubject), "The one with the most time first.") { $0.subjects }
        optional("rightShare", .accuracy, "Right first answers; absent: none was given.") { $0.accuracy }
        required("finishedLessons", .list(of: .recentLesson), "Those that were finished then, the latest first.") {
            $0.finished
        }
        required("newlyMastered", .list(of: .reportSkill), "Skills that were mastered for the first time.") {
            $0.mastered
        }
        required("practised", .list(of: .reportSkill), "Skills that were practised and are not mastered.") {
            $0.learning
        }
        required("needsHelp", .list(of: .skillNeed), "Skills in which many of the last answers were wrong.") {
            $0.needsHelp
        }
        required("reportKinds", .list(of: .reportKind), "The one with the most answers first.") { $0.kinds }
        required(
            "mistakeClasses", .list(of: .reportMistake),
            "Of wrong first answers, the most frequent class first: \(ReportMistake.most) at most, each seen twice or more."
        ) { $0.mistakes }
        required("reviewPlan", .reportReviews) { $0.reviews }
        required("challengeCounts", .reportChallenges) { $0.challenges }
        required("newBadges", .list(of: .reportBadge), "Badges that were earned then.") { $0.badges }
        optional("factTimes", .reportFacts, "Absent: no math fact was answered yet.") { $0.facts }
        required("recallBins", .list(of: .recallBin), "Of all time, from the lowest predictions up.") { $0.recall }
        required("highlights", .list(of: .saying), "What was done, in sentences for the parent.") { $0.say }
        required(
            "learnedAgain", .list(of: .reportSkill),
            "Skills that were mastered before, and are learned again since two reviews in a row were not passed; as of today."
        ) { $0.learnedAgain }
    }
}

extension Shape where Value == ReportDay {
    fileprivate static let reportDay = Shape.object(
        "ReportDay", "A household day. Its times are rounded up to whole seconds.",
        make: { day, screen, learning, limit, lessons, isLearningDay, stars, before in
            ReportDay(
                day: day, screenSeconds: screen, learningSeconds: learning, limitMinutes: limit, lessons: lessons,
                isLearningDay: isLearningDay, stars: stars, isBefore: before ?? false)
        }
    ) {
        required("day", .day) { $0.day }
        required("screenSeconds", .count, "Screen time, learning among it.") { $0.screenSeconds }
        required("learningSeconds", .count, "In learning activities, as limits count it.") { $0.learningSeconds }
        optional("limitMinutes", .count, "On such a day, as the limits are now; absent: no limit.") { $0.limitMinutes }
        required("lessonCount", .count, "Finished ones.") { $0.lessons }
        required("isLearningDay", .boolean, "Whether it counts for the streak.") { $0.isLearningDay }
        required("starsEarned", .count) { $0.stars }
        optional("isBefore", .boolean, "True: over before the child was added; there is nothing to tell of it.") {
            $0.isBefore ? true : nil
        }
    }
}

extension Shape where Value == ReportTotals {
    fileprivate static let reportTotals = Shape.object(
        "ReportTotals", "What some days come to: times are the sum of those of each day.", make: ReportTotals.init
    ) {
        required("screenSeconds", .count, "Screen time, learning among it.") { $0.screenSeconds }
        required("learningSeconds", .count, "In learning activities.") { $0.learningSeconds }
        required("sessionCount", .count, "Sittings: a pause of half an hour ends one.") { $0.sessions }
        required("lessonCount", .count, "Finished ones.") { $0.lessons }
        required("learningDayCount", .count, "Days that count for the streak.") { $0.learningDays }
        required("answers", .count, "Scored first answers.") { $0.answers }
        required("newSkillCount", .count, "Skills that were mastered for the first time.") { $0.newSkills }
        required("newFactCount", .count, "Math facts that became fluent for the first time.") { $0.newFacts }
        required("starsEarned", .count) { $0.stars }
    }
}

extension Shape where Value == ReportSubject {
    fileprivate static let reportSubject = Shape.object(
        "ReportSubject", "A subject in a report.", make: ReportSubject.init
    ) {
        required("subject", .text(), "Empty: it is not known any more.") { $0.subject }
        required("title", .text()) { $0.title }
        required(
            "learningSeconds", .count,
            "From one answer to the next, five minutes of silence at most; days tell what the limits counted instead."
        ) { $0.seconds }
        required("lessonCount", .count, "Finished ones.") { $0.lessons }
        optional("rightShare", .accuracy, "Absent: none was given.") { $0.accuracy }
    }
}

extension Shape where Value == ReportSkill {
    fileprivate static let reportSkill = Shape.object("ReportSkill", "A skill in a report.", make: ReportSkill.init) {
        required("skill", .id(SkillID.self), "`mastery.explain` has the answers behind it.") { $0.skill }
        required("title", .text(), "A short name for people.") { $0.title }
        required("percent", .integer(0...100), "The best mean of a window of answers.") { $0.percent }
    }
}

extension Shape where Value == SkillNeed {
    fileprivate static let skillNeed = Shape.object(
        "SkillNeed", "A skill in which somebody should help: four of the last ten first answers were wrong.",
        make: SkillNeed.init
    ) {
        required("skill", .id(SkillID.self)) { $0.skill }
        required("title", .text(), "A short name for people.") { $0.title }
        required("rightShare", .accuracy, "The last ten at most, with the uncertainty of so few.") { $0.accuracy }
        required("say", .saying, "What was seen, and what a parent can do.") { $0.say }
    }
}

extension Shape where Value == ReportKind {
    fileprivate static let reportKind = Shape.object(
        "ReportKind", "Questions of one kind in a report.", make: ReportKind.init
    ) {
        required("kind", .id(QuestionKind.self)) { $0.kind }
        required("rightShare", .accuracy) { $0.accuracy }
        required("hintCount", .count, "Hints before these answers.") { $0.hints }
    }
}

extension Shape where Value == ReportMistake {
    fileprivate static let reportMistake = Shape.object(
        "ReportMistake", "Mistakes of one class in a report.", make: ReportMistake.init
    ) {
        required("mistakeClass", .word(MistakeClass.self)) { $0.mistake }
        required("timesMade", .count, "First answers that showed it.") { $0.count }
        required("skill", .id(SkillID.self), "Where it was seen most often; `math-facts` stands for math facts.") {
            $0.skill
        }
        required("title", .saying, "A short name of that skill for people.") { $0.title }
        required("say", .saying, "What was seen, and what a parent can do about it at the kitchen table.") { $0.say }
    }
}

extension Shape where Value == ReportReviews {
    fileprivate static let reportReviews = Shape.object(
        "ReviewPlan", "Mastered skills that are to be looked at again.", make: ReportReviews.init
    ) {
        required("dueCount", .count, "Those that wait.") { $0.due }
        required("soonCount", .count, "Those whose day comes within a week.") { $0.soon }
        required("nextReviews", .list(of: .upcomingReview), "The ten next ones, the earliest first.") { $0.next }
    }
}

extension Shape where Value == UpcomingReview {
    static let upcomingReview = Shape.object(
        "UpcomingReview", "A skill and its day.", make: UpcomingReview.init
    ) {
        required("skill", .id(SkillID.self)) { $0.skill }
        required("title", .text(), "A short name for people.") { $0.title }
        required("dueDay", .day, "The household day from which on it is to be looked at again.") { $0.due }
    }
}

extension Shape where Value == ReportChallenges {
    fileprivate static let reportChallenges = Shape.object(
        "ChallengeCounts", "Challenges in a report.", make: ReportChallenges.init
    ) {
        required("givenCount", .count, "Ever given.") { $0.given }
        required("completedCount", .count, "Ever completed.") { $0.completed }
        required("runningCount", .count, "Under way.") { $0.running }
        required("completedNow", .count, "Completed in these days.") { $0.completedNow }
    }
}

extension Shape where Value == ReportBadge {
    fileprivate static let reportBadge = Shape.object("ReportBadge", "A badge in a report.", make: ReportBadge.init) {
        required("badge", .id(BadgeKey.self)) { $0.badge }
        required("title", .saying, "What it is called.") { $0.title }
        required("day", .day, "The household day on which it was earned.") { $0.day }
    }
}

extension Shape where Value == RecallBin {
    fileprivate static let recallBin = Shape.object(
        "RecallBin", "Predictions of about one size, and what came of them.", make: RecallBin.init
    ) {
        required("answers", .count, "Answers that were predicted.") { $0.answers }
        required("predictedPercent", .integer(0...100), "The mean prediction.") { $0.predictedPercent }
        required("observed", .accuracy, "What came of them.") { $0.observed }
    }
}

extension Shape where Value == ReportFacts {
    fileprivate static let reportFacts = Shape.object(
        "ReportFacts", "Math facts in a report.", make: ReportFacts.init
    ) {
        required("recordCount", .count, "Facts that are remembered by themselves.") { $0.records }
        required("knownCount", .count, "Those that were right twice.") { $0.known }
        required("fluentCount", .count, "Those that are fluent now.") { $0.fluent }
        required("byBand", .list(of: band), "In order.") { $0.bands }
        required("byStrategy", .list(of: strategy)) { $0.strategies }
        required("slowFamilies", .list(of: family), "The ten slowest ones.") { $0.families }
    }

    private static let band = Shape<FactTimes<FactBand>>.object(
        "BandTimes", "How long right answers of a band take.", make: FactTimes.init
    ) {
        required(
            "factBand",
            Shape<Int>.integer(1...FactBand.allCases.count).map(
                expected: "must be a band", to: { FactBand(rawValue: $0) }, from: \.rawValue)
        ) { $0.group }
        required("recordCount", .count, "Those that are known, as `facts.status` counts them.") { $0.records }
        required("medianMilliseconds", .count, "Without typing.") { $0.medianMilliseconds }
    }

    private static let strategy = Shape<FactTimes<FactStrategy>>.object(
        "StrategyTimes", "How long right answers take that are worked out in one way.", make: FactTimes.init
    ) {
        required("strategy", .word(FactStrategy.self)) { $0.group }
        required("recordCount", .count, "Those that are known, as `facts.status` counts them.") { $0.records }
        required("medianMilliseconds", .count, "Without typing.") { $0.medianMilliseconds }
    }

    private static let family = Shape<FactTimes<FactFamily>>.object(
        "FamilyTimes", "How long right answers of a family take.",
        make: { part, other, records, median in
            FactTimes(group: FactFamily(part, other), records: records, medianMilliseconds: median)
        }
    ) {
        required("part", .count, "The smaller one of its numbers.") { $0.group.smaller }
        required("otherPart", .count, "The other one; both together are the third.") { $0.group.larger }
        required("recordCount", .count, "Those that are known, as `facts.status` counts them.") { $0.records }
        required("medianMilliseconds", .count, "Without typing.") { $0.medianMilliseconds }
    }
}
