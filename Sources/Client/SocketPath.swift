import Glibc

/// Where kidd listens.
public enum SocketPath {
    /// The name of the socket in its folder.
    public static let fileName = "kidd.sock"
    /// The folder of a system-wide kidd.
    public static let systemFolder = "/run/kidd"

    /// The places where a client looks for kidd, the first first: `KIDD_SOCKET` alone, else the user's runtime folder
    /// (`$XDG_RUNTIME_DIR/kidd/`) and the system's (`/run/kidd/`).
    ///
    /// An empty variable counts as not set; a runtime folder that is no absolute path, or another account's, is ignored, as
    /// the XDG specification asks: `su` leaves that of the account before, which may listen there itself.
    ///
    /// - Parameter owner: whose a folder is; nil: there is none.
    public static func candidates(
        _ environment: (String) -> String?, owner: (String) -> uid_t? = owner(of:)
    ) -> [String] {
        if let named = environment("KIDD_SOCKET"), !named.isEmpty { return [named] }
        let system = systemFolder + "/" + fileName
        guard let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/"),
            owner(runtime) ?? geteuid() == geteuid()
        else { return [system] }
        return [runtime + (runtime.hasSuffix("/") ? "" : "/") + "kidd/" + fileName, system]
    }

    /// The socket that a client uses when no other is named: the first of ``candidates(_:)`` that is there, else the
    /// first.
    public static func standard(
        _ environment: (String) -> String?, owner: (String) -> uid_t? = owner(of:),
        exists: (String) -> Bool = { access($0, F_OK) == 0 }
    ) -> String {
        let all = candidates(environment, owner: owner)
        return all.first(where: exists) ?? all[0]
    }

    /// Whose a folder is; nil: it is not there.
    public static func owner(of folder: String) -> uid_t? {
        var status = stat()
        return stat(folder, &status) == 0 ? status.st_uid : nil
    }
}
