import API
import Household
import Words

/// Where something was entered, in words for parents: the account is known, who sat before it is not.
enum AccountWords {
    /// - Parameters:
    ///   - uid: the account; nil: several.
    ///   - child: the name of the child whose account it is.
    static func from(_ uid: UInt32?, of child: String?) -> Saying {
        if let child { return Saying("parent.from.child", ["name": .text(child)]) }
        guard let uid else { return Saying("parent.from.several") }
        return uid == 0 ? Saying("parent.from.root") : Saying("parent.from.account", ["uid": .text("\(uid)")])
    }
}

extension Access {
    /// What a parent is told of wrong entries.
    func notice(of entries: WrongEntries) -> WrongEntriesNotice {
        let child = entries.uid.flatMap(family.owner(ofAccount:))
        let from = AccountWords.from(entries.uid, of: child.flatMap { family.profile($0)?.name })
        let key = entries.counter == .recovery ? "parent.wrongRecoveryCodes" : "parent.wrongPINs"
        return WrongEntriesNotice(
            count: entries.count, firstAt: entries.first, lastAt: entries.last, uid: entries.uid.map(Int.init),
            child: child,
            say: Saying(key, ["count": .number(entries.count), "from": .saying(from)]))
    }
}
