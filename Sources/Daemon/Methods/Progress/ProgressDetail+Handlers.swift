import API
import Household
import JSONRPC
import Words

extension ProgressHeatMap {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let today = context.calendar.day(at: call.moment.wall)
        return Result(
            heatMap: (1 - params.days...0).map { offset in
                let day = today.advanced(by: offset)
                return HeatDay(day: day, lessons: child.rewards.day(day).lessons)
            })
    }
}

extension ProgressSubject {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let gate = context.gate(of: child, at: call.moment)
        try RPCError.check(subject: params.subject, in: context.shelf, gate)
        let overview = LearningOverview(
            of: child, gate: gate, calendar: context.calendar, at: call.moment.wall, forParent: false)
        let skills = try MasteryList.entries(of: child, context, call).filter { $0.subject == params.subject }
        let titles = Dictionary(skills.map { ($0.skill, $0.title) }, uniquingKeysWith: { first, _ in first })
        return Result(
            progress: overview.subjects.first { $0.subject == params.subject }, skills: skills,
            reviews: child.learning.reviews.compactMap { review in
                titles[review.skill].map { UpcomingReview(skill: review.skill, title: $0, due: review.due) }
            })
    }
}

extension ProgressSkill {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let (child, entry) = try skill(params.skill, context, call)
        let gate = context.gate(of: child, at: call.moment)
        let lessons = gate.lessons.filter { $0.lesson.skill == params.skill }.compactMap { installed in
            child.learning.history[installed.lesson.id].map { history in
                RecentLesson(
                    lesson: installed.lesson.id, title: installed.lesson.title, subject: installed.lesson.subject,
                    bestPercent: history.bestPercent, timesFinished: history.timesFinished,
                    finishedAt: history.lastFinishedAt)
            }
        }
        let known = child.learning.mastery(of: params.skill)
        return Result(
            mastery: entry, lessons: lessons.sorted { $0.finishedAt > $1.finishedAt }, due: known.due,
            say: known.childWords(rubric(of: params.skill, gate), isList: gate.isList(params.skill)))
    }

    static let explainEndpoint = Endpoint.query(explain) { (context, params, call) throws(RPCError) in
        let (child, entry) = try skill(params.skill, context, call)
        let gate = context.gate(of: child, at: call.moment)
        let known = child.learning.mastery(of: params.skill)
        return Explained(
            mastery: entry,
            windows: known.reached.map { window in
                let prompts = gate.prompts(of: window.activity, in: child.learning)
                return MasteryExplain.Window(
                    activity: window.activity, day: window.day,
                    answers: window.answers.map { .init(known: $0, prompt: prompts[$0.presentation]) })
            },
            say: known.childWords(rubric(of: params.skill, gate), isList: gate.isList(params.skill)))
    }

    private static func rubric(of skill: SkillID, _ gate: ContentGate) -> Rubric {
        gate.skills.first { $0.skill.id == skill }?.skill.rubric ?? .standard
    }

    /// The child, and one of the skills that the caller may hear of.
    private static func skill(
        _ id: SkillID, _ context: HandlerContext, _ call: Call
    ) throws(RPCError) -> (ChildState, MasteryList.Entry) {
        let child = try context.child(of: call, whole: true)
        let entries = try MasteryList.entries(of: child, context, call)
        guard let entry = entries.first(where: { $0.skill == id }) else {
            // The name is not said again: it may be of something that the filter keeps away.
            let near = NearestWord.question(id.rawValue, in: entries.map(\.skill.rawValue).sorted())
            throw RPCError(.unknownSkill, "there is no such skill here" + near + ": mastery.list names them")
        }
        return (child, entry)
    }
}
