import API
import Household
import JSONRPC
import Shapes

extension MasteryList {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let gate = context.gate(of: child, at: call.moment)
        try RPCError.check(subject: params.subject, in: context.shelf, gate)
        let entries = try entries(of: child, context, call)
        return Result(entries: entries.filter { params.subject == nil || $0.subject == params.subject })
    }

    /// All skills that the caller may hear of.
    static func entries(of child: ChildState, _ context: HandlerContext, _ call: Call) throws(RPCError) -> [Entry] {
        let day = context.calendar.day(at: call.moment.wall)
        var entries = context.gate(of: child, at: call.moment).skills.map { taught in
            Entry(
                taught.skill.id, taught.skill.name, taught.subject, child.learning.mastery(of: taught.skill.id),
                on: day,
                forParent: call.parent != nil)
        }
        if call.parent != nil {
            let library = try context.wholeLibrary(for: call)
            let known = Set(entries.map(\.skill))
            let others = child.learning.mastery.keys.filter { !known.contains($0) }
            entries += others.sorted { $0.rawValue < $1.rawValue }.map { skill in
                Entry(
                    skill, library.skill(skill)?.name ?? skill.rawValue, library.subject(of: skill),
                    child.learning.mastery(of: skill), on: day, forParent: true)
            }
        }
        return entries
    }
}

extension MasteryList.Entry {
    fileprivate init(
        _ skill: SkillID, _ title: String, _ subject: String?, _ known: SkillMastery, on day: Day, forParent: Bool
    ) {
        self.init(
            skill: skill, title: title, subject: subject, medal: known.medal, percent: known.bestPercent,
            masteredAt: known.masteredAt, state: forParent ? known.state(on: day) : nil,
            answers: forParent ? known.count : nil, due: forParent ? known.due : nil)
    }
}

extension MasteryExplain {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        let library = try context.wholeLibrary(for: call)
        let skill = try skill(
            called: params.skill, of: child, among: library.skills(called: params.skill),
            near: library.nearSkills(params.skill))
        let known = child.learning.mastery(of: skill)
        let rubric = library.skill(skill)?.rubric ?? .standard
        let day = context.calendar.day(at: call.moment.wall)
        let recent = child.study.recent[skill]
        var trace = AnswerTrace(child.learning, library)
        return Result(
            skill: skill, title: library.skill(skill)?.name ?? skill.rawValue,
            state: known.state(on: day), percent: known.bestPercent, rubric: rubric,
            reached: known.reached.map { window in
                Window(activity: window.activity, day: window.day, answers: window.answers.map { trace.answer($0) })
            },
            last: known.answers.map { trace.answer($0) }, due: known.due,
            say: known.words(for: child.profile.name, rubric, isList: library.isList(skill), on: day),
            recentShare: recent?.accuracy,
            recent: (recent?.answers ?? []).map { trace.answer($0.asMastery) })
    }

    /// The skill that an id or a title names: of several with one title the only one that the child has tried.
    private static func skill(
        called name: String, of child: ChildState, among named: [SkillID], near: String
    ) throws(RPCError) -> SkillID {
        func isTried(_ skill: SkillID) -> Bool {
            child.learning.mastery(of: skill).count > 0 || child.study.recent[skill] != nil
        }
        // One whose pack is not there any more is known by its answers.
        let id = SkillID(rawValue: name)
        if isTried(id) { return id }
        let tried = named.filter(isTried)
        if let only = named.count == 1 ? named.first : tried.count == 1 ? tried.first : nil { return only }
        guard named.isEmpty else {
            let ids = named.map(\.rawValue).joined(separator: ", ")
            throw RPCError(
                parameter: ShapeFault(path: "/skill", message: "is the title of several skills: name one of \(ids)"))
        }
        throw .noSuchSkill(id, near: near)
    }

}

/// What is still known of answers that a parent traces. An activity is made again once, however many of its answers are
/// asked for.
private struct AnswerTrace {
    private let learning: LearningBook
    private let library: Library
    private var activities: [ActivityID: [PresentationID: AskedQuestion]] = [:]

    init(_ learning: LearningBook, _ library: Library) {
        self.learning = learning
        self.library = library
    }

    /// With what was asked and answered, and what a wrong one shows.
    mutating func answer(_ known: MasteryAnswer) -> MasteryExplain.Answer {
        let id = known.presentation.activity
        if activities[id] == nil { activities[id] = learning.activity(id)?.asked(in: library) ?? [:] }
        let asked = activities[id]?[known.presentation] ?? library.asked(known.question)
        return MasteryExplain.Answer(
            known: known, prompt: asked.prompt, mistake: learning.mistakes(in: id)[known.presentation], asked: asked)
    }
}

extension RPCError {
    static func noSuchSkill(_ skill: SkillID, near: String) -> RPCError {
        RPCError(.unknownSkill, "there is no skill \"\(skill.rawValue.brief())\"" + near + ": mastery.list names them")
    }
}

extension MasteryReviews {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        let library = try context.wholeLibrary(for: call)
        let day = context.calendar.day(at: call.moment.wall)
        return Result(
            reviews: child.learning.reviews.map { skill, due in
                Entry(
                    skill: skill, title: library.skill(skill)?.name ?? skill.rawValue, due: due, isDue: due <= day)
            })
    }
}
