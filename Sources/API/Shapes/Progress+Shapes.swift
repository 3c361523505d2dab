import Household
import JSONRPC
import Shapes

extension Shape where Value == LearningOverview {
    /// How it is read and written: `LearningOverview` in the reference.
    public static let learningOverview = Shape.object(
        "LearningOverview", "A child's progress at a glance.", make: LearningOverview.init
    ) {
        required("today", \.today, .day)
        required("subjects", \.subjects, .list(of: .subjectProgress))
        required("stars", \.stars, .count, "Stars that the child can spend.")
        required("lifetimeStars", \.starsEarned, .count, "Ever.")
        required("points", \.points, .count, "Ever.")
        required("learningMonth", \.month, .overviewMonth)
        required("learningWeek", \.week, .overviewWeek)
        required("recentLessons", \.recent, .list(of: .recentLesson), "The lessons finished last, the latest first.")
        required("heatMap", \.heatMap, .list(of: .heatDay), "The last 30 days, today last.")
        optional("accuracy", \.accuracy, .accuracies, "For parents only.")
    }
}

extension Shape where Value == SubjectProgress {
    static let subjectProgress = Shape.object(
        "SubjectProgress", "A child's lessons of one subject.", make: SubjectProgress.init
    ) {
        required("subject", \.subject, .text())
        required("title", \.title, .text())
        required("passed", \.passed, .count, "Lessons passed.")
        required("lessonCount", \.lessons, .count, "Lessons there are for this child.")
        required("masteredSkills", \.mastered, .count, "Skills that were ever mastered.")
        required("skillCount", \.skills, .count, "Skills of those lessons.")
    }
}

extension Shape where Value == LearningOverview.Month {
    static let overviewMonth = Shape.object(
        "LearningMonth", "The present calendar month.", make: LearningOverview.Month.init
    ) {
        required("first", \.first, .day)
        required("last", \.last, .day)
        required("learningDays", \.learningDays, .list(of: .day), "The days that count as learning days.")
    }
}

extension Shape where Value == LearningOverview.Week {
    static let overviewWeek = Shape.object(
        "LearningWeek", "The present household week.", make: LearningOverview.Week.init
    ) {
        required("first", \.first, .day)
        required(
            "learningSeconds", \.learningSeconds, .count, "Minutes in learning activities, as far as they were counted."
        )
    }
}

extension Shape where Value == RecentLesson {
    static let recentLesson = Shape.object("RecentLesson", "A finished lesson.", make: RecentLesson.init) {
        required("lesson", \.lesson, .id(LessonID.self))
        required("title", \.title, .text())
        required("subject", \.subject, .text())
        required("bestPercent", \.bestPercent, .integer(0...100))
        required("timesFinished", \.timesFinished, .count)
        required("finishedAt", \.finishedAt, .instant, "The last time.")
    }
}

extension Shape where Value == HeatDay {
    static let heatDay = Shape.object("HeatDay", "A day of the heat map.", make: HeatDay.init) {
        required("day", \.day, .day)
        required(
            "lessonCount", \.lessons, .count,
            "Finished ones that count: lessons, quizzes and practice with 40 percent right at first.")
        required("heat", \.level, .integer(0...3), "None, one, two or three, four and more.")
    }
}

extension Shape where Value == LearningOverview.Accuracies {
    static let accuracies = Shape.object(
        "Accuracies",
        "Right first answers. A question counts once a day here, as badges count it; reports count every first answer. "
            + "Copying math facts counts in neither.", make: LearningOverview.Accuracies.init
    ) {
        optional("recent", \.recent, .accuracy, "Of the last 30 household days, today among them; absent: no answers.")
        optional("allTime", \.allTime, .accuracy, "Since the child was added; absent: no answers.")
    }
}

extension Shape where Value == Accuracy {
    static let accuracy = Shape.object(
        "Accuracy", "A share with its uncertainty: a Wilson interval of 95 %.", make: Accuracy.init
    ) {
        required("rightAnswers", \.right, .count)
        required("answers", \.answers, .count, "Scored first answers.")
        required("permille", \.permille, .integer(0...1000), "Rounded down.")
        required("lowestPermille", \.lowestPermille, .integer(0...1000))
        required("highestPermille", \.highestPermille, .integer(0...1000))
    }
}
