import Glibc

/// Where a user's daemon keeps things (XDG base directories).
public struct Places: Equatable, Sendable {
    /// The path to listen at.
    public var socket: String
    /// The folder with the journal.
    public var dataFolder: String
    /// The file with the household key.
    public var keyFile: String

    public init(socket: String, dataFolder: String, keyFile: String) {
        self.socket = socket
        self.dataFolder = dataFolder
        self.keyFile = keyFile
    }

    /// The data folder and the key file of a command that works without a daemon, and so without a socket.
    public static func offline(dataFolder: String?, keyFile: String?) throws(StartFault) -> (data: String, key: String)
    {
        if let dataFolder, let keyFile { return (dataFolder, keyFile) }
        var environment = Environment.all
        // The socket plays no part here.
        if environment["XDG_RUNTIME_DIR"] == nil { environment["XDG_RUNTIME_DIR"] = "/run" }
        let usual = try usual(environment: environment, isRoot: geteuid() == 0)
        return (dataFolder ?? usual.dataFolder, keyFile ?? usual.keyFile)
    }

    /// The usual places; nil members of the environment fall back as the XDG rules say.
    ///
    /// - Throws: when there is no folder for the socket; the fault names the option that helps.
    public static func usual(environment: [String: String], isRoot: Bool) throws(StartFault) -> Places {
        func folder(_ name: String) -> String? {
            guard let path = environment[name], path.hasPrefix("/") else { return nil }
            return path
        }
        guard let home = folder("HOME") ?? (isRoot ? "/root" : nil) else {
            throw StartFault("HOME is not set: name the places with --socket, --data-dir and --key-file")
        }
        let socketFolder: String
        if let runtime = folder("XDG_RUNTIME_DIR") {
            socketFolder = runtime + "/kidd"
        } else if isRoot {
            socketFolder = "/run/kidd"
        } else {
            throw StartFault("XDG_RUNTIME_DIR is not set (no login session): name a socket with --socket PATH")
        }
        return Places(
            socket: socketFolder + "/kidd.sock",
            dataFolder: (folder("XDG_DATA_HOME") ?? home + "/.local/share") + "/kidd",
            keyFile: (folder("XDG_CONFIG_HOME") ?? home + "/.config") + "/kidd/household.key")
    }
}
