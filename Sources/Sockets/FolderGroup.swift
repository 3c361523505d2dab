import Glibc

/// Who is in a group, as this computer's lists of accounts and groups tell it.
struct FolderGroup: Equatable {
    /// The account of its name; nil: there is none.
    var namesake: uid_t?
    /// Its members; nil stands for a name that is no account's.
    var members: [uid_t?]
    /// The accounts that have it as their main group.
    var mainOf: [uid_t]

    /// Whether it is the private group of one of these accounts, in which nobody else is. A group of another name is for
    /// several people, even if the lists name none of them: a service of names need not list all.
    func isOwn(of accounts: Set<uid_t>) -> Bool {
        (members + mainOf + [namesake]).allSatisfy { $0.map(accounts.contains) ?? false }
    }
}

extension FolderGroup {
    /// Looks it up; nil where there is no such group, or one of more members than anybody's own has.
    init?(_ number: gid_t) {
        let size = 1 << 16
        let room = UnsafeMutablePointer<CChar>.allocate(capacity: size)
        defer { room.deallocate() }
        var (entry, found) = (group(), UnsafeMutablePointer<group>?.none)
        guard getgrgid_r(number, &entry, room, size, &found) == 0, found != nil else { return nil }
        var names = [String(cString: entry.gr_name)]
        var member = entry.gr_mem
        while let name = member?.pointee {
            names.append(String(cString: name))
            member = member?.successor()
        }
        var (account, known) = (passwd(), UnsafeMutablePointer<passwd>?.none)
        let accounts = names.map { name -> uid_t? in
            let code = getpwnam_r(name, &account, room, size, &known)
            return code == 0 && known != nil ? account.pw_uid : nil
        }
        var mainOf: [uid_t] = []
        setpwent()
        defer { endpwent() }
        while getpwent_r(&account, room, size, &known) == 0 {
            if account.pw_gid == number { mainOf.append(account.pw_uid) }
        }
        self.init(namesake: accounts[0], members: Array(accounts.dropFirst()), mainOf: mainOf)
    }
}
