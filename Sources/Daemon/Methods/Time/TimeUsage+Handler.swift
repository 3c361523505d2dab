import API
import Household
import JSONRPC

extension TimeUsage {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        var report = context.screenTime(of: child, at: call.moment).usage(
            days: params.days, added: child.since.map(context.calendar.day))
        let names = try LessonNames(child, for: call, in: context)
        for index in report.grants.indices {
            report.grants[index].title = report.grants[index].lesson.flatMap(names.lesson(_:))?.title
        }
        return call.parent == nil ? report.forChild : report
    }
}
