import Daemon
import JSONRPC

/// Who may call what: the outcome of every method for every caller, made from the method table.
///
/// A test compares each cell with what a live daemon does.
public enum RoleTable {
    /// A connection and the child that its call is about.
    public enum Caller: String, CaseIterable, Sendable {
        /// The daemon's own account, before anything is set up.
        case beforeSetUp = "before set-up"
        /// An account of nobody, about a child with an account of its own.
        case strangerForMia = "stranger, Mia"
        /// An account of nobody, about a child without one.
        case strangerForBen = "stranger, Ben"
        /// A child's account, about its sibling.
        case miaForBen = "Mia's account, Ben"
        /// A child's account, about that child.
        case miaForMia = "Mia's account, Mia"
        /// The daemon's own account without a PIN, about a child without an account.
        case owner = "owner, Ben"
        /// Any account behind a PIN, about any child.
        case parent = "parent"
        /// A caller without a PIN that names no child, where a child may be left out.
        case forFamily = "no child named"
    }

    /// What a caller hears who is let in: its parameters are looked at.
    public static let admitted = "yes"
    /// What root hears in the place of a parent; the daemon's own account is nobody's here.
    public static let root = "root"
    /// Where a caller makes no difference to the columns before.
    public static let same = "–"

    /// Where the table is kept in the repository.
    public static let path = "rpc-spec/roles.md"

    /// The cell of a method and a caller: ``admitted``, or the word of the refusal.
    public static func outcome(of method: MethodDescription, for caller: Caller) -> String {
        let child = method.params.first { $0.name == "child" }
        if caller == .forFamily {
            return method.role == .child && child?.isRequired == false ? "pin_required" : same
        }
        switch method.role {
        case .anyone: return admitted
        case .owner: return [.beforeSetUp, .owner].contains(caller) ? admitted : "forbidden"
        case .parent:
            if method.opensToRoot, [.beforeSetUp, .owner].contains(caller) { return root }
            return caller == .beforeSetUp ? "not_set_up" : caller == .parent ? admitted : "pin_required"
        case .child:
            switch caller {
            case .beforeSetUp: return "not_set_up"
            // Whose an activity is, is told to nobody else.
            case .strangerForMia, .miaForBen: return child == nil ? "unknown_activity" : "forbidden"
            default: return admitted
            }
        }
    }

    /// The page of the repository.
    public static func text() -> String {
        var text = """
            # Who may call what

            Generated from the method table by `make spec`; a test asks a live daemon for every cell. The role is looked at
            before any parameter, then the child alone, then the rest: a caller who is not let in hears the same whatever
            the parameters are.

            In the household of this table the child Mia has an account of its own, and Ben has none. The columns are
            connections and the child, or the child of the activity, that their call is about; methods about no child look
            at the connection alone. *Stranger* is an account of nobody, *owner* the daemon's own account or root without a
            PIN, *parent* any account behind one. `yes`: let in, and the parameters are looked at. `root`: root is, and the
            daemon's own account needs a PIN. Whether strangers may act for a child without an account, as here, is the household's
            `admitsStrangers` (`household.update`). Methods of developer mode are refused to everybody else's daemon, after the role (`developer_only`).

            *While sealed* are those that answer while the household is sealed or cannot be opened (`household.status`); all
            others get `sealed` or `storage_damaged` then, whoever calls.

            | method | role | while sealed | \(Caller.allCases.map(\.rawValue).joined(separator: " | ")) |
            |---|---|---|\(String(repeating: "---|", count: Caller.allCases.count))

            """
        for method in ServedMethods.all {
            let cells = Caller.allCases.map { caller in
                let outcome = outcome(of: method, for: caller)
                return [admitted, same, root].contains(outcome) ? outcome : "`\(outcome)`"
            }
            let isOpen = ServedMethods.whileSealed.contains(method.name)
            text +=
                "| `\(method.name)` | \(method.role.rawValue) | \(isOpen ? admitted : same) | \(cells.joined(separator: " | ")) |\n"
        }
        return text
    }
}
