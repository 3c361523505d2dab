import API
import Household
import JSONRPC
import Shapes

/// What a change of limits may say.
extension HandlerContext {
    /// The limits after a change, or the fault of the first field that is impossible.
    ///
    /// What stands in the limits already may be sent again, as far as it was possible once.
    ///
    /// - Parameter place: where the change stands in the parameters, as a JSON pointer.
    func checked(
        _ change: PolicyChange, on present: ScreenTimePolicy, _ call: Call, at place: String = ""
    ) throws(RPCError) -> ScreenTimePolicy {
        let policy = change.applied(to: present)
        if let fault = policy.faults.first {
            let path = fault.path.replacing("[", with: "/").replacing("]", with: "").replacing(".", with: "/")
            throw RPCError(
                parameter: ShapeFault(path: "\(place)/\(path)", message: "is not possible. \(fault.message)"))
        }
        let today = calendar.day(at: call.moment.wall)
        for (index, override) in (change.dateOverrides ?? []).enumerated()
        where override.last < today && !present.dateOverrides.contains(override) {
            throw RPCError(
                parameter: ShapeFault(
                    path: "\(place)/dateOverrides/\(index)/last", message: "has passed: today is \(today)"))
        }
        let library = try wholeLibrary(for: call)
        for (index, budget) in (change.budgets ?? []).enumerated() where !present.budgets.contains(budget) {
            try library.check(budget.activities, at: "\(place)/budgets/\(index)/activities")
        }
        if let free = change.freeActivities, free != present.freeActivities {
            try library.check(free, at: "\(place)/freeActivities")
        }
        return policy
    }
}

extension Library {
    /// Subjects, lessons and packs that a parent names: a mistyped one would be nobody's, and never said.
    func check(_ activities: [ActivityRef], at place: String) throws(RPCError) {
        for (index, activity) in activities.enumerated() { try check(activity, at: "\(place)/\(index)") }
    }

    /// The same for one.
    func check(_ activity: ActivityRef, at place: String) throws(RPCError) {
        if let subject = activity.subject, !hasSubject(subject) {
            let subjects = Set(packs.flatMap { $0.manifest.subjects.map(\.id) })
            throw .noSuchPart(subject, at: place + "/subject", among: subjects)
        }
        let ids = Set(packs.map(\.manifest.id.rawValue))
        if let pack = activity.pack, !ids.contains(pack) {
            throw .noSuchPart(pack, at: place + "/pack", among: ids)
        }
        if let lesson = activity.lesson, self.lesson(LessonID(rawValue: lesson)) == nil {
            let near = NearestWord.question(lesson, in: lessons.map(\.lesson.id.rawValue))
            throw RPCError(.unknownLesson, "there is no lesson \"\(lesson.brief())\"" + near)
        }
    }
}
