import API
import Household
import JSONRPC

extension TimeUsage {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        var report = context.screenTime(of: child, at: call.moment).usage(
            days: params.days, added: child.since.map(context.calendar.day))
        let gate = context.gate(of: child, at: call.moment)
        let library = call.parent == nil ? nil : try context.wholeLibrary(for: call)
        for index in report.grants.indices {
            guard let lesson = report.grants[index].lesson else { continue }
            // A child is told no lesson that its filter keeps away.
            report.grants[index].title = (library?.lesson(lesson) ?? gate.lesson(lesson))?.lesson.title
        }
        return call.parent == nil ? report.forChild : report
    }
}
