/// What stays in the household's own records when a child is erased (Privacy: "erase removes it all").
extension HouseholdFact {
    /// The fact without what it says of a child; nil: it says nothing else.
    public func without(_ child: ChildID, handle: Int64) -> HouseholdFact? {
        switch self {
        case .childAdded(_, let number, _, _) where number == handle: nil
        case .codesMade(let codes): .codesMade(codes.map { $0.without(child) })
        case .codeUsed(let code, let use): .codeUsed(code, use.without(child))
        case .unlockFailed(.code(child), _, _), .entriesForgiven(.code(child)), .unlocked(_, .code(child), _): nil
        default: self
        }
    }
}

extension ChildID {
    /// Stands for a child that was erased, where something else needs to know that there was one. No child has this id.
    public static let erased = ChildID(rawValue: "-")
}

extension TimeCode {
    /// A code that only an erased child could redeem can be redeemed by nobody; its number stays taken.
    func without(_ erased: ChildID) -> TimeCode {
        var code = self
        if child == erased {
            code.child = nil
            code.digest = []
            code.expires = at
        }
        code.use = use?.without(erased)
        return code
    }
}

extension TimeCode.Use {
    /// The code stays used, and nobody can tell by whom.
    func without(_ erased: ChildID) -> TimeCode.Use {
        guard child == erased else { return self }
        var grant = grant
        grant.why = nil
        return TimeCode.Use(child: .erased, grant: grant)
    }
}

extension CodeBook {
    /// Forgets a child that was erased.
    mutating func forget(_ child: ChildID) { codes = codes.map { $0.without(child) } }
}
