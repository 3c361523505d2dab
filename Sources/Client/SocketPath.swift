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
    /// An empty variable counts as not set; a runtime folder that is no absolute path is ignored, as the XDG
    /// specification asks.
    public static func candidates(_ environment: (String) -> String?) -> [String] {
        if let named = environment("KIDD_SOCKET"), !named.isEmpty { return [named] }
        let system = systemFolder + "/" + fileName
        guard let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") else { return [system] }
        return [runtime + (runtime.hasSuffix("/") ? "" : "/") + "kidd/" + fileName, system]
    }

    /// The socket that a client uses when no other is named: the first of ``candidates(_:)`` that is there, else the
    /// first.
    public static func standard(
        _ environment: (String) -> String?, exists: (String) -> Bool = { access($0, F_OK) == 0 }
    ) -> String {
        let all = candidates(environment)
        return all.first(where: exists) ?? all[0]
    }
}
