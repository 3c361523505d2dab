import HouseholdTesting
import Testing

@Suite struct ProgressTests {
    @Test("A finished lesson is in a child's progress; accuracy is for parents alone")
    func overview() throws {
        let family = try BoardFamily()
        try family.play("mia", wrong: [1, 4])
        let own = try family.child.call("progress.overview", #"{"child":"mia"}"#)
        let math = try family.child.call("lesson.list", #"{"child":"mia","subject":"math"}"#)
        #expect(try own.number("subjects.0.lessonCount") == math["lessons"]?.count)
        #expect(try own.text("recentLessons.0.lesson") == LessonPlayer.lesson)
        #expect(try own.number("recentLessons.0.bestPercent") == 66)
        #expect(try own.number("heatMap.29.heat") == 1)
        #expect(own["learningMonth.learningDays"]?.texts == ["2026-11-21"])
        #expect(own["accuracy"] == nil)
        let parents = try family.parent.call("progress.overview", #"{"child":"mia"}"#)
        #expect(try parents.number("accuracy.recent.rightAnswers") == 4)
        #expect(try parents.number("accuracy.allTime.answers") == 6)
        #expect(try parents.number("accuracy.recent.lowestPermille") < 667)
        #expect(try family.child.call("progress.overview", #"{"child":"mia"}"#)["accuracy"] == nil)
    }

    @Test("What the filter keeps away is not named")
    func filtered() throws {
        let family = try BoardFamily()
        try family.play("mia")
        let filter = #"{"child":"mia","blockedLessons":["\#(LessonPlayer.lesson)"]}"#
        try family.parent.call("filter.set", filter)
        let blocked = try family.child.call("progress.overview", #"{"child":"mia"}"#)
        #expect(!blocked.text.contains(LessonPlayer.lesson))
        #expect(try blocked.number("subjects.0.passed") == 1)
        try family.parent.call("filter.set", #"{"child":"mia","allowedSubjects":[]}"#)
        #expect(try family.child.call("progress.overview", #"{"child":"mia"}"#)["subjects"]?.count == 0)
    }

    @Test("Progress is one child's: no name of another is in it")
    func alone() throws {
        let family = try BoardFamily()
        try family.play("ben")
        let text = try family.child.call("progress.overview", #"{"child":"mia"}"#).text
        for name in ["Ben", "Lea", "Zoe"] { #expect(!text.contains(name)) }
        try family.child.refusal("unknown_child", "progress.overview", #"{"child":"nobody"}"#)
    }
}
