import API
import Household
import JSONRPC

extension SkillList {
    static let endpoint = Endpoint.lastingQuery(method) {
        (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let chosen = context.gate(of: child, at: call.moment).skills.filter { taught in
            (params.subject == nil || taught.subject == params.subject)
                && (params.grade == nil || taught.standard.grade == params.grade)
                && (params.domain == nil || taught.standard.domain == params.domain)
        }
        return Result(skills: chosen.map(Entry.init))
    }
}

extension SkillList.Entry {
    fileprivate init(_ taught: TaughtSkill) {
        self.init(
            id: taught.skill.id, name: taught.skill.name, description: taught.skill.description,
            subject: taught.subject, grade: taught.standard.grade, domain: taught.standard.domain,
            standard: taught.standard.id, code: taught.standard.code, lessons: taught.lessons)
    }
}
