import Household
import Synchronization

/// What is looked at from within the process: by simulated learners and by tests. No front-end gets any of it.
extension Server {
    /// Whether no household was set up in the folder so far.
    public var isNew: Bool {
        let found = Mutex(false)
        engine?.run { engine in
            let isNew = engine.commits.damage.isEmpty && engine.context.household.household == nil
            found.withLock { $0 = isNew }
        }
        return found.withLock { $0 }
    }

    /// The question that a child looks at in an open activity, with what answers it.
    public func openQuestion(of child: ChildID, in activity: ActivityID) -> OpenQuestion? {
        let found = Mutex<OpenQuestion?>(nil)
        engine?.run { engine in
            let library = engine.context.shelf.whole(for: ParentID(rawValue: ""))
            let open = engine.context.family.child(child)?.learning.openActivity(withID: activity)
            let question = open?.openQuestion(in: library)
            found.withLock { $0 = question }
        }
        return found.withLock { $0 }
    }
}
