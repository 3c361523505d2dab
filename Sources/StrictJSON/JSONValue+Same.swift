extension JSONValue {
    /// Whether two values mean the same: numbers by what they are, members of objects in any order.
    public func isSame(as other: JSONValue) -> Bool {
        guard kind == other.kind else { return false }
        switch kind {
        case .null: return true
        case .bool: return bool == other.bool
        case .string: return string == other.string
        case .number: return integer.map { $0 == other.integer } ?? (double == other.double)
        case .array: return count == other.count && zip(elements, other.elements).allSatisfy { $0.isSame(as: $1) }
        case .object:
            return count == other.count
                && members.allSatisfy { name, value in other.member(name)?.isSame(as: value) ?? false }
        }
    }

    /// What stands at a place within objects; nil where there is nothing.
    ///
    /// - Parameter pointer: a JSON pointer (RFC 6901), such as `/profile/name`.
    public func value(at pointer: String) -> JSONValue? {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reduce(self) { place, part in
            place?.member(String(part).replacing("~1", with: "/").replacing("~0", with: "~"))
        }
    }
}
