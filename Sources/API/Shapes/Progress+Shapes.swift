import Household
import JSONRPC
import Shapes

extension Shape where Value == LearningOverview {
    /// How it is read and written: `LearningOverview` in the reference.
    public static let learningOverview = Shape.object(
        "LearningOverview", "A child's progress at a glance.", make: LearningOverview.init
    ) {
        required("today", .day) { $0.today }
        required("subjects", .list(of: .subjectProgress)) { $0.subjects }
        required("stars", .count, "Stars that the child can spend.") { $0.stars }
        required("lifetimeStars", .count, "Ever.") { $0.starsEarned }
        required("points", .count, "Ever.") { $0.points }
        required("learningMonth", .overviewMonth) { $0.month }
        required("learningWeek", .overviewWeek) { $0.week }
        required("recentLessons", .list(of: .recentLesson), "The lessons finished last, the latest first.") {
            $0.recent
        }
        required("heatMap", .list(of: .heatDay), "The last 30 days, today last.") { $0.heatMap }
        optional("accuracy", .accuracies, "For parents only.") { $0.accuracy }
    }
}

extension Shape where Value == SubjectProgress {
    static let subjectProgress = Shape.object(
        "SubjectProgress", "A child's lessons of one subject.", make: SubjectProgress.init
    ) {
        required("subject", .text()) { $0.subject }
        required("title", .text()) { $0.title }
        required("passed", .count, "Lessons passed.") { $0.passed }
        required("lessonCount", .count, "Lessons there are for this child.") { $0.lessons }
        required("masteredSkills", .count, "Skills that were ever mastered.") { $0.mastered }
        required("skillCount", .count, "Skills of those lessons.") { $0.skills }
    }
}

extension Shape where Value == LearningOverview.Month {
    static let overviewMonth = Shape.object(
        "LearningMonth", "The present calendar month.", make: LearningOverview.Month.init
    ) {
        required("first", .day) { $0.first }
        required("last", .day) { $0.last }
        required("learningDays", .list(of: .day), "The days that count as learning days.") { $0.learningDays }
    }
}

extension Shape where Value == LearningOverview.Week {
    static let overviewWeek = Shape.object(
        "LearningWeek", "The present household week.", make: LearningOverview.Week.init
    ) {
        required("first", .day) { $0.first }
        required("learningSeconds", .count, "Minutes in learning activities, as far as they were counted.") {
            $0.learningSeconds
        }
    }
}

extension Shape where Value == RecentLesson {
    static let recentLesson = Shape.object("RecentLesson", "A finished lesson.", make: RecentLesson.init) {
        required("lesson", .id(LessonID.self)) { $0.lesson }
        required("title", .text()) { $0.title }
        required("subject", .text()) { $0.subject }
        required("bestPercent", .integer(0...100)) { $0.bestPercent }
        required("timesFinished", .count) { $0.timesFinished }
        required("finishedAt", .instant, "The last time.") { $0.finishedAt }
    }
}

extension Shape where Value == HeatDay {
    static let heatDay = Shape.object("HeatDay", "A day of the heat map.", make: HeatDay.init) {
        required("day", .day) { $0.day }
        required("lessonCount", .count, "Finished ones.") { $0.lessons }
        required("heat", .integer(0...3), "None, one, two or three, four and more.") { $0.level }
    }
}

extension Shape where Value == LearningOverview.Accuracies {
    static let accuracies = Shape.object(
        "Accuracies",
        "Right first answers. A question counts once a day here, as badges count it; reports count every first answer. "
            + "Copying math facts counts in neither.", make: LearningOverview.Accuracies.init
    ) {
        optional("recent", .accuracy, "Of the last 30 household days, today among them; absent: no answers.") {
            $0.recent
        }
        optional("allTime", .accuracy, "Since the child was added; absent: no answers.") { $0.allTime }
    }
}

extension Shape where Value == Accuracy {
    static let accuracy = Shape.object(
        "Accuracy", "A share with its uncertainty: a Wilson interval of 95 %.", make: Accuracy.init
    ) {
        required("rightAnswers", .count) { $0.right }
        required("answers", .count, "Scored first answers.") { $0.answers }
        required("permille", .integer(0...1000), "Rounded down.") { $0.permille }
        required("lowestPermille", .integer(0...1000)) { $0.lowestPermille }
        required("highestPermille", .integer(0...1000)) { $0.highestPermille }
    }
}
