import StrictJSON

/// Goes through the members of an object while a shape asks for its own one by one.
///
/// Who writes by a shape writes in its order: the next member is mostly the one that is asked for.
struct MemberPlace {
    private var members: JSONMemberSearch
    private var left: Int

    /// - Parameter common: members that somebody else reads; they need not be asked for.
    init?(of json: JSONValue, counting common: Int) {
        guard json.kind == .object else { return nil }
        members = JSONMemberSearch(in: json)
        left = json.count - common
    }

    /// Whether all members were found.
    var isComplete: Bool { left == 0 }

    /// The member with this name; nil: it is not there.
    mutating func value(of name: [UInt8]) -> JSONValue? {
        guard left > 0, let value = members.find(name) else { return nil }
        left -= 1
        return value
    }
}
