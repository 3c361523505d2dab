import API
import Client
import Household

/// Whose account it is.
extension Invocation {
    /// The child whom this account may act for, where it is one.
    ///
    /// - Parameter remedy: How a child is named where there is none, or several.
    func ownChild(remedy: String) throws -> ChildView {
        var found: [ChildView] = []
        for entry in try plainly(ChildList.method, ChildList.Params()).value.children {
            do {
                found.append(try plainly(ChildGet.method, ChildParams(child: entry.id.rawValue)).value)
            } catch let problem as Problem where problem.status == .forbidden {
                continue
            }
        }
        guard found.count == 1, let only = found.first else {
            let names = found.map { $0.profile.name.printable }.joined(separator: ", ")
            throw Problem(
                .usage, found.isEmpty ? "this account is no child's" : "this account may be one of: \(names)",
                remedy: remedy)
        }
        return only
    }
}
