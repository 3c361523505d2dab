import Household
import JSONRPC

/// How lessons are named for somebody: a parent knows all of them, a child none that its filter keeps away.
struct LessonNames: Sendable {
    /// All content, for a parent; nil for a child.
    let library: Library?
    let gate: ContentGate

    /// For who calls.
    init(_ child: ChildState, for call: Call, in context: HandlerContext) throws(RPCError) {
        library = call.parent == nil ? nil : try context.wholeLibrary(for: call)
        gate = context.gate(of: child, at: call.moment)
    }

    /// A lesson, if it may be named.
    func lesson(_ id: LessonID) -> LessonHead? { (library?.lesson(id) ?? gate.lesson(id))?.lesson }

    /// The lesson that a question belongs to, if it may be named.
    func lesson(holding question: QuestionID) -> LessonHead? {
        (library?.lesson(holding: question) ?? gate.lesson(holding: question))?.lesson
    }
}
