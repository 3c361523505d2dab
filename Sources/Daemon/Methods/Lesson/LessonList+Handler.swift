import API
import Household
import JSONRPC

extension LessonList {
    static let endpoint = Endpoint.hotQuery(method, until: { _ in nil }) { (house, params, call) throws(RPCError) in
        let child = try house.child(of: call)
        try house.requireWhole(child)
        let tier = child.profile.tier(on: house.calendar.day(at: call.moment.wall))
        let allowed = child.filter.lessons(of: house.parts.library, childTier: tier, now: call.moment.wall)
        let chosen = allowed.filter { installed in
            (params.subject == nil || installed.lesson.subject == params.subject)
                && (params.skill == nil || installed.lesson.skill == params.skill)
                && (params.pack == nil || installed.pack == params.pack)
        }
        return Result(lessons: chosen.map { Entry($0, child.learning.history[$0.lesson.id]) })
    }
}

extension LessonList.Entry {
    init(_ installed: InstalledLesson, _ history: LessonHistory?) {
        let lesson = installed.lesson
        self.init(
            id: lesson.id, title: lesson.title, description: lesson.description, subject: lesson.subject,
            skill: lesson.skill, pack: installed.pack, tier: lesson.tier, difficulty: lesson.difficulty,
            estimatedMinutes: lesson.estimatedMinutes, questions: lesson.questions.count,
            timesFinished: history?.timesFinished ?? 0, bestPercent: history?.bestPercent)
    }
}
