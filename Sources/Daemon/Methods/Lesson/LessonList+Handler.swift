import API
import Household
import JSONRPC

extension LessonList {
    static let endpoint = Endpoint.lastingQuery(method, isForParents: \.hidden) {
        (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let gate = context.gate(of: child, at: call.moment)
        try RPCError.check(subject: params.subject, in: context.shelf, gate)
        if let last = params.after, !context.shelf.knows(last) { throw .noSuchLesson(last) }
        if params.hidden {
            guard call.parent != nil else { throw .needsParent }
            let library = try context.wholeLibrary(for: call)
            return page(of: library.lessons(after: params.after, language: gate.language), params, child, gate)
        }
        return page(of: gate.lessons(after: params.after), params, child, gate)
    }

    private static func page(
        of lessons: some Sequence<InstalledLesson>, _ params: Params, _ child: ChildState, _ gate: ContentGate
    ) -> Result {
        let chosen = lessons.lazy.filter { installed in
            (params.subject == nil || installed.lesson.subject == params.subject)
                && (params.skill == nil || installed.lesson.skill == params.skill)
                && (params.pack == nil || installed.pack == params.pack)
                && (params.grade == nil || gate.standard(of: installed)?.grade == params.grade)
                && (params.domain == nil || gate.standard(of: installed)?.domain == params.domain)
        }
        // One more tells whether there is another page.
        let page = Array(chosen.prefix(params.limit + 1))
        let shown = page.prefix(params.limit)
        return Result(
            lessons: shown.map { Entry($0, child.learning.history[$0.lesson.id]) },
            next: page.count > shown.count ? shown.last?.lesson.id : nil)
    }
}

extension LessonList.Entry {
    init(_ installed: InstalledLesson, _ history: LessonHistory?) {
        let lesson = installed.lesson
        self.init(
            id: lesson.id, title: lesson.title, description: lesson.description, subject: lesson.subject,
            skill: lesson.skill, pack: installed.pack, tier: lesson.tier, difficulty: lesson.difficulty,
            estimatedMinutes: lesson.estimatedMinutes, questions: lesson.asked,
            timesFinished: history?.timesFinished ?? 0, bestPercent: history?.bestPercent)
    }
}
