/// Where kidd listens.
public enum SocketPath {
    /// The name of the socket in its folder.
    public static let fileName = "kidd.sock"
    /// The folder of a system-wide kidd.
    public static let systemFolder = "/run/kidd"

    /// The socket that a client uses when no other is named: `KIDD_SOCKET`, else the one in the user's runtime folder
    /// (`$XDG_RUNTIME_DIR/kidd/`), else the system's (`/run/kidd/`).
    ///
    /// An empty variable counts as not set; a runtime folder that is no absolute path is ignored, as the XDG
    /// specification asks.
    public static func standard(_ environment: (String) -> String?) -> String {
        if let named = environment("KIDD_SOCKET"), !named.isEmpty { return named }
        if let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") {
            return runtime + (runtime.hasSuffix("/") ? "" : "/") + "kidd/" + fileName
        }
        return systemFolder + "/" + fileName
    }
}
