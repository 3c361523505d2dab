import API
import Household

/// What the options for one rule of a policy say of it.
struct PolicyEdit {
    /// The rule's name.
    var rule: String?
    /// Whether any of them was given.
    var isGiven: Bool
    /// Whether they say something of dates, too, when there are some (`--override`).
    var isOfDay = false
    /// What is wrong of options that do not go together.
    var conflict: String?
    /// Refuses what is out of bounds; handed the command whose help tells more.
    var check: (_ help: String) throws -> Void
    /// Puts it into a change; asks for what stands beside it.
    var apply: (PolicyChangeMaker, inout PolicyChange) throws -> Void

    /// - Parameter make: What the rule is to be; nil: as it is.
    static func rule<Value>(
        _ path: PolicyRule<Value>.Path, isGiven: Bool, check: @escaping (String) throws -> Void = { _ in },
        make: @escaping (PolicyChangeMaker) throws -> Value?
    ) -> PolicyEdit {
        let name = ScreenTimePolicy.rules.rule(at: path)?.name
        return PolicyEdit(rule: name, isGiven: isGiven, check: check) { maker, change in
            if isGiven { change[dynamicMember: path] = try make(maker) }
        }
    }

    /// Minutes within the bounds of the rule, or none.
    static func minutes(_ path: PolicyRule<Int?>.Path, _ wanted: Int??, _ option: String) -> PolicyEdit {
        let check = { (_: String) in
            guard let bounds = ScreenTimePolicy.rules.rule(at: path)?.bounds else { return }
            try Bounds.check(minutes: wanted ?? nil, bounds, of: option)
        }
        return rule(path, isGiven: wanted != nil, check: check) { _ in wanted }
    }

    /// A whole list, or an empty one by an option of its own.
    static func list<Element: Hashable>(
        _ path: PolicyRule<[Element]>.Path, _ wanted: [Element], _ option: String, none isNone: Bool,
        _ noneOption: String, check: @escaping (String) throws -> Void = { _ in }
    ) -> PolicyEdit {
        var edit = rule(path, isGiven: isNone || !wanted.isEmpty, check: check) { _ in isNone ? [] : wanted }
        if isNone, !wanted.isEmpty { edit.conflict = "give either \(option) or \(noneOption)" }
        if Set(wanted).count < wanted.count { edit.conflict = "\(option): the same is given more than once" }
        return edit
    }

    /// The same edit, of a rule that dates can have of their own.
    var ofDay: PolicyEdit {
        var edit = self
        edit.isOfDay = true
        return edit
    }
}
